import {
  type DeclineReason,
  stepsOf,
  type SubmissionAction,
  type SubmissionRole,
  type SubmissionStatus,
} from '#shared/submissions/submission-machine.ts';
import { MOST_GUEST_SUBMISSIONS, MOST_NOTE_LENGTH, REOPEN_WITHIN_DAYS } from '#shared/submissions/submission-limits.ts';
import type { decisionKinds } from '#shared/publications/activity-kinds.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { forbiddenStory, noSuchStory, refuse } from '#modules/ground/story-outcome.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { lockManagedStory, type ManagedStory } from '#modules/stories/stories/managed-story.ts';
import { findSubmission, hasMostOfGuest, lockSubmission, lockSubmissionsOf } from './find-submission.ts';
import { isStillEditor } from './is-still-editor.ts';
import { changedSubmission, type Submission, type SubmissionOutcome } from './submission.ts';
import { roleFor } from './submissions.policy.ts';
import { insertEvent, type SubmissionChanges, updateSubmission } from './submissions.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** A submission went from one status to another; `actorId` is null for the program. */
    'submission.moved': {
      readonly submissionId: string;
      readonly eventId: string;
      readonly action: SubmissionAction;
      readonly actorId: string | null;
    };
  }
}

/** Own judgement: more than an editor decides in an hour, by hand or many at once. */
const RULE = { most: 600, windowSeconds: 3_600 } as const;

export type Move = {
  readonly submissionId: string;
  readonly action: SubmissionAction;
  readonly note?: string | undefined;
  readonly declineReason?: DeclineReason | undefined;
};

/** Moves a submission as the table of moves allows; where it stands elsewhere by then, `Conflict` (rule 62). */
export async function moveSubmission(context: CommandContext, move: Move): Promise<SubmissionOutcome> {
  const ready = await whoMoves(context, move);
  if ('type' in ready) return ready;
  return withTransaction(context, async (inside): Promise<SubmissionOutcome> => {
    const story = await lockManagedStory(inside.database, ready.submission.storyId);
    return story === undefined ? noSuchStory : moveLocked(inside, story, { ...move, role: ready.role });
  });
}

/** Where an owner or editor handed the story in themselves. */
function isOwn({ personId, isSuspended, staffRoles }: Viewer, { writerId, publicationId }: Submission): boolean {
  return personId === writerId && !isSuspended && staffRoles.has(publicationId);
}

type Ready = { readonly submission: Submission; readonly role: SubmissionRole };

/** The submission and as whom the viewer moves it, once it is counted; or why not. */
export async function whoMoves(
  context: CommandContext,
  { submissionId, action, note = '' }: Move,
): Promise<Ready | Exclude<SubmissionOutcome, { readonly type: 'Submission' }>> {
  const { viewer } = context;
  const submission = await findSubmission(commandReader(context), submissionId);
  if (submission === null || viewer === null) return noSuchStory;
  const role = roleFor(viewer, submission, action);
  if (role === undefined) return isOwn(viewer, submission) ? refuse('Forbidden', messages.ownStory) : forbiddenStory;
  // Edits are asked for in words, or nobody knows which.
  if (action === 'requestChanges' && note.trim() === '') return refuse('BadRequest', messages.noteEmpty);
  if (note.length > MOST_NOTE_LENGTH) {
    return refuse('BadRequest', formatMessage(messages.noteTooLong, { most: MOST_NOTE_LENGTH }));
  }
  const taken = await takeOperation(context, 'move submission', viewer.personId, RULE);
  return taken.ok ? { submission, role } : busy(taken.retryAfterSeconds);
}

/** What the log of the publication tells of. */
const decisions: Readonly<Partial<Record<SubmissionAction, (typeof decisionKinds)[number]>>> = {
  accept: 'submission.accepted',
  decline: 'submission.declined',
  requestChanges: 'submission.returned',
  reopen: 'submission.reopened',
};

