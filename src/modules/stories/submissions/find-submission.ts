import { MOST_GUEST_SUBMISSIONS } from '#shared/submissions/submission-limits.ts';
import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import { loaderById } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Submission, submissionColumns } from './submission.ts';
import { canSeeSubmission } from './submissions.policy.ts';
import { lockGuest } from './submissions.store.ts';

const SELECT = `select ${columnList('t', submissionColumns)} from submission t`;

function loadSubmissions(database: Database<Tables>, ids: readonly string[]): Promise<readonly Submission[]> {
  return database.query<Submission>('submission_load', `${SELECT} where t.id = any($1)`, [ids]);
}

export const submissionLoader = loaderById(loadSubmissions);

/** A submission that the viewer has a part in; null for every other. */
export async function findSubmission(context: ReadContext, id: string): Promise<Submission | null> {
  const submission = await context.loaders.get(submissionLoader).load(id);
  return submission !== undefined && canSeeSubmission(context.viewer, submission) ? submission : null;
}

/** The same with nobody else changing it until the transaction ends. */
export async function lockSubmission(database: Database<Tables>, id: string): Promise<Submission | undefined> {
  const text = `${SELECT} where t.id = $1 for update`;
  const [submission] = await database.query<Submission>('submission_lock', text, [id]);
  return submission;
}

/** Those of a story that wait, or were accepted and may still be left; oldest first. Inside a transaction that holds the story. */
export function lockSubmissionsOf(database: Database<Tables>, storyId: string): Promise<readonly Submission[]> {
  const text = `${SELECT} where t.story_id = $1 and t.status not in ('REJECTED', 'CANCELLED')
    order by t.created_at, t.id for update`;
  return database.query<Submission>('submissions_of_story_lock', text, [storyId]);
}

/** What a publication declined of a story: the second try where there was one. */
export async function findDeclined(
  database: Database<Tables>,
  { storyId, publicationId }: Pick<Submission, 'storyId' | 'publicationId'>,
): Promise<Submission | undefined> {
  const text = `${SELECT} where t.story_id = $1 and t.publication_id = $2 and t.status = 'REJECTED'
    order by t.previous_id is not null desc, t.decided_at desc limit 1`;
  const [submission] = await database.query<Submission>('submission_declined', text, [storyId, publicationId]);
  return submission;
}

const OF_GUEST = `
  select count(*)::integer as count from submission
  where publication_id = $1 and writer_id = $2
    and status in ('OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE')`;

type Guest = Pick<Submission, 'publicationId' | 'writerId'>;

async function countOfGuest(database: Database<Tables>, { publicationId, writerId }: Guest): Promise<number> {
  const [row] = await database.query<{ count: number }>('submissions_of_guest', OF_GUEST, [publicationId, writerId]);
  return row?.count ?? 0;
}

/** Whether as many of a guest wait as may (rule 57); inside a transaction, and nobody else adds to them until it ends. */
export async function hasMostOfGuest(database: Database<Tables>, guest: Guest): Promise<boolean> {
  await lockGuest(database, guest);
  return (await countOfGuest(database, guest)) >= MOST_GUEST_SUBMISSIONS;
}

/** The same as it stands now, for who only tells of it. */
export async function isFullOfGuest(database: Database<Tables>, guest: Guest): Promise<boolean> {
  return (await countOfGuest(database, guest)) >= MOST_GUEST_SUBMISSIONS;
}

/** How many more a guest may have under way there; null for whoever is no guest (rule 57). */
export async function countLeftForGuest(
  { viewer, database }: ReadContext,
  publicationId: string,
): Promise<number | null> {
  if (viewer === null || viewer.staffRoles.has(publicationId)) return null;
  const underWay = await countOfGuest(database, { publicationId, writerId: viewer.personId });
  return Math.max(0, MOST_GUEST_SUBMISSIONS - underWay);
}
