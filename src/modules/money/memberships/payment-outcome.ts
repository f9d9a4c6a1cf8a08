import { declineMessages, membershipMessages as messages } from '#shared/messages/memberships.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { Money } from '#shared/money/money.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { productOf } from '#modules/money/billing/product-of.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { IN_THE_WAY, type PayOutcome } from './pay-alone.ts';
import { outcomeOfTrial } from './trial-cards.ts';

type RefusalType =
  | 'BadRequest'
  | 'CheckoutNotAvailable'
  | 'Conflict'
  | 'Forbidden'
  | 'MissingLocalizationInformation'
  | 'NotFound'
  | 'PaymentError'
  | 'ServiceUnavailable';

/** Why nothing was paid, as a sentence. */
export type PaymentRefusal<Type extends RefusalType = RefusalType> = {
  readonly type: Type;
  readonly message: string;
};

export type Declined = {
  readonly type: 'PaymentMethodDeclined';
  readonly message: string;
  readonly reason: keyof typeof declineMessages;
};

export type Throttled = {
  readonly type: 'TooManyRequests';
  readonly message: string;
  /** Seconds. */
  readonly retryAfter: number;
};

/** What is under way, or was paid. */
export type PaymentProgress =
  | {
      readonly type: 'PaymentSucceeded';
      readonly paymentId: string;
      readonly personId: string;
      readonly chargeId: string | null;
    }
  | {
      readonly type: 'PaymentNeedsApproval';
      readonly paymentId: string;
      readonly provider: ProviderName;
      readonly secret: string;
      readonly money: Money;
      /** What it buys; null where a method is kept alone. */
      readonly productType: ReturnType<typeof productOf> | null;
    }
  | { readonly type: 'PaymentPending'; readonly paymentId: string };

/** What a form that pays is answered, of memberships and of gifts (rule 95). */
export type PaymentOutcome =
  | PaymentProgress
  | PaymentRefusal<Exclude<RefusalType, 'ServiceUnavailable'>>
  | Declined
  | Throttled;

/** Refuses to charge another amount than somebody saw when they pressed the button. */
export function refusePrice(due: Money): PaymentRefusal<'Conflict'> {
  return refusePayment('Conflict', formatMessage(messages.priceChanged, { price: moneyText(due) }));
}

/** A refusal with its sentence. */
export function refusePayment<Type extends RefusalType>(type: Type, message: string): PaymentRefusal<Type> {
  return { type, message };
}

export function declined(reason: Declined['reason']): Declined {
  return { type: 'PaymentMethodDeclined', message: declineMessages[reason], reason };
}

/** The same for what was asked for as the only payment of a person. */
export async function paidOutcome(
  context: Pick<CommandContext, 'database'>,
  personId: string,
  paid: PayOutcome,
): Promise<PaymentProgress | PaymentRefusal<'Conflict' | 'PaymentError'> | Declined> {
  if (paid !== null && typeof paid === 'object' && 'otherPrice' in paid) return refusePrice(paid.otherPrice);
  if (paid === IN_THE_WAY) return refusePayment('PaymentError', messages.paymentUnderWay);
  return paymentOutcome(context, personId, paid);
}

const CHARGE = 'select id from charge where intent_id = $1';

/** What became of a payment, for the person who made it; null is a provider that could not be reached at all. */
export async function paymentOutcome(
  { database }: Pick<CommandContext, 'database'>,
  personId: string,
  intent: PaymentIntent | null,
): Promise<PaymentProgress | PaymentRefusal<'Conflict' | 'PaymentError'> | Declined> {
  if (intent === null) return refusePayment('PaymentError', messages.paymentUnknown);
  const { id: paymentId, provider, secret, money } = intent;
  switch (intent.state) {
    case 'SUCCEEDED': {
      const trial = intent.kind === 'TRIAL' ? await outcomeOfTrial({ database }, intent, personId) : 'BEGAN';
      if (trial === 'CARD_USED') return declined('TRIAL_USED');
      if (trial === 'MEMBER_ALREADY') return refusePayment('Conflict', messages.memberAlready);
      const [charge] = await database.query<{ id: string }>('charge_of_intent', CHARGE, [paymentId]);
      return { type: 'PaymentSucceeded', paymentId, personId, chargeId: charge?.id ?? null };
    }
    case 'NEEDS_APPROVAL':
      return {
        type: 'PaymentNeedsApproval',
        paymentId,
        provider,
        secret: secret ?? '',
        money,
        productType: intent.kind === 'METHOD' ? null : productOf(intent),
      };
    case 'SENT':
    case 'UNKNOWN':
    case 'PENDING':
      return { type: 'PaymentPending', paymentId };
    case 'DECLINED':
      return declined(intent.reason ?? 'CARD_DECLINED');
    case 'ABANDONED': {
      const message = intent.endingAt === null ? messages.paymentError : messages.paymentReplaced;
      return refusePayment('PaymentError', message);
    }
  }
}
