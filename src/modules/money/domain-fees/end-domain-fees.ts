import { PATIENCE } from '#shared/domains/domain-checks.ts';
import { endUnpaidDomainOf } from '#modules/ground/domains/domain-of-owner.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { findIntent } from '#modules/money/billing/find-intent.ts';
import type { PaymentReactions } from '#modules/money/billing/payment-reactions.ts';
import { startRefund } from '#modules/money/billing/start-refund.ts';
import { findUnusedFees, lockFeeOfIntent, updateFee } from './domain-fees.store.ts';
import { payingOwner, purposeOf } from './domain-purpose.ts';
import { mailDomainFee } from './mail-domain-fee.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'domain-fees:give-back': unknown;
  }
}

/** What was paid and showed no domain within 72 hours goes back, all of it (decision 0073). */
export async function giveBackUnusedFees(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const before = new Date(context.clock.now().getTime() - PATIENCE);
  for (const intentId of await findUnusedFees(context.database, before)) {
    await withTransaction(context, (inside) => giveBack(inside, intentId));
  }
}

async function giveBack(inside: CommandContext, intentId: string): Promise<void> {
  const fee = await lockFeeOfIntent(inside.database, intentId);
  // Its domain became live, or it went back, at this very moment.
  if (fee === null || fee.usedAt !== null) return;
  const charge = await inside.database.kysely
    .selectFrom('charge')
    .select(['id', 'refunded_amount'])
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  const intent = await findIntent(inside.database, intentId);
  if (charge === undefined || intent === null) return;
  await updateFee(inside.database, fee.id, { endedAt: inside.clock.now() });
  const amount = fee.price.amount - charge.refunded_amount;
  if (amount === 0) return;
  const money = { ...fee.price, amount };
  await startRefund(inside, { chargeId: charge.id, money, reason: 'DOMAIN' });
  const { domain } = purposeOf(intent);
  await mailDomainFee(inside, { personId: fee.buyerId, domain, price: money, news: 'givenBack' });
}

/** The payment of a domain is gone (0028): whoever has a domain for it has it no more. */
export const loseDomainFee: PaymentReactions['moneyGone'] = async (inside, intent) => {
  const owner = payingOwner({ personId: intent.personId, publicationId: purposeOf(intent).publicationId });
  // Of a payment that bought nothing there is no fee, and what another one paid for stays.
  const isItsFee = async () => (await lockFeeOfIntent(inside.database, intent.id)) !== null;
  const { database, clock } = inside;
  const known = await database.kysely
    .selectFrom('domain_fee')
    .select('id')
    .where('intent_id', '=', intent.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (known === undefined) return;
  // The name is locked before its fee, as by whoever looks at its records.
  if (owner !== null) await endUnpaidDomainOf(inside, owner);
  if (await isItsFee()) await updateFee(database, known.id, { endedAt: clock.now() });
};
