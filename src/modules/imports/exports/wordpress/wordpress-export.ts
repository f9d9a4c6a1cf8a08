import type { Archive } from '../../archive/archive.ts';
import { streamText } from '../../archive/read-text.ts';
import type { ImportProblem, ImportSource } from '../../imported-story.ts';
import { archiveSource } from '../archive-source.ts';
import { asRefusal, changed, type ExportItem, isProblem, refused } from '../report.ts';
import { readXmlItems } from '../xml-items.ts';
import { readWxrPost } from './read-wxr-post.ts';
import { readWxrSite, type WxrSite } from './wxr-site.ts';

/** A WordPress export (WXR) of one file or of several parts, and what other programs write in its shape. */
export async function wordpressExport(archive: Archive, files: readonly string[]): Promise<ImportSource> {
  const site = await readWxrSite(archive, files);
  return archiveSource(archive, 'WordPress', () => readPosts(archive, files, site), site.postCount);
}

/** Type and number of what is no story, said in one line each at the end. */
type Tally = Map<string, number>;

async function* readPosts(archive: Archive, files: readonly string[], site: WxrSite): AsyncGenerator<ExportItem> {
  const seen = new Map<string, string>();
  for (const file of files) {
    const left: Tally = new Map();
    try {
      for await (const found of readXmlItems(streamText(archive, file))) {
        if (found.type === 'head') continue;
        const items = readSafely(() => readWxrPost(found.item, file, site), file, found.item.text('title'));
        for (const item of items) yield* once(item, seen, left);
      }
    } catch (error) {
      yield asRefusal(file, error);
    }
    for (const [sentence, count] of left) yield changed(file, sentence.replace('{count}', String(count)));
  }
}

function readSafely(read: () => readonly ExportItem[], file: string, title: string): readonly ExportItem[] {
  try {
    return read();
  } catch (error) {
    const refusal = asRefusal(file, error);
    return [{ ...refusal, reason: `“${title.trim().slice(0, 80)}”: ${refusal.reason}` } satisfies ImportProblem];
  }
}

/** Ids may be given twice: the very same post counts once, another under the same id keeps a key of its own. */
function* once(item: ExportItem, seen: Map<string, string>, left: Tally): Generator<ExportItem> {
  if (isProblem(item)) {
    // Lines without a title are about many items and are counted instead of repeated.
    if (item.reason.includes('{count}')) left.set(item.reason, (left.get(item.reason) ?? 0) + 1);
    else yield item;
    return;
  }
  const print = `${item.title}\n${item.publishedAt?.toISOString() ?? ''}\n${item.body.text}`;
  let key = item.itemKey;
  for (let number = 2; seen.has(key) && seen.get(key) !== print; number += 1) key = `${item.itemKey}-${number}`;
  if (seen.has(key)) {
    yield refused(item.file, `“${item.title.slice(0, 80)}” stands in the export twice; the first one counts.`);
    return;
  }
  seen.set(key, print);
  yield { ...item, itemKey: key };
}