/** The move itself, in the transaction that holds the story: so that of many at once each sees what the others did. */
export async function moveLocked(
  inside: CommandContext,
  story: ManagedStory,
  move: Move & {
    readonly role: SubmissionRole;
    readonly changes?: SubmissionChanges;
    /** What the program does because of somebody is not told to that one. */
    readonly causedBy?: string | undefined;
  },
): Promise<SubmissionOutcome> {
  const { database, viewer, clock } = inside;
  const { submissionId, action, role, note = '' } = move;
  const now = clock.now();
  const submission = await lockSubmission(database, submissionId);
  if (submission?.storyId !== story.id) return noSuchStory;
  if (role === 'editor' && !(await isStillEditor(inside, submission.publicationId))) return forbiddenStory;
  const steps = stepsOf(submission.status, action, role);
  if (steps === undefined) return refuse('Conflict', messages.movedOn);
  if (action === 'remove' && role === 'writer' && (submission.placedAt !== null || standsThere(story, submission))) {
    return refuse('Conflict', messages.takeOutFirst);
  }
  if (action === 'reopen') {
    const hindrance = await whyNotReopened(inside, story, submission);
    if (hindrance !== undefined) return refuse('Conflict', hindrance);
  }
  const actorId = role === 'program' ? (move.causedBy ?? null) : (viewer?.personId ?? null);
  let from: SubmissionStatus = submission.status;
  let eventId = '';
  for (const step of steps) {
    // Only the step that was asked for says something.
    const said = step.action === action ? note.trim() : '';
    eventId = await insertEvent(database, { submissionId, ...step, from, actorId, note: said, now });
    from = step.to;
  }
  await updateSubmission(database, submissionId, {
    ...consequencesOf(submission, move, { actorId, now }),
    ...move.changes,
    status: from,
    acted_at: now,
  });
  const kind = decisions[action];
  if (role === 'editor' && kind !== undefined) {
    const { publicationId, writerId: personId, title: subject } = submission;
    await recordActivity(inside, { publicationId, kind, personId, subject });
  }
  await emitEvent(database, 'submission.moved', { submissionId, eventId, action, actorId });
  return changedSubmission(submissionId);
}

/** Published in the publication, or waiting for its time there; what `placedAt` says follows a moment later. */
export function standsThere(
  { state, scheduledAt, publicationId }: ManagedStory,
  submission: Pick<Submission, 'publicationId'>,
): boolean {
  return publicationId === submission.publicationId && (state === 'published' || scheduledAt !== null);
}

/** What else changes with a move: who looks after it, and when it was answered. */
function consequencesOf(
  submission: Submission,
  { action, declineReason }: Move,
  { actorId, now }: { readonly actorId: string | null; readonly now: Date },
): Omit<SubmissionChanges, 'status' | 'acted_at'> {
  const answered = { answered_at: submission.answeredAt ?? now };
  switch (action) {
    case 'requestChanges':
      // Whoever asked reads the answer; what is a colleague's stays theirs. From now on it is the writer who is awaited.
      return { ...answered, assignee_id: submission.assigneeId ?? actorId, reminded_at: null, nudged_at: null };
    case 'accept':
    case 'publish':
      return { ...answered, decided_at: now };
    case 'decline':
      return { ...answered, decided_at: now, decline_reason: declineReason ?? null };
    case 'reopen':
      // It is under review again, and by whoever took it up: who looked after it before may have left meanwhile.
      return { decided_at: null, decline_reason: null, reminded_at: null, nudged_at: null, assignee_id: actorId };
    case 'resubmit':
      return { reminded_at: null, nudged_at: null };
    case 'submit':
    case 'open':
    case 'take':
      return {};
    case 'withdraw':
    case 'expire':
    case 'cancel':
    case 'close':
    case 'leave':
    case 'remove':
      return { decided_at: now };
  }
}

const DAY = 86_400_000;

/** A declined story is taken up again within a month, and only while it is nobody else's. */
async function whyNotReopened(
  { database, clock }: CommandContext,
  story: ManagedStory,
  { decidedAt, publicationId, writerId, isGuest }: Submission,
): Promise<string | undefined> {
  const age = clock.now().getTime() - (decidedAt?.getTime() ?? 0);
  if (age > REOPEN_WITHIN_DAYS * DAY) return formatMessage(messages.reopenTooLate, { days: REOPEN_WITHIN_DAYS });
  const isThere = story.state === 'draft' || story.state === 'published';
  const isElsewhere = story.publicationId !== null && story.publicationId !== publicationId;
  const others = await lockSubmissionsOf(database, story.id);
  const isTaken = others.some(({ placedAt }) => placedAt === null);
  if (!isThere || isElsewhere || isTaken) return messages.nobodysAnyMore;
  if (!isGuest || !(await hasMostOfGuest(database, { publicationId, writerId }))) return undefined;
  return formatMessage(messages.guestHasMost, { most: MOST_GUEST_SUBMISSIONS });
}
