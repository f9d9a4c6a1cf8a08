import { randomBytes } from 'node:crypto';
import type { Money } from '#shared/money/money.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { insertRefund, type RefundReason } from './refunds.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'billing:refund': { readonly refundId: string };
  }
}

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** A payment that bought nothing goes back by itself: it came twice, or after another one had taken its place. */
    'billing.givenBack': { readonly chargeId: string };
  }
}

/**
 * Decides, in the transaction of the caller, that money goes back. The provider is called by a job after the commit,
 * which asks before it calls again: what is decided happens, and once.
 */
export async function startRefund(
  inside: CommandContext,
  refund: { readonly chargeId: string; readonly money: Money; readonly reason: RefundReason },
): Promise<void> {
  const id = randomBytes(16).toString('hex');
  await insertRefund(inside.database, {
    id,
    chargeId: refund.chargeId,
    amount: refund.money.amount,
    reason: refund.reason,
    now: inside.clock.now(),
  });
  // Nobody asked for it, so that somebody has to say it.
  if (refund.reason === 'DUPLICATE')
    await emitEvent(inside.database, 'billing.givenBack', { chargeId: refund.chargeId });
  await enqueueJob(inside.database, 'billing:refund', { refundId: id }, { key: `refund:${id}` });
}
