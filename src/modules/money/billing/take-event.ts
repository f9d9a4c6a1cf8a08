import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { paymentProvider } from '#modules/money/payments/payment-providers.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { ProviderEvent } from '#modules/money/payments/provider-event.ts';
import { compareCharge } from './compare-charge.ts';
import { findIntent } from './find-intent.ts';
import { markTold } from './payment-intents.store.ts';
import type { PaymentReactions } from './payment-reactions.ts';
import { ARRIVES_WITHIN, settleIntent } from './settle-intents.ts';

export type TakenEvent = {
  readonly provider: ProviderName;
  readonly subject: ProviderEvent['subject'];
};

/**
 * The job of an event: it says only where to look, and what it is about is fetched afresh, so that neither order nor
 * repeats matter (rule 94). Throws, to be run again, while the provider cannot be asked.
 */
export async function takeEvent(
  context: CommandContext,
  { provider, subject }: TakenEvent,
  reactions: PaymentReactions,
): Promise<void> {
  mustBeProgram(context);
  switch (subject.kind) {
    case 'CHARGE':
    case 'KEEPING':
      return takeIntent(context, provider, subject.intentId, reactions);
    case 'DISPUTE':
    case 'REFUND':
      return void (await compareCharge(context, provider, subject.charge, reactions));
    case 'METHOD':
      return takeMethod(context, provider, subject, reactions);
    case 'PAYOUT':
    case 'PAYOUT_ACCOUNT':
      return reactions.payoutTold(context, subject);
    case 'OTHER':
      return;
  }
}

async function takeIntent(context: CommandContext, provider: ProviderName, id: string, reactions: PaymentReactions) {
  const intent = await findIntent(context.database, id);
  if (intent?.provider !== provider) return;
  // Whoever called has the answer in a moment; a question now could close the call (0027). It is taken after that.
  const age = context.clock.now().getTime() - intent.askedAt.getTime();
  const mayArrive = intent.state === 'SENT' && age <= ARRIVES_WITHIN;
  if (mayArrive && (await withTransaction(context, ({ database, clock }) => markTold(database, id, clock.now()))))
    return;
  // A bank can refuse days later to settle what it allowed.
  if (intent.charge === null) await settleIntent(context, id, reactions.appliers);
  else await compareCharge(context, provider, intent.charge, reactions);
  // What the bank told of a card before we knew whose it is was heard by nobody.
  const settled = await findIntent(context.database, id);
  const method = settled?.method?.ref ?? '';
  if (method !== '') await takeMethod(context, provider, { method, customer: intent.customer }, reactions);
}

async function takeMethod(
  context: CommandContext,
  provider: ProviderName,
  { method: ref, customer }: { readonly method: string; readonly customer: string },
  { methodRenewed }: PaymentReactions,
): Promise<void> {
  const method = await paymentProvider(context, provider).readMethod(ref);
  if (method === 'UNKNOWN') throw new Error(`${provider} cannot say what became of a method`);
  // One that was taken away is missed by the next renewal, which tells its member.
  if (method === 'NOT_FOUND') return;
  await withTransaction(context, (inside) => methodRenewed(inside, { provider, customer, method }));
}
