import { readSeriesTexts, seriesRules } from '#shared/story/series-rules.ts';
import { slugifyTitle } from '#shared/text/slugify.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { forbiddenStory } from '#modules/ground/story-outcome.ts';
import { refuseSeriesText, type SeriesOutcome, tooManySeries } from './series-outcome.ts';
import { countSeriesLocked } from './series-changes.store.ts';
import { canArrangeSeries } from './series.policy.ts';
import { insertSeries, isSeriesSlugTaken } from './series.store.ts';
import { startSeriesChange } from './start-series-change.ts';

export type NewSeries = {
  readonly title: string;
  readonly description: string;
  /** The publication whose sequence it is; null for a series of one's own. */
  readonly publicationId: string | null;
};

/** Makes an empty series of the viewer, or a sequence of a publication that they own or edit (WRITE-8). */
export async function createSeries(context: CommandContext, input: NewSeries): Promise<SeriesOutcome> {
  const started = await startSeriesChange(context);
  if ('type' in started) return started;
  const texts = readSeriesTexts(input);
  if ('fault' in texts) return refuseSeriesText(texts.fault);
  const { personId } = started.viewer;
  const { publicationId } = input;
  if (!canArrangeSeries(started.viewer, { creatorId: personId, publicationId })) return forbiddenStory;
  return withTransaction(context, async ({ database, clock }): Promise<SeriesOutcome> => {
    if ((await countSeriesLocked(database, personId)) >= seriesRules.mostSeries) return tooManySeries;
    const id = createId();
    const slug = slugifyTitle(texts.title);
    const isFree = slug !== '' && !(await isSeriesSlugTaken(database, slug));
    await insertSeries(database, {
      id,
      slug: isFree ? slug : [slug, id].filter(Boolean).join('-'),
      ...texts,
      creator_id: personId,
      publication_id: publicationId,
      first_story_id: null,
      created_at: clock.now(),
    });
    return { type: 'Series', seriesId: id };
  });
}
