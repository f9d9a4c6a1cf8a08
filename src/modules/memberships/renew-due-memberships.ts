import { isRenewedByUs } from '#shared/membership/switching.ts';
import { graceEndsAt } from '#shared/membership/dunning.ts';
import { priceOfPlan, type PriceTable } from '#shared/membership/prices.ts';
import { mustBeProgram } from '#modules/acting.ts';
import type { Appliers } from '#modules/billing/applier.ts';
import { pay } from '#modules/billing/pay.ts';
import { type CommandContext, withTransaction } from '#modules/command-context.ts';
import type { ProviderName } from '#modules/payments/payment-provider.ts';
import { type Membership, nextPlan } from './membership.ts';
import { end, priceOfRenewal, renew } from './membership-transitions.ts';
import { keepMembership, lockMembership } from './memberships.store.ts';
import { readPrices } from './read-prices.ts';

const DUE = `
  select person_id as "personId" from membership
  where next_charge_at <= $1 and not exists (
    select from payment_intent i where i.subject_id = membership.person_id
    and i.kind in ('REACTIVATION', 'RENEWAL', 'START', 'SWITCH', 'TRIAL')
    and i.state in ('SENT', 'UNKNOWN', 'NEEDS_APPROVAL', 'PENDING'))
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

async function renewMembership(
  context: CommandContext,
  personId: string,
  prices: PriceTable,
  appliers: Appliers,
): Promise<void> {
  const membership = await withTransaction(context, (inside) => settleWithoutCharge(inside, personId, prices));
  if (membership === null || membership.method === null) return;
  const price = priceOfPlan(prices, nextPlan(membership), membership.price.currency);
  const renewal = priceOfRenewal(membership, isSamePlan(membership) ? membership.price : price);
  await pay(
    context,
    {
      personId,
      provider: membership.provider as ProviderName,
      kind: 'RENEWAL',
      subjectId: personId,
      // One charge for a period and a try of it, whoever else is renewing at the same moment.
      formKey: `renewal:${membership.periodEndsAt.toISOString()}:${membership.nextChargeAt?.toISOString()}`,
      money: renewal.due,
      purpose: {
        periodEndsAt: membership.periodEndsAt.toISOString(),
        plan: nextPlan(membership),
        price: renewal.price,
        creditTaken: renewal.creditTaken,
      },
      method: { kept: membership.method.ref },
    },
    appliers,
  );
}

function isSamePlan(membership: Membership): boolean {
  return nextPlan(membership) === membership.plan;
}

/** What is due and needs no charge: an end, and a period that costs nothing. Answers what is left to charge. */
async function settleWithoutCharge(
  inside: CommandContext,
  personId: string,
  prices: PriceTable,
): Promise<Membership | null> {
  const membership = await lockMembership(inside.database, personId);
  const now = inside.clock.now();
  if (membership === null || membership.nextChargeAt === null || membership.nextChargeAt > now) return null;
  const isOver = membership.firstFailedAt !== null && now >= graceEndsAt(membership.firstFailedAt);
  if (isOver || !isRenewedByUs(membership.provider) || membership.method === null) {
    await keepMembership(inside.database, end(membership, now));
    return null;
  }
  const price = isSamePlan(membership)
    ? membership.price
    : priceOfPlan(prices, nextPlan(membership), membership.price.currency);
  const renewal = priceOfRenewal(membership, price);
  if (renewal.due.amount > 0) return membership;
  await keepMembership(inside.database, renew(membership, renewal));
  return null;
}
