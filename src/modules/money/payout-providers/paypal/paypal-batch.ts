import { z } from 'zod';
import { type Money, moneyOfDecimal } from '#shared/money/money.ts';
import { currencyOf } from '#shared/money/currency-name.ts';
import type { PayoutOutcome } from '../payout-provider.ts';

const fault = z.object({ name: z.string() });
const batchShape = z.object({
  batch_header: z.object({ payout_batch_id: z.string().min(1), batch_status: z.string(), errors: fault.optional() }),
  items: z
    .array(
      z.object({
        payout_item_id: z.string(),
        transaction_status: z.string(),
        payout_item: z.object({ amount: z.object({ value: z.string(), currency: z.string() }) }),
        errors: fault.optional(),
      }),
    )
    .optional(),
});
const refusalShape = z.object({
  name: z.string(),
  details: z.array(z.object({ field: z.string().optional(), issue: z.string().optional() })).optional(),
});

/** A batch of PayPal's, of which each of ours has one payment. */
export type PaypalBatch = z.output<typeof batchShape>;

/** What waiting may mend: PayPal's own fault, or something about the site's account there. */
const PASSING: ReadonlySet<string> = new Set([
  'INSUFFICIENT_FUNDS',
  'INTERNAL_ERROR',
  'SENDER_ACCOUNT_LOCKED',
  'SPENDING_LIMIT_EXCEEDED',
  'UNDEFINED',
]);

/** A batch in an answer; null where it has none. */
export function batchOf(json: unknown): PaypalBatch | null {
  return batchShape.safeParse(json).data ?? null;
}

/** What became of the one payment of a batch, or of a batch that came to nothing. Pure. */
export function outcomeOf({ batch_header: { batch_status: state, errors }, items }: PaypalBatch): PayoutOutcome {
  const [item] = items ?? [];
  if (item === undefined) {
    return state === 'DENIED' || state === 'CANCELED' ? failed(errors?.name ?? state) : { state: 'PROCESSING' };
  }
  const { payout_item_id: transfer, transaction_status: status } = item;
  switch (status) {
    case 'SUCCESS':
      return { state: 'PAID', transfer };
    case 'PENDING':
      // A batch that was denied leaves its payment as it was.
      return state === 'DENIED' ? failed(errors?.name ?? state) : { state: 'PROCESSING' };
    case 'DENIED':
    case 'FAILED':
      return failed(item.errors?.name ?? errors?.name ?? status);
    case 'BLOCKED':
      return { state: 'FAILED', code: status, isWorthAnotherTry: false };
    case 'RETURNED':
      return { state: 'RETURNED', transfer, code: 'NOT_CLAIMED', isUntaken: true };
    case 'REFUNDED':
    case 'REVERSED':
      return { state: 'RETURNED', transfer, code: status };
    default:
      // `UNCLAIMED`, `ONHOLD`, and whatever PayPal thinks of next: it is still with PayPal.
      return { state: 'PROCESSING', waitsFor: status };
  }
}

/** Refused, by what PayPal calls the reason. */
export function failed(code: string): PayoutOutcome {
  return { state: 'FAILED', code, isWorthAnotherTry: PASSING.has(code) };
}

/** What PayPal sent, by its own books; null where it says of no amount that we could read. */
export function moneyOf({ items }: PaypalBatch): Money | null {
  const amount = items?.[0]?.payout_item.amount;
  if (amount === undefined) return null;
  try {
    return moneyOfDecimal(amount.value, currencyOf(amount.currency));
  } catch {
    return null;
  }
}

/** What PayPal answers instead of a batch. */
export type Refusal =
  /** It had this batch before; where it is, unless PayPal keeps that to itself. */
  { readonly kind: 'KNOWN'; readonly batch: string | null } | { readonly kind: 'REFUSED'; readonly code: string };

const LINK = /\/v1\/payments\/payouts\/([\w-]{1,64})"/;

/** Reads a refusal; null where it is none that says anything about the payment. Pure. */
export function refusalOf(status: number, json: unknown): Refusal | null {
  const read = refusalShape.safeParse(json).data;
  if (read === undefined || (status !== 400 && status !== 422)) return null;
  const field = read.details?.[0]?.field;
  // By its name alone this is what PayPal says of a batch that it had before, among others.
  const mayBeKnown = read.name === 'USER_BUSINESS_ERROR' && field === undefined;
  // The link stands beside the detail or below it, as the years went.
  if (mayBeKnown || read.name === 'DUPLICATE_REQUEST_ID' || /sender_batch_id$/i.test(field ?? '')) {
    return { kind: 'KNOWN', batch: LINK.exec(JSON.stringify(json))?.[1] ?? null };
  }
  return { kind: 'REFUSED', code: read.name };
}
