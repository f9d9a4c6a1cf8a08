import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { sectionLimits } from '#shared/publications/section-rules.ts';
import { MOST_FEATURED_STORIES } from '#shared/story/publishing-limits.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { loadStories } from '#modules/stories/stories/load-stories.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { findSectionStories, lockChosenSection } from './find-sections.ts';
import { rearrangeSection } from './publication-sections.store.ts';
import { canFeature } from './publications.policy.ts';
import { lockPublication, replaceFeaturedStories } from './publications.store.ts';
import { readFeaturedIds } from './read-shelves.ts';

/** What came of one of several stories. */
export type CameOfStory = 'done' | 'alreadySo' | 'notThere' | 'notPublished' | 'noRoom';
/** Of each by its id, in the order in which they were named. */
export type CameOfStories = ReadonlyMap<string, CameOfStory>;

type Several = { readonly publicationId: string; readonly storyIds: readonly string[]; readonly isIn: boolean };

/** A list of stories that has an end: what stands in it, and what is put first in it or taken out. */
type Shelf = { readonly before: readonly string[]; readonly most: number };

/**
 * What comes of each, and the list as it is then. Those that are put in stand first, in the order in which they were
 * named; where there is no room for all, the first ones go in.
 */
function changeShelf(
  { before, most }: Shelf,
  { publicationId, storyIds, isIn }: Several,
  stories: ReadonlyMap<string, Pick<Story, 'publicationId' | 'isListed'>>,
): { readonly cameOf: CameOfStories; readonly now: readonly string[] } {
  let room = most - before.length;
  const cameOfOne = (id: string): CameOfStory => {
    if (before.includes(id)) return isIn ? 'alreadySo' : 'done';
    const story = stories.get(id);
    if (story?.publicationId !== publicationId) return 'notThere';
    if (!isIn) return 'alreadySo';
    if (!canFeature(publicationId, story)) return 'notPublished';
    room -= 1;
    return room < 0 ? 'noRoom' : 'done';
  };
  const cameOf = new Map(storyIds.map((id) => [id, cameOfOne(id)] as const));
  const changed = storyIds.filter((id) => cameOf.get(id) === 'done');
  return { cameOf, now: isIn ? [...changed, ...before] : before.filter((id) => !changed.includes(id)) };
}

/** What came of each, and what was featured before and is now, for who takes it back. */
export type SeveralFeatured = {
  readonly cameOf: CameOfStories;
  readonly before: readonly string[];
  readonly now: readonly string[];
};

/**
 * Features several stories of a publication, or features them no longer (rule 18). In one transaction: they stand in one
 * list, which is held while it changes, so that all who look at it see all of them or none.
 */
export function featureSeveral(context: CommandContext, several: Several): Promise<SeveralFeatured> {
  const { publicationId, storyIds, isIn } = several;
  return withTransaction(context, async (inside) => {
    await lockPublication(inside.database, publicationId);
    const before = await readFeaturedIds(inside.database, publicationId);
    const stories = await readStories(inside, storyIds);
    const { cameOf, now } = changeShelf({ before, most: MOST_FEATURED_STORIES }, several, stories);
    const changed = [...stories.values()].filter(({ id }) => cameOf.get(id) === 'done');
    if (changed.length === 0) return { cameOf, before, now };
    await replaceFeaturedStories(inside.database, publicationId, now);
    const kind = isIn ? 'story.featured' : 'story.unfeatured';
    for (const { creatorId: personId, title: subject } of changed) {
      // One after the other, as the log of a publication is one list.
      // oxlint-disable-next-line no-await-in-loop
      await recordActivity(inside, { publicationId, kind, personId, subject });
    }
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
    return { cameOf, before, now };
  });
}

/**
 * Puts several stories first on a feature page, or takes them off it; undefined where there is none whose stories are
 * chosen. In one transaction, as one list; whoever has the page open to change it is told.
 */
export function arrangeSeveral(
  context: CommandContext,
  { sectionId, ...several }: Several & { readonly sectionId: string },
): Promise<CameOfStories | undefined> {
  const { publicationId, storyIds } = several;
  return withTransaction(context, async (inside) => {
    const { database } = inside;
    await lockPublication(database, publicationId);
    const section = await lockChosenSection(database, publicationId, sectionId);
    if (section === undefined) return undefined;
    const before = await findSectionStories(database, sectionId);
    const stories = await readStories(inside, storyIds);
    const { cameOf, now } = changeShelf({ before, most: sectionLimits.mostStories }, several, stories);
    if (![...cameOf.values()].includes('done')) return cameOf;
    await rearrangeSection(database, { id: sectionId, publicationId }, now);
    await recordActivity(inside, { publicationId, kind: 'section.arranged', subject: section.title });
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
    return cameOf;
  });
}

async function readStories({ database }: CommandContext, ids: readonly string[]): Promise<ReadonlyMap<string, Story>> {
  return new Map((await loadStories(database, ids)).map(({ story }) => [story.id, story]));
}
