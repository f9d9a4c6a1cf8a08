import { settleIntents } from '#modules/billing/settle-intents.ts';
import { settleRefunds } from '#modules/billing/settle-refunds.ts';
import type { CommandContext } from '#modules/command-context.ts';
import { endMemberships } from './end-memberships.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { renewDueMemberships } from './renew-due-memberships.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'memberships:keep-current': unknown;
  }
}

/** What is done for memberships every minute: what is unknown is asked for, what is due charged, what is over ended. */
export async function keepMembershipsCurrent(context: CommandContext): Promise<void> {
  await settleIntents(context, membershipAppliers);
  await renewDueMemberships(context, membershipAppliers);
  await endMemberships(context);
  await settleRefunds(context);
}
