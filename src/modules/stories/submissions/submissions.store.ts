import type { Insertable, Updateable } from 'kysely';
import type { SubmissionStatus } from '#shared/submissions/submission-machine.ts';
import type { Database } from '#platform/database/database.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertSubmission(
  { kysely }: Database<Tables>,
  row: Omit<
    Insertable<Tables['submission']>,
    'due_on' | 'decline_reason' | 'answered_at' | 'decided_at' | 'nudged_at' | 'reminded_at' | 'placed_at'
  >,
): Promise<void> {
  const fresh = {
    due_on: null,
    decline_reason: null,
    answered_at: null,
    decided_at: null,
    nudged_at: null,
    reminded_at: null,
    placed_at: null,
  };
  await kysely
    .insertInto('submission')
    .values({ ...fresh, ...row })
    .execute();
}

export type SubmissionChanges = Updateable<Tables['submission']>;

export async function updateSubmission(
  { kysely }: Database<Tables>,
  id: string,
  changes: SubmissionChanges,
): Promise<void> {
  await kysely.updateTable('submission').set(changes).where('id', '=', id).execute();
}

type Move = {
  readonly submissionId: string;
  readonly action: string;
  readonly from: SubmissionStatus;
  readonly to: SubmissionStatus;
  readonly actorId: string | null;
  readonly note: string;
  readonly now: Date;
};

const EVENT = `
  insert into submission_event (id, submission_id, position, action, from_status, to_status, actor_id, note, created_at)
  select $1, $2, coalesce(max(e.position), 0) + 1, $3, $4, $5, $6, $7, $8
  from submission_event e where e.submission_id = $2`;

/** Writes a move down after those that are there; inside the transaction that holds the submission. */
export async function insertEvent(database: Database<Tables>, move: Move): Promise<string> {
  const id = createId();
  const { submissionId, action, from, to, actorId, note, now } = move;
  await database.query('submission_event_add', EVENT, [id, submissionId, action, from, to, actorId, note, now]);
  return id;
}

export async function blankEventsOf({ kysely }: Database<Tables>, personId: string): Promise<void> {
  await kysely
    .updateTable('submission_event')
    .set({ actor_id: null, note: '' })
    .where('actor_id', '=', personId)
    .execute();
}

const GUESTS = `
  select pg_advisory_xact_lock(hashtextextended('submissions:' || $1 || ':' || $2, 0))`;

/** Of what one guest submits to one publication at once, each waits for the one before. */
export async function lockGuest(
  database: Database<Tables>,
  { publicationId, writerId }: { readonly publicationId: string; readonly writerId: string },
): Promise<void> {
  await database.query('submission_guest_lock', GUESTS, [publicationId, writerId]);
}

export async function upsertCriteria(
  { kysely }: Database<Tables>,
  row: Insertable<Tables['publication_criteria']>,
): Promise<void> {
  const { publication_id: _id, ...changes } = row;
  await kysely
    .insertInto('publication_criteria')
    .values(row)
    .onConflict((conflict) => conflict.column('publication_id').doUpdateSet(changes))
    .execute();
}

/** Forgets what a publication asked of writers, kept ready for them and remembered of them. */
export async function deleteSettingsOf({ kysely }: Database<Tables>, publicationId: string): Promise<void> {
  for (const table of ['publication_criteria', 'publication_reply', 'publication_person_note'] as const) {
    await kysely.deleteFrom(table).where('publication_id', '=', publicationId).execute();
  }
}
