import { addDays } from '#shared/membership/periods.ts';
import type { Currency, Money } from '#shared/money/money.ts';
import type { Database } from '#platform/database/database.ts';
import { HAS_PAID_MEMBERSHIP } from '#modules/money/billing/intent-conditions.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Membership } from './membership.ts';

/** What a member may take back alone, and until when (rule 88). */
export type Refundable = {
  readonly chargeId: string;
  readonly amount: Money;
  readonly until: Date;
};

const REFUND_DAYS = 14;

/** What was paid twice and went back by itself bought nothing. */
const BOUGHT = (charge: string, intent: string) => `${intent}.${HAS_PAID_MEMBERSHIP}
  and not exists (select from refund d where d.charge_id = ${charge}.id and d.reason = 'DUPLICATE')`;

/** The last payment of a person for a membership, whether it was their first ever, and whether it is going back already. */
const LAST = `
  select c.id, c.amount - c.refunded_amount as left, c.currency, c.product, c.charged_at as "chargedAt", i.kind,
    exists (select from refund r where r.charge_id = c.id and r.state <> 'REFUSED') as "isGoingBack",
    not exists (select from charge f join payment_intent fi on fi.id = f.intent_id
      where f.person_id = c.person_id and f.receipt_number < c.receipt_number and ${BOUGHT('f', 'fi')}) as "isFirst"
  from charge c join payment_intent i on i.id = c.intent_id
  where c.person_id = $1 and ${BOUGHT('c', 'i')}
  order by c.charged_at desc, c.receipt_number desc limit 1`;

type Row = {
  readonly id: string;
  readonly left: number;
  readonly currency: string;
  readonly product: string;
  readonly chargedAt: Date;
  readonly kind: string;
  readonly isGoingBack: boolean;
  readonly isFirst: boolean;
};

/**
 * The payment that the member may take back alone: for 14 days the first that they ever made, and a yearly renewal; null
 * where there is none. Whoever comes back knows what they buy, and would otherwise read for nothing as long as they like.
 */
export async function findRefundable(
  database: Database<Tables>,
  membership: Membership,
  now: Date,
): Promise<Refundable | null> {
  if (membership.status !== 'ACTIVE') return null;
  const [row] = await database.query<Row>('membership_last_charge', LAST, [membership.personId]);
  if (row === undefined || row.isGoingBack || row.left <= 0) return null;
  const isYear = row.product === 'ANNUAL_MEMBERSHIP' || row.product === 'PREMIUM_ANNUAL_MEMBERSHIP';
  const mayGoBack = row.isFirst || (row.kind === 'RENEWAL' && isYear);
  const until = addDays(row.chargedAt, REFUND_DAYS);
  if (!mayGoBack || now >= until) return null;
  return { chargeId: row.id, amount: { amount: row.left, currency: row.currency as Currency }, until };
}
