import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import type { Database } from '#platform/database/database.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type Conflict, conflict, type NotFound, notFound } from '#modules/ground/refusals.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';
import { canRunFinance } from '#modules/ground/roles/roles.policy.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Payout } from './payout.ts';
import { hastenPayouts, lockPayout, updatePayout } from './payouts.store.ts';

/** Held after its last try, and not because somebody has to look at it. */
const STOPPED = `
  select p.id from payout p
  where p.person_id = $1 and (p.state in ('PROVIDER_FAILED', 'REVERSED') or (p.state = 'ON_HOLD'
    and not exists (select from payout_review r where r.payout_id = p.id and r.status = 'PENDING')))
  order by p.id`;

/** What failed or came back goes to the account that was set up since, from a moment on. */
export async function freeStoppedPayouts(database: Database<Tables>, personId: string, from: Date): Promise<void> {
  for (const { id } of await database.query<{ id: string }>('payouts_stopped', STOPPED, [personId])) {
    const payout = await lockPayout(database, id);
    if (payout !== null) await free(database, payout, from);
  }
}

/** Whether something that failed or came back waits for its owner. */
export async function hasStoppedPayouts(database: Database<Tables>, personId: string): Promise<boolean> {
  const rows = await database.query<{ id: string }>('payouts_stopped', STOPPED, [personId]);
  return rows.length > 0;
}

/** Failures are counted anew: another account or a mended fault has its own three tries. */
async function free(database: Database<Tables>, payout: Payout, from: Date): Promise<boolean> {
  const { state } = payout;
  if (state !== 'PROVIDER_FAILED' && state !== 'REVERSED' && state !== 'ON_HOLD' && state !== 'INTERNAL_FAILED') {
    return false;
  }
  await updatePayout(database, payout, state === 'ON_HOLD' ? 'RELEASE' : 'RETRY', { failures: 0, due_at: from });
  return true;
}

/** What waits for a tax form is looked at again from a moment on. */
export async function hastenWaitingPayouts(database: Database<Tables>, personId: string, from: Date): Promise<void> {
  await hastenPayouts(database, personId, from);
}

export type RetryPayoutOutcome = { readonly type: 'PayoutChanged'; readonly payoutId: string } | Conflict | NotFound;

/** Has a payout that failed or was stopped sent again; for staff, once what was wrong is mended. */
export async function retryPayout(context: CommandContext, payoutId: string): Promise<RetryPayoutOutcome> {
  mustBeAllowed(canRunFinance(context));
  mustHaveSteppedUp(context);
  return await withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const payout = await lockPayout(database, payoutId);
    if (payout === null) return notFound(messages.noPayout);
    const [open] = await database.query(
      'payout_open_review',
      `select 1 from payout_review where payout_id = $1 and status = 'PENDING'`,
      [payoutId],
    );
    if (open !== undefined || !(await free(database, payout, clock.now()))) return conflict(messages.cannotRetry);
    await writeAudit(inside, {
      action: 'payout.retried',
      targetKind: 'payout',
      targetId: payoutId,
      before: { state: payout.state },
      after: { state: 'PENDING' },
    });
    return { type: 'PayoutChanged', payoutId };
  });
}
