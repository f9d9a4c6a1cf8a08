import type { Stripe } from 'stripe';
import type { CustomerInput } from '../payment-provider.ts';
import { INTENT_MARK, PAGE, PERSON_MARK } from './stripe-marks.ts';
import { outcomeOfFault } from './stripe-outcomes.ts';

/** Keeps a customer for a person: the one that is there, or a new one. */
export async function keepCustomer(
  stripe: Stripe,
  { intentId, personId, email, name }: CustomerInput,
): Promise<{ readonly customer: string } | 'UNKNOWN'> {
  try {
    const known = email === null ? await findByMark(stripe, personId) : await findByEmail(stripe, email, personId);
    if (known !== undefined) return { customer: known };
    const metadata = { [PERSON_MARK]: personId, [INTENT_MARK]: intentId };
    const made = await stripe.customers.create(
      { name, metadata, ...(email !== null && { email }) },
      { idempotencyKey: intentId },
    );
    return { customer: made.id };
  } catch (fault) {
    outcomeOfFault(fault);
    return 'UNKNOWN';
  }
}

async function findByEmail(stripe: Stripe, email: string, personId: string): Promise<string | undefined> {
  for await (const customer of stripe.customers.list({ email, limit: PAGE })) {
    if (customer.metadata[PERSON_MARK] === personId) return customer.id;
  }
  return undefined;
}

/** The search of Stripe lags by a minute or so; a second customer costs nothing, for charges name theirs. */
async function findByMark(stripe: Stripe, personId: string): Promise<string | undefined> {
  const found = await stripe.customers.search({ query: `metadata['${PERSON_MARK}']:'${personId}'`, limit: 1 });
  return found.data[0]?.id;
}
