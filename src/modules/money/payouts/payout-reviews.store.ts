import type { ReviewReason } from '#shared/payouts/review-rules.ts';
import type { Database } from '#platform/database/database.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Db = Database<Tables>;

type NewReview = {
  readonly payoutId: string;
  readonly reasons: readonly ReviewReason[];
  readonly at: Date;
  readonly dueAt: Date;
};

/** Opens the case of a payout that is held; one that was decided before is opened anew, and what was said then is past. */
export async function openReview({ kysely }: Db, { payoutId, reasons, at, dueAt }: NewReview): Promise<void> {
  const status = 'PENDING' as const;
  const opened = { status, reasons: [...reasons], statement: null, created_at: at, due_at: dueAt, decided_at: null };
  const { id } = await kysely
    .insertInto('payout_review')
    .values({ id: createId(), payout_id: payoutId, ...opened })
    .onConflict((conflict) => conflict.column('payout_id').doUpdateSet(opened))
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely.deleteFrom('payout_vote').where('review_id', '=', id).execute();
}

/** The case and its payout, locked until the end of the transaction. */
export async function lockReview({ kysely }: Db, id: string) {
  const row = await kysely
    .selectFrom('payout_review')
    .select(['payout_id', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { payoutId: row.payout_id, status: row.status };
}

type NewVote = {
  readonly reviewId: string;
  readonly personId: string;
  readonly isApproval: boolean;
  readonly statement: string;
  readonly at: Date;
};

/** Keeps what somebody decided, in place of what they decided before; false where that was the same. */
export async function replaceVote({ kysely }: Db, vote: NewVote): Promise<boolean> {
  const { isApproval, statement, at } = vote;
  const columns = { is_approval: isApproval, statement, created_at: at };
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('payout_vote')
    .values({ review_id: vote.reviewId, person_id: vote.personId, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['review_id', 'person_id'])
        .doUpdateSet(columns)
        .where('payout_vote.is_approval', '<>', isApproval),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What was decided so far, the first first. */
export async function readVotes({ kysely }: Db, reviewId: string) {
  const rows = await kysely
    .selectFrom('payout_vote')
    .select(['person_id', 'is_approval', 'statement'])
    .where('review_id', '=', reviewId)
    .orderBy('created_at')
    .orderBy('person_id')
    .execute();
  return rows.map((row) => ({ personId: row.person_id, isApproval: row.is_approval, statement: row.statement }));
}

/** Closes the case. */
export async function updateReview(
  { kysely }: Db,
  id: string,
  status: 'APPROVED' | 'INVALID',
  statement: string,
  at: Date,
): Promise<void> {
  await kysely.updateTable('payout_review').set({ status, statement, decided_at: at }).where('id', '=', id).execute();
}
