import { formatMessage } from '#shared/messages/format-message.ts';
import { seriesMessages as messages } from '#shared/messages/series.ts';
import { readSeriesTexts, seriesRules } from '#shared/story/series-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findManagedStory } from '#modules/stories/stories/managed-story.ts';
import { refuse } from '#modules/ground/story-outcome.ts';
import { changeLockedSeries } from './change-locked-series.ts';
import { loadSeries } from './load-series.ts';
import {
  noStoryForSeries,
  notInSeries,
  refuseSeriesText,
  type SeriesOutcome,
  type DeleteSeriesOutcome,
  seriesFull,
} from './series-outcome.ts';
import { deleteEmptySeries, updateSeriesTexts, writeOrder } from './series-changes.store.ts';
import { canStandIn } from './series.policy.ts';

type OfSeries = { readonly seriesId: string; readonly storyId: string };

/** Renames and describes a series; its address stays (WRITE-8). */
export async function renameSeries(
  context: CommandContext,
  input: { readonly seriesId: string; readonly title: string; readonly description: string },
): Promise<SeriesOutcome> {
  const texts = readSeriesTexts(input);
  if ('fault' in texts) return refuseSeriesText(texts.fault);
  return changeLockedSeries(context, input, async ({ database }, series, order) => {
    await updateSeriesTexts(database, series.id, texts);
    return order;
  });
}

/** Deletes a series; its stories stay where they are and stand alone from then on. */
export async function deleteSeries(context: CommandContext, seriesId: string): Promise<DeleteSeriesOutcome> {
  const emptied = await changeLockedSeries(context, { seriesId }, async ({ database }, { id }) => {
    await writeOrder(database, id, []);
    await deleteEmptySeries(database, id);
    return [];
  });
  return emptied.type === 'Series' ? { type: 'DeletedSeries', seriesId } : emptied;
}

/** Puts a story last into a series; one that is in it stays where it is, one of another series is refused. */
export function addToSeries(context: CommandContext, ids: OfSeries): Promise<SeriesOutcome> {
  return changeLockedSeries(context, ids, async ({ database }, series, order) => {
    if (order.includes(ids.storyId)) return order;
    const story = await findManagedStory(database, ids.storyId);
    if (story === undefined || !canStandIn(series, story)) return noStoryForSeries;
    const [other] = story.seriesId === null ? [] : await loadSeries(database, [story.seriesId]);
    if (other !== undefined) return refuse('BadRequest', formatMessage(messages.inAnother, { title: other.title }));
    return order.length >= seriesRules.mostStories ? seriesFull : [...order, ids.storyId];
  });
}

/** Takes a story out of a series; that it is not in it is well too. */
export function removeFromSeries(context: CommandContext, ids: OfSeries): Promise<SeriesOutcome> {
  return changeLockedSeries(context, ids, (_inside, _series, order) =>
    Promise.resolve(order.filter((id) => id !== ids.storyId)),
  );
}

/** Puts a story behind another, or first; of two who move at once both get what they asked for. */
export function moveInSeries(
  context: CommandContext,
  { seriesId, storyId, after }: OfSeries & { readonly after: string | null },
): Promise<SeriesOutcome> {
  return changeLockedSeries(context, { seriesId }, (_inside, _series, order) => {
    if (!order.includes(storyId)) return Promise.resolve(notInSeries);
    if (after === storyId) return Promise.resolve(order);
    const others = order.filter((id) => id !== storyId);
    const at = after === null ? 0 : others.indexOf(after) + 1;
    return Promise.resolve(after !== null && at === 0 ? notInSeries : others.toSpliced(at, 0, storyId));
  });
}
