import type { SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { reportMessages as messages } from '#shared/messages/reports.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { findList } from '#modules/reading/lists/read-lists.ts';
import { findResponse } from '#modules/reading/responses/find-response.ts';
import { rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { notFound, badRequest } from '#modules/ground/refusals.ts';
import { hidePendingReview } from './hide-pending-review.ts';
import { rankCase } from './rank-case.ts';
import type { ReportOutcome, ReportTarget } from './report.ts';
import { addReport, openCase } from './reports.store.ts';

/** Own judgement: room to say where and why. */
const MOST_COMMENT_CHARACTERS = 1_000;
/** Own judgement: a bad day in a bad corner. */
const RULE = { most: 50, windowSeconds: 86_400 } as const;

export type ReportInput = {
  readonly target: ReportTarget;
  readonly reason: SuspensionRule;
  readonly comment?: string | null | undefined;
};

/**
 * Tells moderators of something that the viewer sees (rule 162). Reports of one thing are one case, and
 * what one person says again takes the place of what they said before.
 */
export async function reportTarget(context: CommandContext, input: ReportInput): Promise<ReportOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const { target, reason } = input;
  const makers = await findMakers(context, target);
  if (makers === undefined) return notFound(messages.notFound);
  if (makers.includes(viewer.personId)) return badRequest(messages.own);
  const comment = input.comment?.trim() ?? '';
  if (comment.length > MOST_COMMENT_CHARACTERS) {
    return badRequest(formatMessage(messages.commentTooLong, { most: MOST_COMMENT_CHARACTERS }));
  }
  const taken = await takeOperation(context, 'report', viewer.personId, RULE);
  if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  await withTransaction(context, async (inside) => {
    const now = inside.clock.now();
    const caseId = await openCase(inside.database, target, { id: createId(), now });
    await addReport(inside.database, { caseId, reporterId: viewer.personId, reason, comment, now });
    await rankCase(inside.database, caseId);
    await hidePendingReview(inside, caseId, target);
  });
  return { type: 'ReportReceived', targetId: target.id };
}

/** Who made what is reported; undefined where the viewer does not see it. People who blocked somebody are reported too. */
async function findMakers(context: CommandContext, { kind, id }: ReportTarget): Promise<readonly string[] | undefined> {
  const reader = commandReader(context);
  switch (kind) {
    case 'post': {
      const lookup = await findStory(reader, id);
      return lookup.kind === 'story' ? lookup.story.authorIds : undefined;
    }
    case 'user': {
      const person = await reader.loaders.get(personLoader).load(id);
      return person === undefined || person.state === 'deleted' ? undefined : [person.id];
    }
    case 'response': {
      const found = await findResponse(reader, id);
      return found === null ? undefined : [found.response.authorId];
    }
    case 'catalog': {
      const list = await findList(reader, id);
      return list === null ? undefined : [list.ownerId];
    }
  }
}
