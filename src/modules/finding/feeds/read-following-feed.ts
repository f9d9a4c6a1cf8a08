import {
  statementLimit,
  encodeCursor,
  readPage,
  type Feed,
  type Page,
  type PagingInput,
} from '#modules/ground/paging.ts';
import { readLessWanted } from '#modules/finding/recommendations/less-wanted.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { gather } from '#modules/stories/stories/gather-candidates.ts';
import { fillFeed, withOpenReposters } from './fill-feed.ts';
import { type FollowedSource, followingCandidates, type FollowingCandidate } from './following-candidates.ts';
import type { HomeItem, HomeReason } from './home-reason.ts';
import { readLatestForHome } from './read-home-lists.ts';

type Paging = PagingInput | null | undefined;

/** Beyond the page, for stories that fall away. */
const ROOM = 10;
const MOST_AT_ONCE = 50;

/** The newest of what the viewer follows, through those sources. */
export async function readFollowingFeed(
  context: ReadContext,
  personId: string,
  sources: readonly FollowedSource[],
  paging: Paging,
): Promise<Feed<HomeItem>> {
  const page = readPage(paging);
  const wide: Page = { ...page, size: Math.min(page.size + ROOM, MOST_AT_ONCE) };
  const rows = await gather(context, followingCandidates(context, personId, sources, wide));
  const kept = rows.filter(({ isLeftOut }) => !isLeftOut);
  const { found, used } = await fillFeed(context, kept, page.size);
  const isWhole = used === kept.length;
  const last = isWhole ? rows.at(-1) : kept[used - 1];
  const hasMore = !isWhole || rows.length === statementLimit(wide);
  const items = found.map(({ candidate, story }): HomeItem => ({ story, reason: reasonOfCandidate(candidate) }));
  return {
    items: await withOpenReposters(context, items),
    next: hasMore && last !== undefined ? encodeCursor(last) : null,
  };
}

/**
 * Everything that the viewer follows, newest first; the newest of the site for who follows nothing. Without the
 * stories that the viewer asked to see no more: their sources weigh nothing where time alone decides.
 */
export async function readNewestHome(context: ReadContext, personId: string, paging: Paging): Promise<Feed<HomeItem>> {
  const [feed, { story: putAway }] = await Promise.all([
    readFollowingFeed(context, personId, ['author', 'publication', 'repost', 'tag'], paging),
    readLessWanted(context, personId),
  ]);
  const shown = ({ items, next }: Feed<HomeItem>) => ({
    items: items.filter(({ story }) => !putAway.has(story.id)),
    next,
  });
  if (feed.items.length > 0 || feed.next !== null) return shown(feed);
  const latest = await readLatestForHome(context, readPage(paging));
  return shown({ items: latest.items.map((story) => ({ story, reason: { kind: 'LATEST' } })), next: latest.next });
}

function reasonOfCandidate({ source, sourceId, note }: FollowingCandidate): HomeReason {
  switch (source) {
    case 'author':
      return { kind: 'FOLLOWED_AUTHOR', personId: sourceId };
    case 'publication':
      return { kind: 'FOLLOWED_PUBLICATION', publicationId: sourceId };
    case 'tag':
      return { kind: 'FOLLOWED_TOPIC', tagId: sourceId };
    case 'repost':
      return { kind: 'REPOSTED', personId: sourceId, note };
  }
}
