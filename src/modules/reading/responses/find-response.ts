import type { ReadContext } from '#modules/ground/read-context.ts';
import { listLoader } from '#modules/reading/lists/load-lists.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { findPlace } from './place.ts';
import type { PresentedResponse } from './response.ts';
import { visibleResponses } from './visible-responses.ts';
import { responseLoader } from './load-responses.ts';

const ID = /^[0-9a-f]{12}$/;

/** A response that this viewer may see, in a place that they may see; null for every other. */
export async function findResponse(context: ReadContext, id: string): Promise<PresentedResponse | null> {
  if (!ID.test(id)) return null;
  const response = await context.loaders.get(responseLoader).load(id);
  if (response === undefined) return null;
  const place = await findPlace(context, response);
  return place === null ? null : ((await visibleResponses(context, place, [response]))[0] ?? null);
}

/** The same after a change in this request: the response, its place and its counts are read anew. */
export async function presentResponse(context: ReadContext, id: string): Promise<PresentedResponse | null> {
  const { loaders } = context;
  const before = await loaders.get(responseLoader).load(id);
  loaders.get(responseLoader).clear(id);
  if (before?.storyId) loaders.get(storyLoader).clear(before.storyId);
  if (before?.listId) loaders.get(listLoader).clear(before.listId);
  return findResponse(context, id);
}
