import { reviewDueAt, type ReviewReason } from '#shared/payouts/review-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { mailPayout } from './mail-payout.ts';
import type { Payout } from './payout.ts';
import { openReview } from './payout-reviews.store.ts';
import { updatePayout } from './payouts.store.ts';

/** Stops a payout until staff have said whether it is sent, and tells its writer (rule 118). */
export async function holdPayout(
  inside: CommandContext,
  payout: Payout,
  reasons: readonly ReviewReason[],
): Promise<void> {
  const at = inside.clock.now();
  await updatePayout(inside.database, payout, 'HOLD');
  await openReview(inside.database, { payoutId: payout.id, reasons, at, dueAt: reviewDueAt(at) });
  await mailPayout(inside, payout, 'held');
}

/** Whether nobody may be paid by that name before somebody has looked (rule 275). */
export async function isSuspended({ database }: CommandContext, personId: string): Promise<boolean> {
  const rows = await database.query(
    'payout_to_suspended',
    `select 1 from person where id = $1 and state = 'suspended'`,
    [personId],
  );
  return rows.length > 0;
}

/** Whether staff knew that the writer is suspended when they approved the payout. */
export async function wasApprovedAllTheSame({ database }: CommandContext, payoutId: string): Promise<boolean> {
  const rows = await database.query(
    'payout_approved_all_the_same',
    `select 1 from payout_review
      where payout_id = $1 and status = 'APPROVED' and 'ACCOUNT_SUSPENDED' = any (reasons)`,
    [payoutId],
  );
  return rows.length > 0;
}
