import type { Database } from '#platform/database/database.ts';
import { findIntent, findIntentOfForm } from '#modules/money/billing/find-intent.ts';
import { IS_OF_MEMBERSHIP, IS_OPEN } from '#modules/money/billing/intent-conditions.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import type { Tables } from '#modules/ground/tables.ts';

export interface FormTry {
  /** What this try of a form is written down under. */
  readonly formKey: string;
  /** What the form has paid already, or is paying. */
  readonly earlier: PaymentIntent | null;
}

/**
 * A form that was sent before pays nothing more: its payment is what it is answered by. Where that was refused, the
 * same form is another try, with another card.
 */
export async function tryOfForm(
  database: Database<Tables>,
  personId: string,
  purpose: string,
  formKey: string,
): Promise<FormTry> {
  for (let count = 1; ; count += 1) {
    const key = `${purpose}:${formKey}:${count}`;
    const earlier = await findIntentOfForm(database, personId, key);
    const isRefused = earlier?.state === 'DECLINED' || earlier?.state === 'ABANDONED';
    if (!isRefused) return { formKey: key, earlier };
  }
}

const OPEN = `select id from payment_intent where subject_id = $1 and ${IS_OF_MEMBERSHIP} and ${IS_OPEN}`;

/** The one payment of a membership that is under way, or null: what another form of the same person waits for. */
export async function findOpenPayment(database: Database<Tables>, personId: string): Promise<PaymentIntent | null> {
  const [open] = await database.query<{ id: string }>('membership_open_payment', OPEN, [personId]);
  return open === undefined ? null : findIntent(database, open.id);
}
