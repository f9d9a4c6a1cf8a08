import { formatMessage } from '#shared/messages/format-message.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { adminStoryMessages as messages } from '#shared/messages/admin-story.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { MOST_REASON_CHARACTERS, type SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
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
import { describeTarget } from '#modules/running/reports/describe-target.ts';
import { hideTarget } from '#modules/running/reports/hide-target.ts';
import { sendReturnedMail, sendWarningMail } from '#modules/running/reports/report-mails.ts';
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
    const described = await describeTarget(commandReader(inside), { kind: 'post', id: storyId });
    if (!(await hideTarget(inside, { kind: 'post', id: storyId }, isHidden))) {
      return conflict(isHidden ? messages.notPublished : messages.notSuspended);
    }
    await writeAudit(inside, {
      action: isHidden ? 'story.suspended' : 'story.unsuspended',
      targetKind: 'story',
      targetId: storyId,
      before: { state: story.state },
      after: { state: isHidden ? 'suspended' : 'published', rule: rule ?? null, reason },
    });
    for (const makerId of described.makerIds) {
      if (isHidden) {
        await sendWarningMail(inside, makerId, { target: described, rule: rule ?? 'OTHER', reason, isHidden });
      } else await sendReturnedMail(inside, makerId, { title: described.title, reason });
    }
    return (await findAdminStory(inside, storyId)) ?? notFound(graphErrorMessages.notFound);
  });
}
