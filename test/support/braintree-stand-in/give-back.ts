import { z } from 'zod';
import { type Answer, invalid, NOT_FOUND, xmlAnswer } from './answers.ts';
import { settle } from './decide.ts';
import { transactionNode } from './nodes.ts';
import { canonical } from './sell.ts';
import { newId, type StandIn } from './stand-in.ts';
import { isPaid, moveTo, type StoredTransaction } from './transactions.ts';

const refundShape = z.object({ amount: z.string().optional(), order_id: z.string().optional() });

const NEVER_PAID = /declined|failed|rejected|voided/;

/** Gives back all or a part of what has settled. */
export function giveBack(standIn: StandIn, id: string, body: unknown): Answer {
  const sale = standIn.transactions.get(id);
  if (!sale) return NOT_FOUND;
  const asked = refundShape.parse(body ?? {});
  if (sale.type === 'credit') return invalid('transaction', '91505', 'base', 'Cannot refund credit.');
  if (sale.status !== 'settled') {
    const code = sale.status === 'settling' ? '91574' : '91506';
    return invalid('transaction', code, 'base', 'Cannot refund transaction unless it is settled.');
  }
  const left = Number(sale.amount) - refundedOf(standIn, sale);
  if (left <= 0) return invalid('transaction', '91512', 'base', 'Transaction has already been fully refunded.');
  const amount = asked.amount === undefined ? left : Number(asked.amount);
  // Cents are compared as whole numbers: 9.99 and what is left of it are not the same binary fraction.
  if (Math.round(amount * 1000) > Math.round(left * 1000)) {
    return invalid('transaction', '91521', 'amount', 'Refund amount is too large.');
  }
  const now = standIn.now();
  const credit: StoredTransaction = {
    ...sale,
    id: newId(8),
    type: 'credit',
    status: 'submitted_for_settlement',
    amount: canonical(String(amount), sale.currencyIsoCode),
    orderId: asked.order_id ?? null,
    createdAt: now,
    updatedAt: now,
    history: [{ status: 'submitted_for_settlement', at: now }],
    responseCode: '1002',
    refundedTransactionId: sale.id,
    refundIds: [],
    disputes: [],
  };
  sale.refundIds.push(credit.id);
  standIn.transactions.set(credit.id, credit);
  return xmlAnswer(201, 'transaction', transactionNode(credit));
}

/** Takes back what is not settled, all of it. */
export function takeBack(standIn: StandIn, id: string): Answer {
  const sale = standIn.transactions.get(id);
  if (!sale) return NOT_FOUND;
  if (!['authorized', 'submitted_for_settlement', 'settlement_pending'].includes(sale.status)) {
    return invalid('transaction', '91504', 'base', 'Transaction can only be voided if it is not settled.');
  }
  moveTo(sale, 'voided', standIn.now());
  return xmlAnswer(200, 'transaction', transactionNode(sale));
}

const EVENTS = new Map<StoredTransaction['status'], string>([
  ['settled', 'transaction_settled'],
  ['settlement_declined', 'transaction_settlement_declined'],
]);

/** Settles one, or lets it fail as a test wants it. */
export function settleOne(standIn: StandIn, id: string, wanted?: StoredTransaction['status']): Answer {
  const one = standIn.transactions.get(id);
  if (!one) return NOT_FOUND;
  const { status, code } = wanted ? { status: wanted, code: '4001' } : settle(one.instrument, one.amount);
  moveTo(one, status, standIn.now());
  one.settlementCode = status === 'settled' ? '4000' : code;
  const kind = EVENTS.get(status);
  if (kind) standIn.events.emit(kind, 'transaction', transactionNode(one));
  return xmlAnswer(200, 'transaction', transactionNode(one));
}

const BATCH_MS = 24 * 60 * 60 * 1000;

/** Settles what has waited a day, as the nightly batch does. */
export function settleDue(standIn: StandIn): void {
  const due = standIn.now().getTime() - BATCH_MS;
  for (const one of standIn.transactions.values()) {
    if (one.status === 'submitted_for_settlement' && one.createdAt.getTime() <= due) settleOne(standIn, one.id);
  }
}

/** What was given back of a sale, whatever fails later aside. */
export function refundedOf(standIn: StandIn, sale: StoredTransaction): number {
  if (sale.status === 'voided' && sale.history.some(({ status }) => isPaid({ ...sale, status })))
    return Number(sale.amount);
  return sale.refundIds
    .map((id) => standIn.transactions.get(id))
    .filter((credit) => credit !== undefined && !NEVER_PAID.test(credit.status))
    .reduce((sum, credit) => sum + Number(credit?.amount), 0);
}
