import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { restartRefundWaits } from './refunds.store.ts';
import { ARRIVES_WITHIN } from './settle-intents.ts';

/** What only has to settle first, with the bank or the provider, takes a day. */
const PENDING_EVERY = 3_600_000;

/** What no provider was asked for, or turned away, is on no way: it only waits for a free moment. */
const TRIED_AGAIN_EVERY = 10_000;

const OPEN = `
  select id from refund
  where state = 'UNKNOWN' and asked_at < $1 or state = 'SENT' and asked_at < $2 or state = 'PENDING' and asked_at < $3
  order by asked_at limit 100`;

/** Runs the jobs of refunds again that are not settled: a job itself waits longer and longer, and then gives up. */
export async function settleRefunds(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const now = context.clock.now().getTime();
  await restartRefundWaits(context.database, new Date(now + ARRIVES_WITHIN), new Date(now));
  const open = await context.database.query<{ id: string }>('open_refunds', OPEN, [
    new Date(now - ARRIVES_WITHIN),
    new Date(now - TRIED_AGAIN_EVERY),
    new Date(now - PENDING_EVERY),
  ]);
  for (const { id } of open) {
    await enqueueJob(context.database, 'billing:refund', { refundId: id }, { key: `refund:${id}` });
  }
}
