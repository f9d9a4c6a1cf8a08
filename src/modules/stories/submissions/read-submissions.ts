import type { SubmissionStatus } from '#shared/submissions/submission-machine.ts';
import { expectedWait } from '#shared/submissions/submission-limits.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { viewerMay } from '#modules/stories/publications/viewer-role.ts';
import { submissionLoader } from './find-submission.ts';
import type { Submission } from './submission.ts';
import { canSeeSubmission } from './submissions.policy.ts';

/** As the index of what waits says it, so that the planner sees that they are the same. */
export const WAITING = `('OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE')`;

const outbox: KeysetStatement = {
  name: 'submission_outbox',
  text: `
    select t.id, (extract(epoch from t.created_at) * 1000)::float8 as key from submission t
    where t.writer_id = o.id and (t.created_at, t.id) < ($2::timestamptz, $3)
    order by t.created_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** What the viewer submitted, newest first (rule 68). */
export async function readOutbox(context: ReadContext, page: Page): Promise<Feed<Submission>> {
  const { viewer } = context;
  if (viewer === null) throw new NotAllowed();
  return presentSubmissions(context, await keysetRows(context, outbox, viewer.personId, page), page);
}

/** A page of submissions by their ids: those that the viewer has a part in. */
export async function presentSubmissions(
  context: ReadContext,
  rows: readonly Cursor[],
  page: Page,
): Promise<Feed<Submission>> {
  const feed = cutPage(rows, page);
  const found = await context.loaders.get(submissionLoader).loadMany(feed.items.map(({ id }) => id));
  return mapFeed(
    feed,
    found.flatMap((one) => (one !== undefined && canSeeSubmission(context.viewer, one) ? [one] : [])),
  );
}

const COUNTS = `
  select status, count(*)::integer as count from submission
  where publication_id = $1 and status in ${WAITING} group by status`;

export type StatusCount = { readonly status: SubmissionStatus; readonly count: number };

/** How many wait in each state, for those who decide them; nothing for everybody else. */
export async function countInbox(context: ReadContext, publicationId: string): Promise<readonly StatusCount[]> {
  if (!viewerMay(context, publicationId, 'decide submissions')) return [];
  return context.database.query<StatusCount>('submission_inbox_counts', COUNTS, [publicationId]);
}

const OF_STORY = `
  select distinct on (t.story_id) t.story_id as "ownerId", t.id from submission t where t.story_id = any($1)
  order by t.story_id, t.status in ${WAITING} desc, t.created_at desc, t.id desc`;

/** The submission of a story that counts now: the one that waits, or the last. Null for whoever has no part in it. */
export async function findSubmissionOfStory(context: ReadContext, storyId: string): Promise<Submission | null> {
  const { viewer, loaders, database } = context;
  if (viewer === null) return null;
  type Row = { readonly ownerId: string; readonly id: string };
  const [row] = await loaders.grouped<Row>('submission_of_story_now', storyId, (ids) =>
    database.query<Row>('submission_of_story_now', OF_STORY, [ids]),
  );
  const submission = row && (await loaders.get(submissionLoader).load(row.id));
  return submission !== undefined && canSeeSubmission(viewer, submission) ? submission : null;
}

const WAITS = `
  select o.id as "ownerId", w.wait from unnest($1::text[]) o (id) cross join lateral (
    select (extract(epoch from t.answered_at - t.created_at) * 1000)::float8 as wait from submission t
    where t.publication_id = o.id and t.answered_at is not null order by t.answered_at desc limit 20
  ) w`;

/** How long a publication takes to answer, in milliseconds; null before it answered five. */
export async function readExpectedWait(
  { database, loaders }: Pick<ReadContext, 'database' | 'loaders'>,
  publicationId: string,
): Promise<number | null> {
  type Row = { readonly ownerId: string; readonly wait: number };
  const rows = await loaders.grouped<Row>('submission_waits', publicationId, (ids) =>
    database.query<Row>('submission_waits', WAITS, [ids]),
  );
  return expectedWait(rows.map(({ wait }) => wait));
}

export type SubmissionEvent = {
  readonly id: string;
  readonly submissionId: string;
  readonly action: string;
  readonly fromStatus: SubmissionStatus;
  readonly toStatus: SubmissionStatus;
  readonly actorId: string | null;
  readonly note: string;
  readonly createdAt: Date;
};

const HISTORY = `
  select e.submission_id as "ownerId", e.id, e.submission_id as "submissionId", e.action,
    e.from_status as "fromStatus", e.to_status as "toStatus", e.actor_id as "actorId", e.note,
    e.created_at as "createdAt"
  from submission_event e where e.submission_id = any($1) order by e.submission_id, e.position`;

/** Every move of a submission in its order; for those who see the submission. */
export async function readHistory(
  { database, loaders }: Pick<ReadContext, 'database' | 'loaders'>,
  submissionId: string,
): Promise<readonly SubmissionEvent[]> {
  type Row = SubmissionEvent & { readonly ownerId: string };
  return loaders.grouped<Row>('submission_history', submissionId, (ids) =>
    database.query<Row>('submission_history', HISTORY, [ids]),
  );
}
