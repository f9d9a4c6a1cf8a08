import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { RefundOutcome } from '#modules/money/payments/payment-outcomes.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Why money goes back (rules 88, 102, decision 0073). */
export type RefundReason = 'DOMAIN' | 'DUPLICATE' | 'FIRST_DAYS' | 'GIFT' | 'STAFF' | 'WITHDRAWAL';

export type RefundInput = {
  readonly id: string;
  readonly chargeId: string;
  readonly amount: number;
  readonly reason: RefundReason;
  readonly now: Date;
};

/** Writes down that money is to go back, before the provider is asked for it. */
export async function insertRefund({ kysely }: Database<Tables>, refund: RefundInput): Promise<void> {
  await kysely
    .insertInto('refund')
    .values({
      id: refund.id,
      charge_id: refund.chargeId,
      amount: refund.amount,
      reason: refund.reason,
      state: 'SENT',
      refund: null,
      code: null,
      created_at: refund.now,
      tries: 0,
      asked_at: refund.now,
      settled_at: null,
    })
    .execute();
}

/** Says, before the provider is called, that a refund may be on its way under the key of a try. */
export async function startTry({ kysely }: Database<Tables>, id: string, tries: number, now: Date): Promise<void> {
  await kysely
    .updateTable('refund')
    .set({ state: 'UNKNOWN', tries, asked_at: now })
    .where('id', '=', id)
    .where('state', '!=', 'REFUNDED')
    .execute();
}

/** Begins the waits of open refunds anew that were asked for later than `latest`, by a clock that has gone back since. */
export async function restartRefundWaits({ kysely }: Database<Tables>, latest: Date, now: Date): Promise<void> {
  await kysely
    .updateTable('refund')
    .set({ asked_at: now })
    .where('state', 'in', ['UNKNOWN', 'SENT', 'PENDING'])
    .where('asked_at', '>', latest)
    .execute();
}

/** Keeps what the provider answered; true where the money has gone back by this answer, and for the first time. */
export async function updateRefund(
  { kysely }: Database<Tables>,
  id: string,
  outcome: RefundOutcome,
  now: Date,
): Promise<boolean> {
  const isSettled = outcome.state === 'REFUNDED' || outcome.state === 'REFUSED';
  const changed = await kysely
    .updateTable('refund')
    .set({
      state: outcome.state === 'TURNED_AWAY' ? 'SENT' : outcome.state,
      refund: outcome.state === 'REFUNDED' ? outcome.refund : null,
      code: outcome.state === 'REFUSED' ? outcome.code : null,
      asked_at: now,
      settled_at: isSettled ? now : null,
    })
    .where('id', '=', id)
    .where('state', '!=', 'REFUNDED')
    .returning(['charge_id', 'amount'])
    .executeTakeFirst();
  if (changed === undefined || outcome.state !== 'REFUNDED') return false;
  await kysely
    .updateTable('charge')
    .set((eb) => ({ refunded_amount: eb('refunded_amount', '+', changed.amount) }))
    .where('id', '=', changed.charge_id)
    .execute();
  await numberNote({ kysely }, id);
  return true;
}

/**
 * Gives money that has gone back the next number of a credit note. The counter is a row that the transaction holds
 * until its end, so that no number is left out or given twice.
 */
async function numberNote({ kysely }: Pick<Database<Tables>, 'kysely'>, id: string): Promise<void> {
  const counter = await kysely
    .updateTable('credit_note_counter')
    .set({ last: sql<number>`last + 1` })
    .returning('last')
    .executeTakeFirstOrThrow();
  await kysely.updateTable('refund').set({ note_number: counter.last }).where('id', '=', id).execute();
}

export type RefundOfCharge = {
  readonly id: string;
  readonly amount: number;
  readonly state: string;
};

/** What was to go back of a charge, the newest first. */
export async function readRefundsOf(
  { kysely }: Database<Tables>,
  chargeId: string,
): Promise<readonly RefundOfCharge[]> {
  return kysely
    .selectFrom('refund')
    .select(['id', 'amount', 'state'])
    .where('charge_id', '=', chargeId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Writes down what staff gave back at the provider itself. */
export async function insertRefundElsewhere(
  { kysely }: Database<Tables>,
  refund: Omit<RefundInput, 'reason'>,
): Promise<void> {
  await kysely
    .insertInto('refund')
    .values({
      id: refund.id,
      charge_id: refund.chargeId,
      amount: refund.amount,
      reason: 'STAFF',
      state: 'REFUNDED',
      refund: null,
      code: 'elsewhere',
      created_at: refund.now,
      tries: 0,
      asked_at: refund.now,
      settled_at: refund.now,
    })
    .execute();
  await numberNote({ kysely }, refund.id);
}

/** Says that the bank sent a refund back: the money is ours again, and its owner has to be asked for another way. */
export async function markRefundReturned({ kysely }: Database<Tables>, id: string): Promise<void> {
  await kysely.updateTable('refund').set({ state: 'REFUSED', code: 'came_back' }).where('id', '=', id).execute();
}
