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
import { faultOf } from '#modules/running/decisions/take-decision.ts';
import { hideTarget } from '#modules/running/reports/hide-target.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';
import { type AdminStory, canModerateStory, findAdminStory } from './read-admin-story.ts';

/** The story as it is after the change, or why nothing changed. */
export type ModeratedStory = AdminStory | BadRequest | Conflict | Forbidden | NotFound;

type Ground = {
  readonly rule: SuspensionRule;
  /** Read by its authors. */
  readonly facts: string;
  readonly excerpt?: string | null | undefined;
  readonly legalReference?: string | null | undefined;
  readonly endsAt: Date | null;
};

/** Takes a published story from its readers, and tells its authors the rule, the reason and the end (rule 163). */
export async function suspendStoryFor(
  context: CommandContext,
  { storyId, ...ground }: Ground & { readonly storyId: string },
): Promise<ModeratedStory> {
  mustBeAllowed(canDecideReports(context));
  const target = { kind: 'post', id: storyId } as const;
  const sanction = {
    ...ground,
    measure: 'hide',
    facts: ground.facts.trim(),
    excerpt: ground.excerpt?.trim() ?? '',
    legalReference: ground.legalReference?.trim() ?? '',
  } as const;
  const fault = faultOf(target, sanction, context.clock.now());
  if (fault !== undefined) return badRequest(fault);
  return await moderate(context, storyId, async (inside) => {
    const decision = await carryOut(inside, target, sanction);
    return decision === undefined ? conflict(messages.notPublished) : undefined;
  });
}

/** Gives a suspended story back as it was, and tells its authors why: it was enough, or wrong and counts for nothing. */
export async function unsuspendStoryFor(
  context: CommandContext,
  {
    storyId,
    reason: given,
    wasWrong,
  }: { readonly storyId: string; readonly reason: string; readonly wasWrong: boolean },
): Promise<ModeratedStory> {
  mustBeAllowed(canDecideReports(context));
  const reason = given.trim();
  if (reason === '' || reason.length > MOST_REASON_CHARACTERS)
    return badRequest(formatMessage(moderationMessages.reasonNeeded, { most: MOST_REASON_CHARACTERS }));
  const target = { kind: 'post', id: storyId } as const;
  return await moderate(context, storyId, async (inside) => {
    const isGivenBack =
      (await endRunning(inside, target, { measure: 'hide', kind: wasWrong ? 'reversed' : 'lifted', reason })) ||
      // Hidden before there were decisions, it has none.
      (await hideTarget(inside, target, false));
    return isGivenBack ? undefined : conflict(messages.notSuspended);
  });
}

/** Does it where the story is there and not one's own; answers with the story as it is then, or why nothing changed. */
async function moderate(
  context: CommandContext,
  storyId: string,
  run: (inside: CommandContext) => Promise<Conflict | undefined>,
): Promise<ModeratedStory> {
  return await withTransaction(context, async (inside) => {
    const story = await findAdminStory(inside, storyId);
    if (story === undefined) return notFound(graphErrorMessages.notFound);
    if (!canModerateStory(inside, story)) return forbidden(messages.ownStory);
    return (await run(inside)) ?? (await findAdminStory(inside, storyId)) ?? notFound(graphErrorMessages.notFound);
  });
}
