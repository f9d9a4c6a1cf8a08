import { createHash } from 'node:crypto';
import type { ImportedStory } from '../imported-story.ts';
import { type ExportItem, isProblem, refused } from './report.ts';

/** Keys and addresses given so far in one run over an export. */
export type Given = { readonly prints: Map<string, string>; readonly addresses: Set<string> };

export function nothingGiven(): Given {
  return { prints: new Map(), addresses: new Set() };
}

/**
 * Ids may be given twice: the very same post counts once, another under the same id gets a key of its
 * own (`12-2`), the same in every run. An old address leads to the first story that had it.
 */
export function asUnique(item: ExportItem, given: Given): ExportItem {
  if (isProblem(item)) return item;
  const print = printOf(item);
  let key = item.itemKey;
  for (let number = 2; given.prints.has(key) && given.prints.get(key) !== print; number += 1) {
    key = `${item.itemKey}-${number}`;
  }
  if (given.prints.has(key)) {
    return refused(item.file, `“${item.title.slice(0, 80)}” stands in the export twice; the first one counts.`);
  }
  given.prints.set(key, print);
  const oldAddresses = item.oldAddresses.filter((address) => !given.addresses.has(address));
  for (const address of oldAddresses) given.addresses.add(address);
  return { ...item, itemKey: key, oldAddresses } satisfies ImportedStory;
}

function printOf(story: ImportedStory): string {
  return createHash('sha256')
    .update(`${story.title}\n${story.publishedAt?.toISOString() ?? ''}\n${story.body.text}`)
    .digest('base64');
}
