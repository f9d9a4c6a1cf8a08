import { taxWithin } from '#shared/money/tax.ts';
import type { Currency } from '#shared/money/money.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Charge } from './charge.ts';
import type { Product } from './charges.store.ts';

/** Of a charge `t`, with who paid it. */
const COLUMNS = `
  t.receipt_number as "receiptNumber", t.product, t.amount, t.currency, t.tax_rate as "taxRate",
  t.tax_amount as "taxAmount", t.refunded_amount as "refundedAmount", t.provider, t.method, t.seller,
  t.charged_at as "chargedAt", t.credit_amount as "creditAmount", t.buyer_address as "billingAddress",
  t.buyer_vat_id as "vatId",
  exists (select from refund g where g.charge_id = t.id and g.state not in ('REFUNDED', 'REFUSED')) as "isGoingBack",
  (select coalesce(json_agg(json_build_object('number', n.note_number, 'amount', n.amount, 'at', n.settled_at)
      order by n.note_number), '[]'::json) from refund n where n.charge_id = t.id and n.note_number is not null) as notes,
  p.name as "buyerName",
  (select e.address from email_address e where e.person_id = p.id and e.is_verified) as "buyerAddress"`;

type Row = Cursor & {
  readonly receiptNumber: string;
  readonly product: Product;
  readonly amount: number;
  readonly currency: Currency;
  readonly taxRate: number;
  readonly taxAmount: number;
  readonly refundedAmount: number;
  readonly provider: ProviderName;
  readonly method: PaymentMethod;
  readonly seller: string;
  readonly chargedAt: Date;
  readonly creditAmount: number;
  readonly billingAddress: string;
  readonly vatId: string;
  readonly isGoingBack: boolean;
  readonly notes: readonly { readonly number: number; readonly amount: number; readonly at: string }[];
  readonly buyerName: string;
  readonly buyerAddress: string | null;
};

const newest: KeysetStatement = {
  name: 'charges_newest',
  text: `
    select t.id, (extract(epoch from t.charged_at) * 1000)::float8 as key, ${COLUMNS}
    from charge t join person p on p.id = t.person_id
    where t.person_id = o.id and (t.charged_at, t.id) < ($2::timestamptz, $3)
    order by t.charged_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

const ONE = `
  select t.id, 0::float8 as key, ${COLUMNS}
  from charge t join person p on p.id = t.person_id where t.id = $1 and t.person_id = $2`;

/** What a person paid, the last first (MEMB-11). */
export async function readBillingHistory(context: ReadContext, personId: string, page: Page): Promise<Feed<Charge>> {
  const rows = cutPage(await keysetRows<Row>(context, newest, personId, page), page);
  return mapFeed(rows, rows.items.map(chargeOfRow));
}

/** A charge of the viewer's own; null where there is none, or it is somebody else's. */
export async function findOwnCharge({ database, viewer }: ReadContext, chargeId: string): Promise<Charge | null> {
  if (viewer === null) return null;
  const [row] = await database.query<Row>('charge_of_viewer', ONE, [chargeId, viewer.personId]);
  return row === undefined ? null : chargeOfRow(row);
}

const OF_INTENT = `
  select t.id, 0::float8 as key, ${COLUMNS}
  from charge t join person p on p.id = t.person_id where t.intent_id = $1 or t.id = $1`;

/** The charge by its own id or by that of its payment, for the receipt in a mail; null where nothing was charged. */
export async function findReceipt(database: ReadContext['database'], id: string): Promise<Charge | null> {
  const [row] = await database.query<Row>('charge_for_mail', OF_INTENT, [id]);
  return row === undefined ? null : chargeOfRow(row);
}

function chargeOfRow(row: Row): Charge {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    id: row.id,
    receiptNumber: Number(row.receiptNumber),
    product: row.product,
    total: money(row.amount),
    tax: money(row.taxAmount),
    taxRate: row.taxRate,
    refunded: money(row.refundedAmount),
    provider: row.provider,
    method: row.method,
    seller: row.seller,
    credit: money(row.creditAmount),
    isGoingBack: row.isGoingBack,
    creditNotes: row.notes.map(({ number, amount, at }) => ({
      number,
      amount: money(amount),
      tax: money(taxWithin(amount, row.taxRate)),
      issuedAt: new Date(at),
    })),
    buyer: [row.buyerName, row.billingAddress, row.vatId, row.buyerAddress].filter(Boolean).join('\n'),
    chargedAt: row.chargedAt,
  };
}
