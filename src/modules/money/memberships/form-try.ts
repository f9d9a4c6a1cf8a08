import type { Database } from '#platform/database/database.ts';
import { findIntent, findIntentOfForm } from '#modules/money/billing/find-intent.ts';
import { IS_OF_MEMBERSHIP, IS_OPEN } from '#modules/money/billing/intent-conditions.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type FormTry = {
  /** What this try of a form is written down under. */
  readonly formKey: string;
  /** What the form has paid already, or is paying. */
  readonly earlier: PaymentIntent | null;
  /** What waits for approval of something else than the form says now, and is to be ended. */
  readonly left: readonly PaymentIntent[];
};

/**
 * A form that was sent before pays nothing more: its payment is what it is answered by. Where that was refused, the
 * same form is another try, with another card; and so it is where it waits for approval of something else than the form
 * says now.
 */
export async function tryOfForm(
  database: Database<Tables>,
  { personId, purpose, formKey }: { readonly personId: string; readonly purpose: string; readonly formKey: string },
  isSame: (earlier: PaymentIntent) => boolean,
): Promise<FormTry> {
  const left: PaymentIntent[] = [];
  for (let count = 1; ; count += 1) {
    const key = `${purpose}:${formKey}:${count}`;
    const earlier = await findIntentOfForm(database, personId, key);
    if (earlier === null) return { formKey: key, earlier, left };
    const isRefused = earlier.state === 'DECLINED' || earlier.state === 'ABANDONED';
    const isLeft = earlier.state === 'NEEDS_APPROVAL' && !isSame(earlier);
    if (isLeft) left.push(earlier);
    else if (!isRefused) return { formKey: key, earlier, left };
  }
}

const OPEN = `select id from payment_intent where subject_id = $1 and ${IS_OF_MEMBERSHIP} and ${IS_OPEN}`;

/** The one payment of a membership that is under way, or null: what another form of the same person waits for. */
export async function findOpenPayment(database: Database<Tables>, personId: string): Promise<PaymentIntent | null> {
  const [open] = await database.query<{ id: string }>('membership_open_payment', OPEN, [personId]);
  return open === undefined ? null : findIntent(database, open.id);
}

const OPEN_METHOD = `
  select id from payment_intent where subject_id = $1 and kind = 'METHOD' and ${IS_OPEN} order by place limit 1`;

/** A method that somebody is about to keep for what follows, the first of several; or null. */
export async function findOpenMethod(database: Database<Tables>, personId: string): Promise<PaymentIntent | null> {
  const [open] = await database.query<{ id: string }>('membership_open_method', OPEN_METHOD, [personId]);
  return open === undefined ? null : findIntent(database, open.id);
}
