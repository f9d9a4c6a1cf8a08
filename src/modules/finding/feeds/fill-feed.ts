import { withoutMuted } from '#modules/stories/stories/without-muted.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { candidatesGathered } from '#modules/stories/stories/gather-candidates.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import type { HomeItem, HomeReason } from './home-reason.ts';

type Candidate = { readonly id: string };
type Filled<Item> = {
  readonly found: readonly { readonly candidate: Item; readonly story: Story }[];
  /** How many of the candidates were looked at, up to the last that is shown. */
  readonly used: number;
};

/** Beyond the page, for candidates that fall away: one round is the rule. */
const ROOM = 10;

/**
 * Load and visible for every feed of the viewer: of the candidates in their order as many as the page wants, without
 * what may not be seen and what the viewer mutes, except for `place`, whose own feed they have opened.
 */
export async function fillFeed<Item extends Candidate>(
  context: ReadContext,
  candidates: readonly Item[],
  size: number,
  place?: string,
): Promise<Filled<Item>> {
  await candidatesGathered(context);
  const found: { candidate: Item; story: Story }[] = [];
  let used = 0;
  while (used < candidates.length && found.length < size) {
    const chunk = candidates.slice(used, used + size + ROOM);
    const read = await readStories(
      context,
      chunk.map(({ id }) => id),
    );
    const shown = new Map((await withoutMuted(context, read, place)).map((story) => [story.id, story]));
    for (const candidate of chunk) {
      if (found.length === size) break;
      used += 1;
      const story = shown.get(candidate.id);
      if (story !== undefined) found.push({ candidate, story });
    }
  }
  return { found, used };
}

/** A story that somebody passed on stands in a feed only while their account is open. */
export async function withOpenReposters(
  context: ReadContext,
  items: readonly HomeItem[],
): Promise<readonly HomeItem[]> {
  const isOpen = await Promise.all(items.map(async ({ reason }) => await isThere(context, reason)));
  return items.filter((_item, index) => isOpen[index]);
}

async function isThere({ loaders }: ReadContext, reason: HomeReason): Promise<boolean> {
  return (
    reason.kind !== 'REPOSTED' || visiblePeople([await loaders.get(personLoader).load(reason.personId)]).length > 0
  );
}
