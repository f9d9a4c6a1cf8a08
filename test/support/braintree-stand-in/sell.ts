import { z } from 'zod';
import { type Answer, invalid, refused, xmlAnswer } from './answers.ts';
import { decide } from './decide.ts';
import { transactionNode } from './nodes.ts';
import { newId, nonceOf, type StandIn } from './stand-in.ts';
import type { StoredTransaction } from './transactions.ts';
import type { Approval, Instrument } from './vault.ts';

const saleShape = z.object({
  amount: z.string().optional(),
  order_id: z.string().optional(),
  customer_id: z.string().optional(),
  merchant_account_id: z.string().optional(),
  payment_method_nonce: z.string().optional(),
  payment_method_token: z.string().optional(),
  transaction_source: z.string().optional(),
  descriptor: z.object({ name: z.string() }).optional(),
  options: z
    .object({
      submit_for_settlement: z.boolean().optional(),
      store_in_vault_on_success: z.boolean().optional(),
      three_d_secure: z.object({ required: z.boolean() }).optional(),
    })
    .default({}),
});

type Sale = z.output<typeof saleShape>;
type Paid = { readonly instrument: Instrument; readonly token: string | null; readonly approval: Approval | undefined };

const DOUBLE_MS = 30_000;

/** A sale: what is wrong with it, or a transaction that succeeded or did not. */
export function sell(standIn: StandIn, body: unknown): Answer {
  const sale = saleShape.parse(body);
  const account = standIn.merchantAccounts.find((one) =>
    sale.merchant_account_id === undefined ? one.isDefault : one.id === sale.merchant_account_id,
  );
  if (!account) return invalid('transaction', '91513', 'merchant_account_id', 'Merchant account ID is invalid.');
  const fault = faultOf(standIn, sale);
  if (fault) return fault;
  const paid = paidWith(standIn, sale);
  if ('status' in paid) return paid;
  const approvedBy = paid.approval?.merchantAccountId;
  if (approvedBy !== undefined && approvedBy !== account.id) {
    return invalid('transaction', '91584', 'merchant_account_id', 'Merchant account must match the 3D Secure one.');
  }
  const transaction = record(standIn, sale, paid, account);
  standIn.transactions.set(transaction.id, transaction);
  const node = transactionNode(transaction);
  if (transaction.responseCode === '1000') return xmlAnswer(201, 'transaction', node);
  return refused(transaction.rejection ? `Gateway Rejected: ${transaction.rejection}` : 'Declined', null, {
    transaction: node,
  });
}

function faultOf(standIn: StandIn, sale: Sale): Answer | undefined {
  const { amount, order_id: orderId = '', customer_id: customer, descriptor } = sale;
  if (amount === undefined) return invalid('transaction', '81502', 'amount', 'Amount is required.');
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(amount))
    return invalid('transaction', '81503', 'amount', 'Amount is an invalid format.');
  if (Number(amount) === 0) return invalid('transaction', '81531', 'amount', 'Amount must be greater than zero.');
  if (orderId.length > 255) return invalid('transaction', '91501', 'order_id', 'Order ID is too long.');
  if (customer !== undefined && !standIn.customers.has(customer)) {
    return invalid('transaction', '91510', 'customer_id', 'Customer ID is invalid.');
  }
  if (descriptor && !/^(.{3}\*.{1,18}|.{7}\*.{1,14}|.{12}\*.{1,9})$/.test(descriptor.name)) {
    return invalid('transaction', '92201', 'name', 'Dynamic descriptor name format is invalid.');
  }
  return undefined;
}

