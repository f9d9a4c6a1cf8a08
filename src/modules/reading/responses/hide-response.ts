import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { Busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { countTending } from './count-tending.ts';
import { countReply } from './count-reactions.ts';
import { countResponses, findPlace, lockPlace, notThere, type PlaceId, tagsOfPlace } from './place.ts';
import type { Response } from './response.ts';
import { canHide } from './responses.policy.ts';
import { conceal, pinAgain, setHidden } from './responses.store.ts';
import { loadResponses } from './load-responses.ts';

export type HideOutcome = { readonly type: 'Done' } | typeof notThere | Busy;
export type Hiding = PlaceId & {
  readonly responseId: string;
  readonly isHidden: boolean;
  /** What was pinned when it was hidden is pinned again as it was. */
  readonly pinnedAt?: Date | null;
};

/**
 * Hides a response of a place with all below it, or shows it again (rule 28). Who tends the place does not
 * see what is hidden, so that it is looked for in the place rather than among what they see.
 */
export async function hideResponse(context: CommandContext, hiding: Hiding): Promise<HideOutcome> {
  const stop = await countTending(context);
  if (stop !== undefined) return stop;
  return await withTransaction(context, async (inside): Promise<HideOutcome> => {
    const place = await findPlace(commandReader(inside), hiding);
    if (place === null || !(await lockPlace(inside, hiding))) return notThere;
    const [response] = await loadResponses(inside.database, [hiding.responseId]);
    if (response === undefined || response.storyId !== hiding.storyId || response.listId !== hiding.listId) {
      return notThere;
    }
    if (!inside.isProgram && !canHide(inside.viewer, { place, response })) throw new NotAllowed();
    if (!inside.isProgram && !hiding.isHidden && (await isHiddenByStaff(inside, response.id))) throw new NotAllowed();
    if ((response.hiddenAt !== null) === hiding.isHidden) return { type: 'Done' };
    await (hiding.isHidden ? hide(inside, response) : show(inside, response));
    if (!hiding.isHidden && hiding.pinnedAt) await pinAgain(inside.database, response, hiding.pinnedAt);
    await purgeTags(inside, [...tagsOfPlace(response), userCacheTag(response.authorId)]);
    return { type: 'Done' };
  });
}

const DECIDED = `
  select from decision where target_kind = 'response' and target_id = $1 and measure = 'hide' and ended_at is null`;

/** What staff took from its readers comes back by staff alone (rule 163). */
async function isHiddenByStaff({ database }: CommandContext, responseId: string): Promise<boolean> {
  return (await database.query('response_hidden_by_staff', DECIDED, [responseId])).length > 0;
}

async function hide(inside: CommandContext, response: Response): Promise<void> {
  await setHidden(inside.database, response.id, inside.viewer?.personId ?? null, inside.clock.now());
  await countResponses(inside, response, -(await conceal(inside.database, response.id, true)));
  if (isReply(response)) await countReply(inside, response.parentId, -1);
}

async function show(inside: CommandContext, response: Response): Promise<void> {
  await setHidden(inside.database, response.id, null, null);
  const [parent] = response.parentId === null ? [] : await loadResponses(inside.database, [response.parentId]);
  // Below something hidden it stays concealed.
  if (parent?.isConcealed !== true) {
    await countResponses(inside, response, await conceal(inside.database, response.id, false));
  }
  if (isReply(response)) await countReply(inside, response.parentId, 1);
}

/** What says nothing while its author is away counts below its parent for its own replies only. */
function isReply({ isSilent, replyCount }: Response): boolean {
  return !isSilent || replyCount > 0;
}
