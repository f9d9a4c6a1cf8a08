import type { BraintreeClient } from '#platform/payments/braintree-client.ts';
import type { CustomerInput } from '#modules/money/payments/payment-provider.ts';
import { askBraintree, BraintreeFault } from './ask-braintree.ts';
import { validationCodesOf } from './refusal-of.ts';

const ID_IS_IN_USE = '91609';

/** Keeps a customer under a name that follows from the person, so that a second one is refused and none is doubled. */
export async function keepCustomer(
  client: BraintreeClient,
  { personId, email, name }: CustomerInput,
): Promise<{ readonly customer: string } | 'UNKNOWN'> {
  const customer = `person-${personId}`;
  const [firstName, lastName] = namesOf(name);
  const asked = await askBraintree(async () => {
    const answer = await client.customer.create({ id: customer, firstName, lastName, ...(email && { email }) });
    const codes = answer.success ? [] : validationCodesOf(answer);
    if (codes.some((code) => code !== ID_IS_IN_USE))
      throw new BraintreeFault(`${answer.message} (${codes.join(', ')})`);
    if (codes.length === 0 && answer.customer?.id !== customer) throw new TypeError('An answer without the customer');
    return { customer };
  });
  return typeof asked === 'string' ? 'UNKNOWN' : asked.answer;
}

const LONGEST_NAME = 255;

/** Braintree wants two names; the last word is the second, and most people recognise themselves in that. */
function namesOf(name: string): readonly [string, string] {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return [words.join(' ').slice(0, LONGEST_NAME), last.slice(0, LONGEST_NAME)];
}
