import { type Feed, type PagingInput, readPage } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { decodeRanked, encodeRanked } from '#modules/finding/recommendations/home-cursor.ts';
import { type HomeFacts, loadHomeFacts } from '#modules/finding/recommendations/load-home-facts.ts';
import { passedOnOf } from '#modules/finding/recommendations/load-passed-on.ts';
import { gather } from '#modules/stories/stories/gather-candidates.ts';
import { fillFeed, withOpenReposters } from './fill-feed.ts';
import { type HomeItem, reasonOf } from './home-reason.ts';

type RankedList = {
  readonly personId: string;
  readonly paging: PagingInput | null | undefined;
  /** All ids in their order, asked for with the first page alone: the cursor carries what is left of them. */
  readonly rank: () => Promise<readonly string[]>;
  /** A source whose own feed this is. */
  readonly place?: string | undefined;
};

/** One page of a list that is ranked once, each story with what speaks for it. */
export async function readRankedFeed(context: ReadContext, list: RankedList): Promise<Feed<HomeItem>> {
  const { personId, paging, place } = list;
  const { size } = readPage({ limit: paging?.limit ?? null });
  const to = paging?.to ?? null;
  const ranked = await gather(context, to === null ? list.rank() : Promise.resolve(decodeRanked(to)));
  const wanted = ranked.map((id) => ({ id }));
  const { found, used } = await fillFeed(context, wanted, size, place);
  const ids = found.map(({ story }) => story.id);
  const loaded = await loadHomeFacts(context, personId, ids, await passedOnOf(context, personId, ids));
  const facts = new Map(loaded.map((fact) => [fact.id, fact]));
  const items = found.flatMap(({ story }): readonly HomeItem[] => {
    const fact: HomeFacts | undefined = facts.get(story.id);
    return fact === undefined ? [] : [{ story, reason: reasonOf(fact) }];
  });
  return { items: await withOpenReposters(context, items), next: encodeRanked(ranked.slice(used)) };
}
