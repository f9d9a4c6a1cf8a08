import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { countTending } from './count-tending.ts';
import { findResponse } from './find-response.ts';
import { lockPlace, notThere, tagsOfPlace } from './place.ts';
import type { ResponseOutcome } from './publish-response.ts';
import { canPin } from './responses.policy.ts';
import { setPinned } from './responses.store.ts';

/** Pins a response to the top of its place, or takes it down (rule 25). */
export async function pinResponse(
  context: CommandContext,
  { responseId, isPinned }: { readonly responseId: string; readonly isPinned: boolean },
): Promise<ResponseOutcome> {
  const stop = await countTending(context);
  if (stop !== undefined) return stop;
  return await withTransaction(context, async (inside): Promise<ResponseOutcome> => {
    const first = await findResponse(commandReader(inside), responseId);
    if (first === null || !(await lockPlace(inside, first.response))) return notThere;
    const found = await findResponse(commandReader(inside), responseId);
    if (found === null) return notThere;
    if (!canPin(inside.viewer, found)) throw new NotAllowed();
    await setPinned(inside.database, found.response, isPinned ? inside.clock.now() : null);
    await purgeTags(inside, tagsOfPlace(found.response));
    return { type: 'Written', responseId };
  });
}
