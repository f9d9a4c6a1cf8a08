import { formatMessage } from '#shared/messages/format-message.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { adminStoryMessages as messages } from '#shared/messages/admin-story.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { MOST_REASON_CHARACTERS, type SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import {
  type BadRequest,
  badRequest,
  type Conflict,
  conflict,
  type Forbidden,
  forbidden,
  type NotFound,
  notFound,
} from '#modules/ground/refusals.ts';
import { carryOut, endRunning } from '#modules/running/decisions/carry-out.ts';
import { hideTarget } from '#modules/running/reports/hide-target.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';
import { type AdminStory, canModerateStory, findAdminStory } from './read-admin-story.ts';

/** The story as it is after the change, or why nothing changed. */
export type ModeratedStory = AdminStory | BadRequest | Conflict | Forbidden | NotFound;

type Deed = { readonly storyId: string; readonly reason: string; readonly rule?: SuspensionRule };

/** Takes a published story from its readers, and tells its authors the rule and the reason (rule 163). */
export function suspendStoryFor(
  context: CommandContext,
  deed: Deed & { readonly rule: SuspensionRule },
): Promise<ModeratedStory> {
  return moderate(context, deed, true);
}

/** Gives a suspended story back as it was, and tells its authors why. */
export function unsuspendStoryFor(context: CommandContext, deed: Deed): Promise<ModeratedStory> {
  return moderate(context, deed, false);
}

async function moderate(
  context: CommandContext,
  { storyId, rule, reason: given }: Deed,
  isHidden: boolean,
): Promise<ModeratedStory> {
  mustBeAllowed(canDecideReports(context));
  const reason = given.trim();
  if (reason === '' || reason.length > MOST_REASON_CHARACTERS) {
    return badRequest(formatMessage(moderationMessages.reasonNeeded, { most: MOST_REASON_CHARACTERS }));
  }
  return withTransaction(context, async (inside) => {
    const story = await findAdminStory(inside, storyId);
    if (story === undefined) return notFound(graphErrorMessages.notFound);
    if (!canModerateStory(inside, story)) return forbidden(messages.ownStory);
    const target = { kind: 'post', id: storyId } as const;
    const isChanged = isHidden
      ? (await carryOut(inside, target, { measure: 'hide', rule: rule ?? 'OTHER', facts: reason })) !== undefined
      : (await endRunning(inside, target, { measure: 'hide', kind: 'lifted', reason })) ||
        // Hidden before there were decisions, it has none.
        (await hideTarget(inside, target, false));
    if (!isChanged) return conflict(isHidden ? messages.notPublished : messages.notSuspended);
    return (await findAdminStory(inside, storyId)) ?? notFound(graphErrorMessages.notFound);
  });
}
