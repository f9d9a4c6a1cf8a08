import braintree from 'braintree';
import type { BraintreeClient } from '#platform/payments/braintree-client.ts';
import { askBraintree, type Asked } from './ask-braintree.ts';
import { foundIdsShape, type Transaction, transactionShape } from './braintree-shapes.ts';

/** As Braintree's search reads them: `{ order_id: { is: 'x' } }`. */
type Criteria = Readonly<Record<string, object>>;

/**
 * All transactions that match, oldest first, read afresh.
 *
 * By the SDK's wire and not by its stream: the stream waits for ever where a page is no document or holds fewer
 * transactions than were announced.
 */
export function searchTransactions(client: BraintreeClient, criteria: Criteria): Promise<Asked<Transaction[]>> {
  const path = `${client.config.baseMerchantPath()}/transactions`;
  return askBraintree(async () => {
    const found = foundIdsShape.parse(await client.http.post(`${path}/advanced_search_ids`, { search: criteria }));
    const { ids, pageSize } = found.searchResults;
    const transactions: Transaction[] = [];
    for (let start = 0; start < ids.length; start += pageSize) {
      const search = { ...criteria, ids: ids.slice(start, start + pageSize) };
      transactions.push(...pageOf(await client.http.post(`${path}/advanced_search`, { search }), client));
    }
    return transactions.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  });
}

/** Sales or credits with our id of the intent on them, oldest first. */
export async function findByIntent(
  client: BraintreeClient,
  intentId: string,
  type: Transaction['type'],
): Promise<Asked<Transaction[]>> {
  const found = await searchTransactions(client, { order_id: { is: intentId }, type: [type] });
  if (typeof found === 'string') return found;
  return { answer: found.answer.filter(({ orderId }) => orderId === intentId) };
}

/** One transaction, by what Braintree calls it. */
export function readTransaction(client: BraintreeClient, id: string): Promise<Asked<Transaction>> {
  return askBraintree(async () => transactionShape.parse(await client.transaction.find(id)));
}

/** The SDK makes no list of a page with one transaction, and nothing of an empty one. */
function pageOf(answer: unknown, client: BraintreeClient): Transaction[] {
  const { creditCardTransactions } = answer as { creditCardTransactions: { transaction?: object | object[] } };
  const { transaction = [] } = creditCardTransactions;
  return [transaction].flat().map((attributes) => transactionShape.parse(named(attributes, client)));
}

/** With the names that the SDK's own class gives to what is on the wire (`paypal`, `applePay`). */
function named(attributes: object, client: BraintreeClient): unknown {
  const Named = braintree.Transaction as unknown as new (attributes: object, client: BraintreeClient) => unknown;
  return new Named(attributes, client);
}
