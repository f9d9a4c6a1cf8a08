import { type Selectable, sql } from 'kysely';
import type { Currency } from '#shared/money/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { DeclineReason } from '#modules/money/payments/payment-outcomes.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { IS_OPEN } from './intent-conditions.ts';
import type { IntentKind, IntentState, PaymentIntent } from './payment-intent.ts';

export type IntentInput = {
  readonly id: string;
  readonly personId: string;
  /** What the form that asked bears: a second press of its button finds the intent of the first. */
  readonly formKey: string | null;
  readonly kind: IntentKind;
  readonly subjectId: string;
  readonly provider: ProviderName;
  readonly customer: string;
  readonly money: { readonly amount: number; readonly currency: Currency };
  readonly purpose: unknown;
  readonly methodMark: string;
  readonly now: Date;
};

/** Writes an intent down; null where the form was sent before, or another payment for the subject is under way. */
export async function insertIntent(
  { kysely }: Database<Tables>,
  { id, personId, formKey, kind, subjectId, provider, customer, money, purpose, methodMark, now }: IntentInput,
): Promise<PaymentIntent | null> {
  const row = await kysely
    .insertInto('payment_intent')
    .values({
      id,
      person_id: personId,
      form_key: formKey,
      kind,
      subject_id: subjectId,
      provider,
      customer,
      amount: money.amount,
      currency: money.currency,
      purpose: JSON.stringify(purpose),
      method_mark: methodMark,
      state: 'SENT',
      is_worth_another_try: true,
      created_at: now,
      asked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : intentOfRow(row);
}

/** Writes down what was paid a second time for an intent, as one of its own that is over; false where it is known. */
export async function insertPaidCopy({ kysely }: Database<Tables>, copy: PaymentIntent, now: Date): Promise<boolean> {
  const row = await kysely
    .insertInto('payment_intent')
    .values({
      id: copy.id,
      person_id: copy.personId,
      form_key: null,
      kind: copy.kind,
      subject_id: copy.subjectId,
      provider: copy.provider,
      customer: copy.customer,
      amount: copy.money.amount,
      currency: copy.money.currency,
      purpose: JSON.stringify(copy.purpose),
      state: 'SUCCEEDED',
      charge: copy.charge,
      method: JSON.stringify(copy.method),
      is_worth_another_try: false,
      created_at: now,
      asked_at: now,
      settled_at: now,
      applied_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What an answer of the provider makes of an intent. */
export type IntentOutcome = {
  readonly state: IntentState;
  readonly charge?: string;
  readonly method?: PaymentMethod;
  /** When the provider charged; its receipt says so. */
  readonly at?: Date;
  readonly reason?: DeclineReason;
  readonly code?: string;
  readonly secret?: string;
  readonly isWorthAnotherTry?: boolean;
};

const SETTLED: ReadonlySet<IntentState> = new Set(['SUCCEEDED', 'DECLINED', 'ABANDONED']);

/** Keeps what the provider answered. What is paid stays paid, whatever an older answer says. */
export async function updateOutcome(
  { kysely }: Database<Tables>,
  id: string,
  outcome: IntentOutcome,
  now: Date,
): Promise<void> {
  await kysely
    .updateTable('payment_intent')
    .set({
      state: outcome.state,
      charge: outcome.charge ?? null,
      method: outcome.method === undefined ? null : JSON.stringify(outcome.method),
      reason: outcome.reason ?? null,
      code: outcome.code ?? null,
      secret: outcome.secret ?? null,
      is_worth_another_try: outcome.isWorthAnotherTry ?? true,
      asked_at: now,
      settled_at: SETTLED.has(outcome.state) ? now : null,
      applied_at: null,
    })
    .where('id', '=', id)
    .where('state', '!=', 'SUCCEEDED')
    .where((where) =>
      // A refusal that was acted on is taken back by money alone.
      where.or([where('applied_at', 'is', null), where.val(outcome.state === 'SUCCEEDED')]),
    )
    .execute();
}

/** Remembers that an intent was told of before its call came back; false where it has come back. */
export async function markTold({ kysely }: Database<Tables>, id: string, now: Date): Promise<boolean> {
  const row = await kysely
    .updateTable('payment_intent')
    .set({ told_at: now })
    .where('id', '=', id)
    .where('state', '=', 'SENT')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Says, before the provider is told, that an intent which waits for approval is to be ended; false where it is over. */
export async function markEnding({ kysely }: Database<Tables>, id: string, now: Date): Promise<boolean> {
  const row = await kysely
    .updateTable('payment_intent')
    .set({ ending_at: now })
    .where('id', '=', id)
    .where('state', '=', 'NEEDS_APPROVAL')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Begins the waits of open intents anew that were written down later than `latest`: a clock that has gone back since
 * wrote them, and by it they would wait until that time comes again.
 */
export async function restartIntentWaits({ kysely }: Database<Tables>, latest: Date, now: Date): Promise<void> {
  await kysely
    .updateTable('payment_intent')
    .set({ created_at: sql<Date>`least(created_at, ${now})`, asked_at: sql<Date>`least(asked_at, ${now})` })
    .where(sql<boolean>`${sql.raw(IS_OPEN)}`)
    .where((where) => where.or([where('created_at', '>', latest), where('asked_at', '>', latest)]))
    .execute();
}

/** Says that an intent did what it was for. */
export async function markApplied({ kysely }: Database<Tables>, id: string, now: Date): Promise<void> {
  await kysely.updateTable('payment_intent').set({ applied_at: now }).where('id', '=', id).execute();
}

/**
 * One intent, locked until the end of the transaction, and first the person who pays: whoever asks for another payment
 * holds them already (`lockMembership`) and waits for this one.
 */
export async function lockIntent({ kysely }: Database<Tables>, id: string): Promise<PaymentIntent | null> {
  await kysely
    .selectFrom('person')
    .select('id')
    .where('id', 'in', (of) => of.selectFrom('payment_intent').select('person_id').where('payment_intent.id', '=', id))
    .forUpdate()
    .execute();
  const row = await kysely.selectFrom('payment_intent').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : intentOfRow(row);
}

/** The row as the product speaks of it. */
export function intentOfRow(row: Selectable<Tables['payment_intent']>): PaymentIntent {
  return {
    id: row.id,
    personId: row.person_id,
    kind: row.kind as IntentKind,
    subjectId: row.subject_id,
    provider: row.provider as ProviderName,
    customer: row.customer,
    money: { amount: row.amount, currency: row.currency as Currency },
    purpose: row.purpose,
    state: row.state as IntentState,
    charge: row.charge,
    method: row.method as PaymentMethod | null,
    reason: row.reason as DeclineReason | null,
    code: row.code,
    secret: row.secret,
    isWorthAnotherTry: row.is_worth_another_try,
    createdAt: row.created_at,
    askedAt: row.asked_at,
    settledAt: row.settled_at,
    appliedAt: row.applied_at,
    toldAt: row.told_at,
    methodMark: row.method_mark,
    endingAt: row.ending_at,
  };
}
