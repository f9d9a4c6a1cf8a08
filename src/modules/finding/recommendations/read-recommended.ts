import { type Feed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { presentStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { recommendStories } from '#modules/finding/recommendations/recommend-stories.ts';
import { SAMPLE_OF_TAG } from '#modules/stories/topics/tag-sample.ts';
import type { Tag } from '#modules/stories/topics/tag.ts';

type Row = {
  readonly ownerId: string;
  readonly id: string;
  readonly creatorId: string;
  readonly score: number;
  readonly publishedAt: number;
};

const TEXT = `
  select o.id as "ownerId", sample.id, sample.creator_id as "creatorId", sample.score,
    sample.sort_key / 1000 as "publishedAt"
  from unnest($1::text[]) as o (id) cross join lateral (${SAMPLE_OF_TAG}) sample`;

/** Best of the newest stories of a tag (rule 40 without a viewer). */
export async function readRecommendedStories(context: ReadContext, tag: Tag, page: Page): Promise<Feed<Story>> {
  const rows = await context.loaders.grouped<Row>('tag_recommended', tag.id, (ids) =>
    context.database.query<Row>('tag_recommended', TEXT, [ids]),
  );
  const ranked = recommendStories(rows, context.clock.now().getTime());
  const start = page.after === null ? 0 : page.after.key + 1;
  const candidates = ranked.map(({ id }, index) => ({ id, key: index })).slice(start, start + page.size + 1);
  return presentStories(context, candidates, page);
}
