import { enqueueJob } from '#platform/jobs/jobs.ts';
import { settleIntents } from '#modules/money/billing/settle-intents.ts';
import { settleRefunds } from '#modules/money/billing/settle-refunds.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { endMemberships } from './end-memberships.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { renewDueMemberships } from './renew-due-memberships.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'memberships:keep-current': unknown;
    'memberships:settle': unknown;
  }
}

/** A crontab knows nothing shorter than a minute, and who waits for a payment does. In milliseconds, of the real time. */
const BETWEEN = [15_000, 30_000, 45_000] as const;

/** What is done for memberships every minute: what is unknown is asked for, what is due charged, what is over ended. */
export async function keepMembershipsCurrent(context: CommandContext): Promise<void> {
  await settlePayments(context);
  await renewDueMemberships(context, membershipAppliers);
  await endMemberships(context);
  for (const later of BETWEEN) {
    const runAt = new Date(Date.now() + later);
    const options = { runAt, key: `memberships:settle:${later}`, queue: 'memberships:keep-current' };
    await enqueueJob(context.database, 'memberships:settle', {}, options);
  }
}

/** Asks for what is unknown, so that books and ledgers agree within a minute of any fault. */
export async function settlePayments(context: CommandContext): Promise<void> {
  await settleIntents(context, membershipAppliers);
  await settleRefunds(context);
}
