import { randomBytes } from 'node:crypto';
import { currencyOffered } from '#shared/membership/prices.ts';
import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { paymentProvider } from '#modules/money/payments/payment-providers.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { isCurrency } from './form-values.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { offeredProvider } from './offered-providers.ts';
import { type PaymentRefusal, refusePayment, type Throttled } from './payment-outcome.ts';
import { throttlePayment } from './payment-limits.ts';
import { readPrices } from './read-prices.ts';

/** What the browser needs to draw the fields of a provider, and the key by which a form is sent once. */
export type CheckoutSetup = {
  readonly type: 'CheckoutSetup';
  readonly provider: ProviderName;
  readonly formKey: string;
  readonly publishableKey: string | null;
  readonly clientToken: string | null;
  readonly applePayVersion: number;
  readonly threeDSecureVersion: number;
  readonly paypalEnabled: boolean;
  readonly seller: string | null;
  readonly country: string | null;
  /** Null where nothing is taxed, so that nobody has to say where they live. */
  readonly taxRates: string | null;
};

export type CheckoutOutcome =
  | CheckoutSetup
  | PaymentRefusal<'BadRequest' | 'CheckoutNotAvailable' | 'ServiceUnavailable'>
  | Throttled;

/** The versions. */
const APPLE_PAY_VERSION = 3;
const THREE_D_SECURE_VERSION = 2;

/** Prepares a form that pays in a currency by a provider; in dollars where the currency has no prices. */
export async function prepareCheckout(
  context: CommandContext,
  personId: string,
  input: { readonly provider: string; readonly currency: string },
): Promise<CheckoutOutcome> {
  mustActFor(context, personId);
  const throttled = await throttlePayment(context, personId, 'prepare');
  if (throttled !== null) return throttled;
  if (!isCurrency(input.currency)) return refusePayment('BadRequest', messages.wrongCurrency);
  const provider = offeredProvider(context.config, input.provider);
  if (provider === null) return refusePayment('CheckoutNotAvailable', messages.checkoutNotAvailable);
  const customer = await findCustomer(context, personId, provider);
  const currency = currencyOffered(await readPrices(context.database), input.currency);
  const setup = await paymentProvider(context, provider)
    .browserSetup(customer, currency)
    .catch((error: unknown) => {
      context.log.error({ provider, currency, error: String(error) }, 'a checkout could not be prepared');
    });
  if (setup === undefined) return refusePayment('ServiceUnavailable', messages.providerSilent);
  return {
    type: 'CheckoutSetup',
    provider,
    formKey: randomBytes(16).toString('hex'),
    publishableKey: setup.provider === 'STRIPE' ? setup.publishableKey : null,
    clientToken: setup.provider === 'BRAINTREE' ? setup.clientToken : null,
    applePayVersion: APPLE_PAY_VERSION,
    threeDSecureVersion: THREE_D_SECURE_VERSION,
    paypalEnabled: provider === 'BRAINTREE',
    ...(await termsFor(context, personId)),
  };
}

async function findCustomer({ database }: CommandContext, personId: string, provider: ProviderName) {
  const known = await database.kysely
    .selectFrom('payment_customer')
    .select('customer')
    .where('person_id', '=', personId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return known?.customer ?? null;
}

const TAXED_IN = 'select tax_country as country from membership where person_id = $1';

/** What a form says before anybody pays: who sells, and which tax is in the price. */
async function termsFor({ database, browser }: CommandContext, personId: string) {
  const settings = await readSettings(database);
  const [taxed] = await database.query<{ country: string | null }>('membership_taxed_in', TAXED_IN, [personId]);
  const rates = settings['billing.taxRates'];
  return {
    seller: settings['billing.seller'].split('\n')[0]?.trim() || null,
    country: taxed?.country ?? browser?.country ?? null,
    taxRates: rates === '' ? null : rates,
  };
}
