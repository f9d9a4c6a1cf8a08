import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import { isDayAhead } from '#shared/submissions/day-ahead.ts';
import { REMIND_AFTER_DAYS } from '#shared/submissions/submission-limits.ts';
import {
  type SubmissionStatus,
  isOpenStatus,
  stepsOf,
  type SubmissionAction,
  waitsForEditors,
} from '#shared/submissions/submission-machine.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { forbiddenStory, noSuchStory, refuse } from '#modules/ground/story-outcome.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { lockManagedStory } from '#modules/stories/stories/managed-story.ts';
import { findSubmission, lockSubmission } from './find-submission.ts';
import { isStillEditor } from './is-still-editor.ts';
import { moveLocked } from './move-submission.ts';
import { changedSubmission, type Submission, type SubmissionOutcome } from './submission.ts';
import { type SubmissionChanges, updateSubmission } from './submissions.store.ts';
import { isEditorOf } from './submissions.policy.ts';
import { whyAtRest } from './why-closed.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'submission.assigned': { readonly submissionId: string; readonly assigneeId: string; readonly actorId: string };
    'submission.nudged': { readonly submissionId: string; readonly actorId: string };
    /** Nobody acted on it for a week, as it stood then; events of earlier versions do not say how. */
    'submission.waited': { readonly submissionId: string; readonly status?: SubmissionStatus };
  }
}

/** Own judgement: more than an editor hands out in an hour. */
const RULE = { most: 600, windowSeconds: 3_600 } as const;
const DAY = 86_400_000;
type No = Exclude<SubmissionOutcome, { readonly type: 'Submission' }>;

/** Says which of the editors looks after a submission; null for nobody. Whoever assigns it to themselves takes it (rule 62). */
export function assignSubmission(
  context: CommandContext,
  { submissionId, assigneeId }: { readonly submissionId: string; readonly assigneeId: string | null },
): Promise<SubmissionOutcome> {
  return changeAsEditor(
    context,
    submissionId,
    async (inside, { publicationId, writerId, assigneeId: before }, viewer) => {
      if (assigneeId === before) return {};
      if (assigneeId !== null) {
        const found = await inside.database.query('submission_assignable', EDITOR, [
          publicationId,
          assigneeId,
          writerId,
        ]);
        if (found.length === 0) return refuse('BadRequest', messages.notTheirs);
        const event = { submissionId, assigneeId, actorId: viewer.personId };
        await emitEvent(inside.database, 'submission.assigned', event);
      }
      return { assignee_id: assigneeId };
    },
    ({ status }, viewer) =>
      assigneeId === viewer.personId && stepsOf(status, 'take', 'editor') !== undefined ? 'take' : undefined,
  );
}

/** Held, so that whoever goes at this very moment goes with it, and it is freed after them. */
const EDITOR = `
  select 1 from publication_member m join person p on p.id = m.person_id and p.state = 'active'
  where m.publication_id = $1 and m.person_id = $2 and m.role in ('owner', 'editor') and m.person_id is distinct from $3
  for share of m, p`;

/** By when the editors mean to answer, as a day; null for no day. */
export function setSubmissionDue(
  context: CommandContext,
  { submissionId, dueOn }: { readonly submissionId: string; readonly dueOn: string | null },
): Promise<SubmissionOutcome> {
  return changeAsEditor(context, submissionId, (inside) => {
    const isFit = dueOn === null || isDayAhead(dueOn, inside.clock.now());
    return Promise.resolve(isFit ? { due_on: dueOn } : refuse('BadRequest', messages.notADay));
  });
}

async function changeAsEditor(
  context: CommandContext,
  submissionId: string,
  change: (inside: CommandContext, submission: Submission, viewer: Viewer) => Promise<SubmissionChanges | No>,
  moveOf: (submission: Submission, viewer: Viewer) => SubmissionAction | undefined = () => undefined,
): Promise<SubmissionOutcome> {
  const { viewer } = context;
  const found = await findSubmission(commandReader(context), submissionId);
  if (found === null || viewer === null) return noSuchStory;
  if (!isEditorOf(viewer, found)) return forbiddenStory;
  const taken = await takeOperation(context, 'tend submission', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<SubmissionOutcome> => {
    // The story first, as every move does.
    const story = await lockManagedStory(inside.database, found.storyId);
    const submission = await lockSubmission(inside.database, submissionId);
    if (story === undefined || submission === undefined) return noSuchStory;
    if (!(await isStillEditor(inside, submission.publicationId))) return forbiddenStory;
    if (!isOpenStatus(submission.status)) return refuse('Conflict', messages.movedOn);
    const changes = await change(inside, submission, viewer);
    if ('type' in changes) return changes;
    const action = moveOf(submission, viewer);
    if (action !== undefined) return moveLocked(inside, story, { submissionId, action, role: 'editor', changes });
    await updateSubmission(inside.database, submissionId, { ...changes, acted_at: inside.clock.now() });
    return changedSubmission(submissionId);
  });
}

/** Reminds the editors of a story that they have had for a week; once between two answers (rule 64). */
export async function nudgeEditors(context: CommandContext, submissionId: string): Promise<SubmissionOutcome> {
  const { viewer, clock } = context;
  const found = await findSubmission(commandReader(context), submissionId);
  if (found === null || viewer === null) return noSuchStory;
  if (viewer.isSuspended || found.writerId !== viewer.personId) return forbiddenStory;
  const rest = await whyAtRest(commandReader(context), found.publicationId);
  if (rest !== undefined) return rest;
  const taken = await takeOperation(context, 'tend submission', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<SubmissionOutcome> => {
    const submission = await lockSubmission(inside.database, submissionId);
    if (submission === undefined) return noSuchStory;
    if (!waitsForEditors(submission.status)) return refuse('Conflict', messages.movedOn);
    if (submission.nudgedAt !== null) return refuse('Conflict', messages.alreadyNudged);
    if (clock.now().getTime() - submission.actedAt.getTime() < REMIND_AFTER_DAYS * DAY) {
      return refuse('Conflict', formatMessage(messages.nudgeTooSoon, { days: REMIND_AFTER_DAYS }));
    }
    await updateSubmission(inside.database, submissionId, { nudged_at: clock.now() });
    await emitEvent(inside.database, 'submission.nudged', { submissionId, actorId: viewer.personId });
    return changedSubmission(submissionId);
  });
}
