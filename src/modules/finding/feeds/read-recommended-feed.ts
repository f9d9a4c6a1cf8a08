import type { Feed, PagingInput } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { homeCandidates } from '#modules/finding/recommendations/home-candidates.ts';
import { rankForReader } from '#modules/finding/recommendations/rank-for-reader.ts';
import { tagSample } from '#modules/finding/recommendations/tag-sample.ts';
import type { HomeItem } from './home-reason.ts';
import { readRankedFeed } from './ranked-feed.ts';

type Paging = PagingInput | null | undefined;

/** What the viewer is recommended, best first (rule 40). */
export function readRecommendedFeed(context: ReadContext, personId: string, paging: Paging): Promise<Feed<HomeItem>> {
  const rank = async () => await rankForReader(context, personId, await homeCandidates(context, personId));
  return readRankedFeed(context, { personId, paging, rank });
}

/** Best for the viewer of the newest stories of a tag. */
export function readPersonalisedTagFeed(
  context: ReadContext,
  personId: string,
  tagId: string,
  paging: Paging,
): Promise<Feed<HomeItem>> {
  const rank = async () => await rankForReader(context, personId, await tagSample(context, personId, tagId));
  return readRankedFeed(context, { personId, paging, rank, place: tagId });
}
