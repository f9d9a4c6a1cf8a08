import { currencyOfCountry } from '#shared/money/currency-of-country.ts';
import { decimalOf } from '#shared/money/money.ts';
import { UNANSWERED } from '#shared/payouts/payout-reason.ts';
import { maskedAddress } from '#shared/payouts/paypal-address.ts';
import { paypalClient, type PaypalSettings } from '#platform/payments/paypal-client.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { PayoutInput, PayoutOutcome, PayoutProvider, ProviderPayout } from '../payout-provider.ts';
import { batchOf, failed, moneyOf, outcomeOf, type PaypalBatch, refusalOf } from './paypal-batch.ts';
import { beginCall, endCall, findBatch, keepBatch, readBatches } from './paypal-tries.store.ts';

type Means = Pick<CommandContext, 'clock' | 'database'>;

/** In milliseconds: PayPal knows a batch again for 30 days, and would pay it a second time after them. */
const KNOWN_FOR = 28 * 86_400_000;

/** In milliseconds: a call that nobody answered has arrived by then, or never does. */
const ARRIVES_WITHIN = 600_000;

/** What PayPal pays out in, as it writes amounts; anything else goes out in dollars, or as the books have it. */
const CURRENCIES = new Set(
  'AUD BRL CAD CHF CZK DKK EUR GBP HKD ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB USD'.split(' '),
);

/**
 * Payouts by PayPal, to an address that its owner has confirmed (decision 0106). Each try is a batch of one payment,
 * whose name is the key of the try: PayPal takes a name once, and says afterwards where the batch is that has it.
 */
export function createPaypalPayouts({ database, clock }: Means, settings: PaypalSettings): PayoutProvider {
  const { ask } = paypalClient(settings);

  async function read(batch: string): Promise<PaypalBatch | null> {
    const answer = await ask({ method: 'GET', path: `/v1/payments/payouts/${encodeURIComponent(batch)}` });
    if (answer === 'UNANSWERED' || answer.status !== 200) return null;
    return batchOf(answer.json);
  }

  async function outcomeIn(batch: string): Promise<PayoutOutcome> {
    const found = await read(batch);
    return found === null ? { state: 'UNKNOWN' } : outcomeOf(found);
  }

  async function pay(input: PayoutInput): Promise<PayoutOutcome> {
    const { key, money } = input;
    const at = clock.now();
    const { batch, firstAskedAt, openSince } = await beginCall(database, { key, money, at });
    if (batch !== null) return await outcomeIn(batch);
    if (at.getTime() - firstAskedAt.getTime() > KNOWN_FOR) return { state: 'PROCESSING', waitsFor: UNANSWERED };
    const answer = await ask({ method: 'POST', path: '/v1/payments/payouts', body: JSON.stringify(batchFor(input)) });
    if (answer === 'UNANSWERED') return { state: 'UNKNOWN' };
    const refusal = refusalOf(answer.status, answer.json);
    const made =
      batchOf(answer.json)?.batch_header.payout_batch_id ?? (refusal?.kind === 'KNOWN' ? refusal.batch : null);
    if (made !== null) {
      await keepBatch(database, key, made);
      return await outcomeIn(made);
    }
    await endCall(database, { key, at, openSince });
    if (refusal === null) throw new Error(`PayPal answered ${answer.status} to a payout`);
    // It has the batch and does not say where: its webhook does. And while an earlier call may still arrive and be taken,
    // a refusal of this one says nothing for good.
    const mayArrive = openSince !== null && at.getTime() - openSince.getTime() < ARRIVES_WITHIN;
    if (refusal.kind === 'KNOWN' || mayArrive) return { state: 'UNKNOWN' };
    return failed(refusal.code);
  }

  return {
    name: 'PAYPAL',
    openAccount: async ({ email, country, details }) => {
      const address = details['address'] ?? '';
      const currency = currencyOfCountry(country);
      // What is confirmed here for mail is confirmed for money.
      const isOwn = email !== null && email.toLowerCase() === address.toLowerCase();
      return {
        ref: '',
        status: isOwn ? 'ACTIVE' : 'PENDING_ACTION',
        currency: CURRENCIES.has(currency) ? currency : 'USD',
        shown: maskedAddress(address),
      };
    },
    setupLink: async () => ({ url: null }),
    readAccount: async () => 'NOT_FOUND',
    pay,
    find: async (key) => {
      const batch = await findBatch(database, key);
      // PayPal finds nothing by our name: the same name is sent again, which it takes once.
      return batch === null ? 'NOT_FOUND' : await outcomeIn(batch);
    },
    payouts: async function* (since): AsyncIterable<ProviderPayout> {
      for (const { key, batch } of await readBatches(database, since)) {
        // One answer that is lost among thousands ends no comparison.
        const found = (await read(batch)) ?? (await read(batch));
        if (found === null) throw new Error(`PayPal does not say what became of ${batch}`);
        const money = moneyOf(found);
        if (money !== null) yield { key, money, outcome: outcomeOf(found) };
      }
    },
  };
}

function batchFor({ key, details, money }: PayoutInput): object {
  const { currency } = money;
  return {
    sender_batch_header: { sender_batch_id: key },
    items: [
      {
        recipient_type: 'EMAIL',
        receiver: details['address'] ?? '',
        amount: { value: decimalOf(money), currency },
        sender_item_id: key,
      },
    ],
  };
}
