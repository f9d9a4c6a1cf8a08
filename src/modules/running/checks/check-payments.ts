import { paypalClient } from '#platform/payments/paypal-client.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { offeredProviders } from '#modules/money/memberships/offered-providers.ts';
import { paymentProvider } from '#modules/money/payments/payment-providers.ts';

type Said = {
  readonly isWell: boolean;
  readonly sentence: string;
  /** Nobody answered, which is no fault of the keys. */
  readonly isAway?: boolean;
};

/** As people write them. */
const NAMES: Readonly<Record<string, string>> = { STRIPE: 'Stripe', BRAINTREE: 'Braintree' };
/** As Stripe’s client, Braintree’s and the line itself say that nobody was reached. */
const AWAY =
  /connection to Stripe|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|fetch failed|timed? ?out|doesn’t answer/i;

/** Says whether money can be taken, and whether writers can be paid at PayPal where its keys are set. */
export async function checkPayments(context: CommandContext): Promise<Said> {
  const [payments, paypal] = [await checkCharges(context), await checkPaypal(context)];
  if (paypal === null) return payments;
  const ill = [payments, paypal].filter(({ isWell }) => !isWell);
  const sentence = `${payments.sentence}. ${paypal.sentence}`;
  if (ill.length === 0) return { isWell: true, sentence };
  return { isWell: false, isAway: ill.every(({ isAway }) => isAway === true), sentence };
}

async function checkPaypal({ config: { paypal } }: CommandContext): Promise<Said | null> {
  if (paypal === undefined) return null;
  try {
    await paypalClient(paypal).check();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    if (AWAY.test(words)) return { isWell: false, isAway: true, sentence: `PayPal can’t be reached: ${words}` };
    return { isWell: false, sentence: `PayPal doesn’t pay writers: ${words}` };
  }
  if (paypal.webhookId !== undefined) return { isWell: true, sentence: 'PayPal answers' };
  return { isWell: true, sentence: 'PayPal answers; PAYPAL_WEBHOOK_ID isn’t set, so we ask it about payouts instead' };
}

/** Asks each provider for what it has of this hour, and for what its fields are drawn with: both need keys that hold. */
async function checkCharges(context: CommandContext): Promise<Said> {
  const { stripe, braintree } = context.config;
  if (!stripe && !braintree) {
    const keys = 'no keys are set (STRIPE_SECRET_KEY, BRAINTREE_MERCHANT_ID)';
    return { isWell: true, sentence: `${keys}, so the sandbox takes payments and no money moves` };
  }
  if (stripe && stripe.publishableKey === undefined)
    return { isWell: false, sentence: 'Stripe isn’t offered without STRIPE_PUBLISHABLE_KEY' };
  const since = new Date(context.clock.now().getTime() - 3_600_000);
  const offered = offeredProviders(context.config);
  for (const name of offered) {
    const provider = paymentProvider(context, name);
    try {
      await provider.charges(since)[Symbol.asyncIterator]().next();
      await provider.browserSetup(null, 'USD');
    } catch (error) {
      const words = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      const who = NAMES[name] ?? name;
      if (AWAY.test(words)) return { isWell: false, isAway: true, sentence: `${who} can’t be reached: ${words}` };
      return { isWell: false, sentence: `${who} doesn’t take payments with these keys: ${words}` };
    }
  }
  const answers = `${offered.map((name) => NAMES[name] ?? name).join(' and ')} ${offered.length === 1 ? 'answers' : 'answer'}`;
  if (stripe && stripe.webhookSecret === undefined)
    return {
      isWell: false,
      sentence: `${answers}, but Stripe’s events are ignored without STRIPE_WEBHOOK_SECRET`,
    };
  return { isWell: true, sentence: answers };
}