function paidWith(standIn: StandIn, sale: Sale): Paid | Answer {
  const { payment_method_nonce: name, payment_method_token: token, customer_id: customer } = sale;
  if (token !== undefined) {
    const kept = standIn.methods.get(token);
    if (!kept) return invalid('transaction', '91518', 'payment_method_token', 'Payment method token is invalid.');
    if (customer !== undefined && kept.customerId !== customer) {
      return invalid('transaction', '91516', 'base', 'Cannot use a payment method of another customer.');
    }
    return { instrument: kept.instrument, token, approval: undefined };
  }
  if (name === undefined) return invalid('transaction', '91508', 'base', 'Cannot determine payment method.');
  const nonce = nonceOf(standIn, name);
  if (!nonce)
    return invalid('transaction', '91565', 'payment_method_nonce', 'Unknown or expired payment_method_nonce.');
  if (nonce.isConsumed) {
    return invalid('transaction', '91564', 'payment_method_nonce', 'Cannot use a payment_method_nonce more than once.');
  }
  const { instrument, approval } = nonce;
  if (instrument.validation)
    return invalid('transaction', instrument.validation, 'number', 'Credit card number is invalid.');
  nonce.isConsumed = !nonce.isFixed;
  return { instrument, approval, token: nonce.token ?? null };
}

function record(
  standIn: StandIn,
  sale: Sale,
  paid: Paid,
  account: { id: string; currency: string },
): StoredTransaction {
  const [now, amount] = [standIn.now(), sale.amount ?? ''];
  const { instrument, approval } = paid;
  const isRecurring = sale.transaction_source === 'recurring';
  const wantsThreeDSecure = sale.options.three_d_secure?.required === true;
  const asked = decide({ amount, instrument, approval, isRecurring, wantsThreeDSecure, now });
  const isDouble = standIn.switches.rejectsDoubles && wasJustMade(standIn, sale, instrument, now);
  const decision = isDouble
    ? ({ status: 'gateway_rejected', responseCode: null, rejection: 'duplicate' } as const)
    : asked;
  const isYes = decision.responseCode === '1000';
  const status = isYes && !sale.options.submit_for_settlement ? 'authorized' : decision.status;
  return {
    id: newId(8),
    type: 'sale',
    amount: canonical(amount, account.currency),
    currencyIsoCode: account.currency,
    merchantAccountId: account.id,
    orderId: sale.order_id ?? null,
    customerId: sale.customer_id ?? standIn.methods.get(paid.token ?? '')?.customerId ?? null,
    instrument,
    token: paid.token ?? (isYes && sale.options.store_in_vault_on_success ? keep(standIn, sale, instrument) : null),
    approval,
    source: sale.transaction_source ?? null,
    descriptor: sale.descriptor?.name ?? null,
    createdAt: now,
    updatedAt: now,
    history: (isYes ? (['authorized', status] as const) : ([status] as const)).map((one) => ({ status: one, at: now })),
    responseCode: decision.responseCode,
    settlementCode: null,
    rejection: decision.rejection,
    status,
    refundedTransactionId: null,
    refundIds: [],
    disputes: [],
  };
}

/** Where PayPal gave its word for once only, nothing is kept, and the sale succeeds nevertheless. */
function keep(standIn: StandIn, { customer_id: customerId }: Sale, instrument: Instrument): string | null {
  if (customerId === undefined || instrument.isOnce) return null;
  const [token, now] = [newId(8), standIn.now()];
  standIn.methods.set(token, { token, customerId, instrument, createdAt: now, updatedAt: now });
  return token;
}

function wasJustMade(standIn: StandIn, sale: Sale, instrument: Instrument, now: Date): boolean {
  return [...standIn.transactions.values()].some(
    (one) =>
      one.responseCode === '1000' &&
      one.orderId === (sale.order_id ?? null) &&
      Number(one.amount) === Number(sale.amount) &&
      one.instrument.uniqueNumberIdentifier === instrument.uniqueNumberIdentifier &&
      now.getTime() - one.createdAt.getTime() < DOUBLE_MS,
  );
}

/** As answers write it: two digits behind the point, or none where the currency has none. */
export function canonical(amount: string, currency: string): string {
  return currency === 'JPY' ? String(Number(amount)) : Number(amount).toFixed(2);
}
