import { randomBytes } from 'node:crypto';
import type { Money } from '#shared/money/money.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { ChargeOutcome, MethodOutcome } from '#modules/money/payments/payment-outcomes.ts';
import { isProviderSetUp, paymentProvider } from '#modules/money/payments/payment-providers.ts';
import type { ChargeInput, ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { Appliers } from './applier.ts';
import { findIntentOfForm } from './find-intent.ts';
import { keepCustomerOf } from './keep-customer-of.ts';
import { outcomeOfCall } from './outcome-of.ts';
import { type IntentKind, isCharge, type PaymentIntent } from './payment-intent.ts';
import { insertIntent } from './payment-intents.store.ts';
import { methodMark } from './same-payment.ts';
import { recordOutcome } from './record-outcome.ts';

export type Payment = {
  readonly personId: string;
  readonly provider: ProviderName;
  readonly kind: IntentKind;
  /** What only one payment may be under way for: the person for a membership, the gift for a gift. */
  readonly subjectId: string;
  readonly formKey: string | null;
  readonly money: Money;
  readonly purpose: unknown;
  readonly method: ChargeInput['method'];
  /** Somebody sits at a screen that could ask for approval; all but renewals, unless told. */
  readonly isOnSession?: boolean;
  /** Asked in the transaction that writes the intent down; nothing is paid where it is false. */
  readonly isStillWanted?: (inside: CommandContext) => Promise<boolean>;
};

/** What there is no use in sending: PayPal that was paid once and not kept, and a provider that is gone. */
const METHOD_GONE = {
  state: 'DECLINED',
  reason: 'METHOD_GONE',
  code: 'method_not_kept',
  isWorthAnotherTry: true,
} as const;

/** Says what the statement of a card says: at most 22 characters. */
const STATEMENT = 'LONGHAND';

/**
 * Pays: the intent is written down and committed, then the provider is called, then its answer is kept and acted on.
 * A crash anywhere between leaves an intent that `settleIntent` finishes. A form that is sent twice pays once.
 * Answers null where another payment for the same subject is under way, or the provider cannot be reached.
 */
export async function pay(
  context: CommandContext,
  payment: Payment,
  appliers: Appliers,
): Promise<PaymentIntent | null> {
  // Providers refuse a charge of nothing, each in its own way.
  if (isCharge(payment.kind) && payment.money.amount <= 0) throw new Error(`a ${payment.kind} of nothing`);
  const earlier = await findIntentOfForm(context.database, payment.personId, payment.formKey);
  if (earlier !== null) return earlier;
  const customer = await keepCustomerOf(context, payment.personId, payment.provider);
  if (customer === null) return null;
  const intent = await withTransaction(context, async (inside) => {
    if ((await payment.isStillWanted?.(inside)) === false) return null;
    const id = randomBytes(16).toString('hex');
    return insertIntent(inside.database, {
      ...payment,
      id,
      customer,
      methodMark: methodMark(payment.method),
      now: inside.clock.now(),
    });
  });
  if (intent === null) return findIntentOfForm(context.database, payment.personId, payment.formKey);
  return recordOutcome(context, intent.id, outcomeOfCall(intent.kind, await send(context, intent, payment)), appliers);
}

async function send(
  context: CommandContext,
  intent: PaymentIntent,
  { method, isOnSession = intent.kind !== 'RENEWAL' }: Payment,
): Promise<ChargeOutcome | MethodOutcome> {
  const isGone = 'kept' in method && (method.kept === '' || !isProviderSetUp(context, intent.provider));
  if (isGone) return METHOD_GONE;
  const provider = paymentProvider(context, intent.provider);
  const { id: intentId, customer } = intent;
  if (!isCharge(intent.kind)) {
    if (!('token' in method)) throw new Error(`a ${intent.kind} needs a token of the browser`);
    return provider.keepMethod({ intentId, customer, token: method.token, currency: intent.money.currency });
  }
  return provider.charge({ intentId, customer, money: intent.money, method, isOnSession, statement: STATEMENT });
}
