import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import {
  navigationFaultMessages,
  publicationNavigationMessages as messages,
} from '#shared/messages/publication-navigation.ts';
import {
  findNavigationFault,
  type FoundNavigationFault,
  type NavigationEntry,
  navigationLimits,
  trimNavigationEntry,
} from '#shared/publications/navigation-rules.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { findLostDestination } from './find-lost-destination.ts';
import { destinationOf, targetOf } from './navigation-destinations.ts';
import { readNavigation } from './read-pages.ts';
import { lockPublication, replaceNavigationItems } from './publications.store.ts';

/** Own judgement: more than anybody arranges in an hour; each drops pages that are kept. */
const RULE = { most: 120, windowSeconds: 3_600 } as const;

/** Why a bar cannot be as somebody wants it: the sentence stands at its item. */
export type NavigationRefusal = {
  readonly type: 'NavigationRefusal';
  readonly at: number | null;
  readonly message: string;
};
export type NavigationOutcome =
  | { readonly type: 'Collection'; readonly publicationId: string }
  | NavigationRefusal
  | Busy;

/**
 * Puts these items, and no others, into the bar of a publication. Where somebody else has arranged it since it was
 * `opened` nothing is saved.
 */
export async function arrangeNavigation(
  context: CommandContext,
  publicationId: string,
  items: readonly NavigationEntry[],
  opened?: readonly NavigationEntry[],
): Promise<NavigationOutcome> {
  mustHaveRight(context, publicationId, 'edit settings');
  const taken = await takeOperation(context, 'arrange navigation', publicationId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  // One more than there may be is enough to refuse them, and no more than that is worked on.
  const entries = items.slice(0, navigationLimits.mostItems + 1).map(trimNavigationEntry);
  const found = findNavigationFault(entries);
  if (found !== undefined) return refuse(found);
  return withTransaction(context, async (inside): Promise<NavigationOutcome> => {
    await lockPublication(inside.database, publicationId);
    const lost = await findLostDestination(inside, publicationId, entries);
    if (lost !== undefined) return refuse(lost);
    const rows = entries.map(rowOf);
    if (opened !== undefined && (await isAnother(inside, publicationId, opened))) {
      return { type: 'NavigationRefusal', at: null, message: messages.changedMeanwhile };
    }
    await replaceNavigationItems(inside.database, publicationId, rows);
    await recordActivity(inside, { publicationId, kind: 'navigation.changed' });
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
    return { type: 'Collection', publicationId };
  });
}

function rowOf({ destination, title, value }: NavigationEntry) {
  return { destination: destinationOf[destination], title, value: value === '' ? null : value };
}

async function isAnother(
  inside: CommandContext,
  publicationId: string,
  opened: readonly NavigationEntry[],
): Promise<boolean> {
  const now = await readNavigation(commandReader(inside), publicationId);
  const known = now.map(({ destination, title, value }) => ({
    destination: targetOf[destination],
    title,
    value: value ?? '',
  }));
  // Both as they would be kept now: what an import brought may be written otherwise.
  return !isSameJson(known.map(trimNavigationEntry), opened.map(trimNavigationEntry));
}

function refuse({ fault, at }: FoundNavigationFault): NavigationRefusal {
  return { type: 'NavigationRefusal', at, message: navigationFaultMessages[fault] };
}
