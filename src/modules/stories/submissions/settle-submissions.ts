import { isOpenStatus, type SubmissionAction } from '#shared/submissions/submission-machine.ts';
import type { JobPayloads } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { lockManagedStory, type ManagedStory } from '#modules/stories/stories/managed-story.ts';
import { lockSubmission, lockSubmissionsOf } from './find-submission.ts';
import { moveLocked, standsThere } from './move-submission.ts';
import type { Submission } from './submission.ts';
import { updateSubmission } from './submissions.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'submissions:settle': { readonly storyId: string };
    'submissions:leave': {
      readonly personId: string | null;
      readonly publicationId: string | null;
      /** Who took the person off the staff, or left it. */
      readonly causedBy?: string;
    };
    'submissions:free': { readonly personId: string; readonly publicationId: string | null };
    'submissions:sweep': unknown;
  }
}

/** Brings the submissions of a story after it was published, scheduled, taken out, moved or deleted. */
export function settleSubmissionsOf(context: CommandContext, storyId: string): Promise<void> {
  mustBeProgram(context);
  return withTransaction(context, async (inside) => {
    const story = await lockManagedStory(inside.database, storyId);
    if (story === undefined) return;
    for (const submission of await lockSubmissionsOf(inside.database, storyId)) {
      await settleOne(inside, story, submission);
    }
  });
}

async function settleOne(inside: CommandContext, story: ManagedStory, submission: Submission): Promise<void> {
  const action = whatFollows(story, submission);
  const isPlaced = standsThere(story, submission) && submission.placedAt === null;
  const changes = isPlaced ? { placed_at: inside.clock.now() } : {};
  if (action !== undefined) {
    await moveLocked(inside, story, { submissionId: submission.id, action, role: 'program', changes });
  } else if (isPlaced && submission.status === 'ACCEPTED') {
    await updateSubmission(inside.database, submission.id, changes);
  }
}

/** What a story's new place does to a submission of it; undefined where that is nothing. Pure. */
function whatFollows(story: ManagedStory, submission: Submission): SubmissionAction | undefined {
  const isGone = story.state !== 'draft' && story.state !== 'published';
  const isElsewhere = story.publicationId !== null && story.publicationId !== submission.publicationId;
  const isThere = standsThere(story, submission);
  if (isOpenStatus(submission.status)) {
    if (isGone || isElsewhere) return 'cancel';
    // A review of what stands there already ends where it does not stand there any more.
    if (submission.kind === 'REVISION') return isThere ? undefined : 'cancel';
    return isThere ? 'publish' : undefined;
  }
  if (submission.status !== 'ACCEPTED') return undefined;
  const hasLeft = submission.placedAt !== null && story.publicationId !== submission.publicationId;
  return isGone || isElsewhere || hasLeft ? 'remove' : undefined;
}

const OPEN_OF = `
  select s.id, s.story_id as "storyId" from submission s
  where ($1::text is null or s.writer_id = $1) and ($2::text is null or s.publication_id = $2)
    and s.status in ('OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE')
  order by s.id`;

/** Cancels what somebody has with a publication that they left, or everywhere where their account was closed (rule 60); or all that a publication has which was closed. */
export async function cancelSubmissionsOf(
  context: CommandContext,
  { personId, publicationId, causedBy }: JobPayloads['submissions:leave'],
): Promise<void> {
  mustBeProgram(context);
  type Row = { readonly id: string; readonly storyId: string };
  const rows = await context.database.query<Row>('submissions_open_of', OPEN_OF, [personId, publicationId]);
  const action = publicationId === null ? 'cancel' : personId === null ? 'close' : 'leave';
  for (const { id, storyId } of rows) await moveByProgram(context, { id, storyId, causedBy }, action);
  if (personId !== null) await freeSubmissionsOf(context, { personId, publicationId });
}

const LOOKED_AFTER = `
  select s.id from submission s
  where s.assignee_id = $1 and ($2::text is null or s.publication_id = $2)
    and s.status in ('OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE')
    and not exists (select from publication_member m join person p on p.id = m.person_id and p.state = 'active'
      where m.publication_id = s.publication_id and m.person_id = $1 and m.role in ('owner', 'editor'))`;
const FREE = 'update submission set assignee_id = null where id = $1 and assignee_id = $2';

/**
 * What somebody looked after who is an editor there no more, or whose account is closed or suspended, waits for all
 * editors again: under nobody's name it is found, and there it stays when they come back.
 */
export async function freeSubmissionsOf(
  { database }: CommandContext,
  { personId, publicationId }: JobPayloads['submissions:free'],
): Promise<void> {
  const values = [personId, publicationId];
  const rows = await database.query<{ readonly id: string }>('submissions_looked_after', LOOKED_AFTER, values);
  // One by one: each is held for a moment, and none while another is waited for.
  for (const { id } of rows) await database.query('submission_free', FREE, [id, personId]);
}

/** A move of the program, in a transaction of its own; nothing where somebody was quicker. */
export function moveByProgram(
  context: CommandContext,
  { id, storyId, causedBy }: { readonly id: string; readonly storyId: string; readonly causedBy?: string | undefined },
  action: SubmissionAction,
  untouchedSince?: Date,
): Promise<void> {
  return withTransaction(context, async (inside) => {
    const story = await lockManagedStory(inside.database, storyId);
    if (story === undefined) return;
    const submission = await lockSubmission(inside.database, id);
    if (untouchedSince !== undefined && submission !== undefined && submission.actedAt > untouchedSince) return;
    await moveLocked(inside, story, { submissionId: id, action, role: 'program', causedBy });
  });
}
