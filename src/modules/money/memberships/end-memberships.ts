import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { tellOfMembership } from './membership-events.ts';
import { end } from './membership-transitions.ts';
import { lockMembership } from './memberships.store.ts';
import { recordMembership } from './record-membership.ts';

// What is due is charged or ended by the renewals; here is what has nothing due: cancelled, or given and not renewed.
const OVER = `
  select person_id as "personId" from membership
  where status = 'ACTIVE' and next_charge_at is null and period_ends_at <= $1
  order by period_ends_at limit 500`;

/** Ends the memberships whose last paid day is over; run it every minute. */
export async function endMemberships(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const now = context.clock.now();
  const over = await context.database.query<{ personId: string }>('memberships_over', OVER, [now]);
  for (const { personId } of over) {
    await withTransaction(context, async (inside) => {
      const membership = await lockMembership(inside.database, personId);
      if (membership?.status !== 'ACTIVE' || membership.nextChargeAt !== null || membership.periodEndsAt > now) return;
      await recordMembership(inside, membership, end(membership, now));
      await tellOfMembership(inside, 'membership.ended', { personId, hasFailed: false });
    });
  }
}
