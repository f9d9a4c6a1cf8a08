import type { CommandContext } from '#modules/ground/command-context.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { PaymentProvider, ProviderName } from '#modules/money/payments/payment-provider.ts';
import { paymentProvider } from '#modules/money/payments/payment-providers.ts';
import type { Appliers } from './applier.ts';
import { findIntent } from './find-intent.ts';
import { IS_OPEN } from './intent-conditions.ts';
import { outcomeFound } from './outcome-of.ts';
import { type IntentKind, isCharge, isOpen, type PaymentIntent } from './payment-intent.ts';
import { type IntentOutcome, restartIntentWaits } from './payment-intents.store.ts';
import { recordOutcome } from './record-outcome.ts';

/** Longer than a call may take: until then what the provider never heard of may still be on its way. */
export const ARRIVES_WITHIN = 40_000;

/** Braintree cannot close what it does not know, so that it is waited for longer before it is given up (0027). */
const GIVEN_UP_AFTER: Readonly<Record<ProviderName, number>> = {
  BRAINTREE: 90_000,
  SANDBOX: ARRIVES_WITHIN,
  STRIPE: ARRIVES_WITHIN,
};

/** How long somebody may think about an approval (rule 91). */
const APPROVAL_LIMIT = 24 * 3_600_000;

/** Own judgement: soon enough that nobody waits, and seldom enough for a provider that is down. */
const ASK_EVERY = 10_000;

const OPEN = `
  select id from payment_intent
  where ${IS_OPEN} and asked_at <= $1
    and (state in ('NEEDS_APPROVAL', 'PENDING') or created_at <= $2)
  order by asked_at limit 100`;

/** Asks about every payment whose end is not known yet, oldest first; run it every few seconds. */
export async function settleIntents(context: CommandContext, appliers: Appliers): Promise<void> {
  mustBeProgram(context);
  const now = context.clock.now().getTime();
  await restartIntentWaits(context.database, new Date(now + ARRIVES_WITHIN), new Date(now));
  // What is on its way yet is not asked for: Stripe closes what it does not know (0027).
  const open = await context.database.query<{ id: string }>('open_intents', OPEN, [
    new Date(now - ASK_EVERY),
    new Date(now - ARRIVES_WITHIN),
  ]);
  for (const { id } of open) {
    await settleIntent(context, id, appliers).catch((error: unknown) => {
      context.log.error({ intentId: id, error: String(error) }, 'a payment could not be settled');
    });
  }
}

/** Asks the provider what became of one payment, and keeps and does what it answers (rule 94). */
export async function settleIntent(
  context: CommandContext,
  id: string,
  appliers: Appliers,
): Promise<PaymentIntent | null> {
  const intent = await findIntent(context.database, id);
  if (intent === null) return null;
  const outcome = await ask(context, intent);
  return outcome === null ? intent : recordOutcome(context, id, outcome, appliers);
}

type Asked = { readonly intentId: string; readonly customer: string };

function lookUp(provider: PaymentProvider, kind: IntentKind, asked: Asked) {
  return isCharge(kind) ? provider.findCharge(asked) : provider.findMethod(asked);
}

/** What waits for approval is closed at the provider, and answers what it has become. */
export function giveUp(provider: PaymentProvider, kind: IntentKind, asked: Asked) {
  return isCharge(kind) ? provider.abandonCharge(asked) : provider.abandonMethod(asked);
}

async function ask(context: CommandContext, intent: PaymentIntent): Promise<IntentOutcome | null> {
  const provider = paymentProvider(context, intent.provider);
  const asked = { intentId: intent.id, customer: intent.customer };
  const age = context.clock.now().getTime() - intent.createdAt.getTime();
  // What its owner asked for something else instead of is ended, whoever died while they did it.
  const isOver = intent.endingAt !== null || (intent.state === 'NEEDS_APPROVAL' && age > APPROVAL_LIMIT);
  const answer = await (isOver ? giveUp : lookUp)(provider, intent.kind, asked);
  if (answer !== 'NOT_FOUND') return outcomeFound(answer);
  // A refusal, too, may be of a call that never arrived; and one that may yet arrive is not given up.
  return isOpen(intent) && age > GIVEN_UP_AFTER[intent.provider] ? { state: 'ABANDONED' } : null;
}
