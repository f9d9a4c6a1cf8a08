import { formatMessage } from '#shared/messages/format-message.ts';
import { seriesMessages as messages } from '#shared/messages/series.ts';
import { seriesRules, type SeriesFault } from '#shared/story/series-rules.ts';
import type { Busy } from '#modules/ground/busy.ts';
import { type Refusal, refuse } from '#modules/ground/story-outcome.ts';

type SeriesRefusal = Refusal<'BadRequest' | 'Forbidden' | 'NotFound'> | Busy;

/** What a change of a series comes to. */
export type SeriesOutcome = { readonly type: 'Series'; readonly seriesId: string } | SeriesRefusal;
export type DeleteSeriesOutcome = { readonly type: 'DeletedSeries'; readonly seriesId: string } | SeriesRefusal;

export const noSuchSeries = refuse('NotFound', messages.noSuchSeries);
export const notInSeries = refuse('NotFound', messages.notInSeries);
export const noStoryForSeries = refuse('NotFound', messages.noSuchStory);
export const seriesFull = refuse('BadRequest', formatMessage(messages.full, { most: seriesRules.mostStories }));
export const tooManySeries = refuse('BadRequest', formatMessage(messages.tooMany, { most: seriesRules.mostSeries }));

/** The sentence about a text that cannot be kept. */
export function refuseSeriesText(fault: SeriesFault) {
  switch (fault) {
    case 'titleMissing':
      return refuse('BadRequest', messages.titleMissing);
    case 'titleTooLong':
      return refuse('BadRequest', formatMessage(messages.titleTooLong, { most: seriesRules.mostTitle }));
    case 'descriptionTooLong':
      return refuse('BadRequest', formatMessage(messages.descriptionTooLong, { most: seriesRules.mostDescription }));
  }
}
