import { mustBeProgram } from '#modules/ground/acting.ts';
import type { Appliers } from '#modules/money/billing/applier.ts';
import { IS_OF_MEMBERSHIP, IS_OPEN } from '#modules/money/billing/intent-conditions.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readPrices } from './read-prices.ts';
import { renewMembership } from './renew-membership.ts';

const DUE = `
  select person_id as "personId" from membership
  where next_charge_at <= $1 and not exists (
    select from payment_intent i where i.subject_id = membership.person_id
    and ${IS_OF_MEMBERSHIP} and ${IS_OPEN})
  order by next_charge_at limit 200`;

/** Charges every membership that is due, and ends those whose days of grace are over; run it every minute. */
export async function renewDueMemberships(context: CommandContext, appliers: Appliers): Promise<void> {
  mustBeProgram(context);
  const due = await context.database.query<{ personId: string }>('memberships_due', DUE, [context.clock.now()]);
  if (due.length === 0) return;
  const prices = await readPrices(context.database);
  for (const { personId } of due) {
    await renewMembership(context, personId, prices, appliers).catch((error: unknown) => {
      context.log.error({ personId, error: String(error) }, 'a membership could not be renewed');
    });
  }
}
