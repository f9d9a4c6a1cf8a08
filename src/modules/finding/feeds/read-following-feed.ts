import {
  type Cursor,
  statementLimit,
  encodeCursor,
  readPage,
  type Feed,
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

/** Own judgement: how often a page looks further for what may be shown, before its reader has to ask for more. */
const MOST_LOOKS = 5;

/**
 * The newest of what the viewer follows, through those sources. A page looks further than its own places where those
 * hold too little: what many passed on one after the other stands once, and one's own story stands nowhere.
 */
export async function readFollowingFeed(
  context: ReadContext,
  personId: string,
  sources: readonly FollowedSource[],
  paging: Paging,
): Promise<Feed<HomeItem>> {
  const { size, after } = readPage(paging);
  const items: HomeItem[] = [];
  let look: Look = { items, end: after, hasMore: true };
  for (let times = 0; times < MOST_LOOKS && look.hasMore && items.length < size; times += 1) {
    const wide = times === 0 ? Math.min(size + ROOM, MOST_AT_ONCE) : MOST_AT_ONCE;
    look = await lookFurther(
      context,
      followingCandidates(context, personId, sources, { size: wide, after: look.end }),
      {
        wanted: size - items.length,
        most: statementLimit({ size: wide, after: null }),
      },
    );
    items.push(...look.items);
  }
  return {
    items: await withOpenReposters(context, items),
    next: look.hasMore && look.end !== null ? encodeCursor(look.end) : null,
  };
}

type Look = {
  readonly items: readonly HomeItem[];
  /** The last place that was looked at; null before the first. */
  readonly end: Cursor | null;
  readonly hasMore: boolean;
};

/** What of the next candidates is shown, up to as much as is wanted. `most` is how many there are where more follow. */
async function lookFurther(
  context: ReadContext,
  candidates: Promise<readonly FollowingCandidate[]>,
  { wanted, most }: { readonly wanted: number; readonly most: number },
): Promise<Look> {
  const rows = await gather(context, candidates);
  const kept = rows.filter(({ isLeftOut }) => !isLeftOut);
  const { found, used } = await fillFeed(context, kept, wanted);
  const isWhole = used === kept.length;
  return {
    items: found.map(({ candidate, story }) => ({ story, reason: reasonOfCandidate(candidate) })),
    end: (isWhole ? rows.at(-1) : kept[used - 1]) ?? null,
    hasMore: !isWhole || rows.length === most,
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
