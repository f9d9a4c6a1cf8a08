import { reviewDueAt, type ReviewReason } from '#shared/payouts/review-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { mailPayout } from './mail-payout.ts';
import type { Payout } from './payout.ts';
import { openReview } from './payout-reviews.store.ts';
import { lockPayout, updatePayout } from './payouts.store.ts';

/** Stops a payout until staff have said whether it is sent, and tells its writer (rule 118). */
export async function holdPayout(
  inside: CommandContext,
  payout: Payout,
  reasons: readonly ReviewReason[],
): Promise<void> {
  const at = inside.clock.now();
  await updatePayout(inside.database, payout, 'HOLD');
  await openReview(inside.database, { payoutId: payout.id, reasons, at, dueAt: reviewDueAt(at) });
  await mailPayout(inside, payout, reasons.includes('ACCOUNT_SUSPENDED') ? 'heldOfSuspended' : 'held');
}

/**
 * Whether the writer is suspended, and staff have not said since this suspension began that the payout is sent all the
 * same (rule 275).
 */
const UNDECIDED = `
  exists (select from person w where w.id = p.person_id and w.state = 'suspended')
  and not exists (
    select from payout_review r
    where r.payout_id = p.id and r.status = 'APPROVED' and 'ACCOUNT_SUSPENDED' = any (r.reasons)
      and not exists (
        select from decision d where d.target_kind = 'user' and d.target_id = p.person_id and d.measure = 'suspend'
          and d.created_at > r.decided_at))`;

/** Whether staff have to look at a payout first because its writer is suspended. */
export async function awaitsStaff({ database }: CommandContext, payoutId: string): Promise<boolean> {
  const rows = await database.query('payout_to_suspended', `select 1 from payout p where p.id = $1 and ${UNDECIDED}`, [
    payoutId,
  ]);
  return rows.length > 0;
}

/** Holds what is on its way to suspended writers by bank and stands in no file yet. */
export async function holdUnfiledTransfers(inside: CommandContext): Promise<void> {
  const rows = await inside.database.query<{ id: string }>(
    'payouts_unfiled_to_suspended',
    `select p.id from payout p
      where p.state = 'PROCESSING' and p.provider = 'BANK_TRANSFER' and p.batch_id is null and ${UNDECIDED}
      order by p.id`,
    [],
  );
  for (const { id } of rows) {
    const payout = await lockPayout(inside.database, id);
    // A file was made meanwhile.
    if (payout?.state !== 'PROCESSING' || payout.batchId !== null) continue;
    await updatePayout(inside.database, payout, 'RECALL');
    await holdPayout(inside, { ...payout, state: 'PENDING' }, ['ACCOUNT_SUSPENDED']);
  }
}
