import type { Money } from '#shared/money/money.ts';
import { movePayout, type PayoutMove } from '#shared/payouts/payout-machine.ts';
import type { TaxForm } from '#shared/taxes/tax-forms.ts';
import type { Database } from '#platform/database/database.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Payout, PAYOUT_COLUMNS } from './payout.ts';

type Db = Database<Tables>;

export type NewPayout = {
  readonly personId: string;
  readonly money: Money;
  readonly period: string;
  readonly at: Date;
};

/** Makes the payout of a month, pending; null where it was made before. */
export async function insertPayout({ kysely }: Db, { personId, money, period, at }: NewPayout): Promise<string | null> {
  const row = await kysely
    .insertInto('payout')
    .values({
      id: createId(),
      person_id: personId,
      currency: money.currency,
      amount: money.amount,
      period,
      state: 'PENDING',
      created_at: at,
      due_at: at,
      account_id: null,
      provider: null,
      sent_amount: null,
      sent_currency: null,
      rate: null,
      transfer: null,
      reason: null,
      batch_id: null,
      asked_at: null,
      paid_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A payout, locked until the end of the transaction. */
export async function lockPayout(database: Db, id: string): Promise<Payout | null> {
  const [row] = await database.query<Payout>(
    'payout_locked',
    `select ${PAYOUT_COLUMNS} from payout p where p.id = $1 for update`,
    [id],
  );
  return row ?? null;
}

/** What changes beside the state. */
export type PayoutChange = {
  readonly account_id?: string | null;
  readonly provider?: Exclude<Payout['provider'], null>;
  readonly attempt?: number;
  readonly failures?: number;
  readonly sent_amount?: number;
  readonly sent_currency?: string;
  readonly rate?: string | null;
  readonly withheld_amount?: number;
  readonly withheld_rate?: string | null;
  readonly tax_form?: TaxForm | null;
  readonly tax_country?: string | null;
  readonly tax_certification_id?: string | null;
  readonly transfer?: string;
  readonly reason?: string | null;
  readonly batch_id?: string | null;
  readonly due_at?: Date;
  readonly asked_at?: Date;
  readonly paid_at?: Date;
};

/** Makes a move of a payout whose lock the caller holds; throws where rule 116 has no such move. */
export async function updatePayout(
  { kysely }: Db,
  payout: Pick<Payout, 'id' | 'state'>,
  move: PayoutMove,
  change: PayoutChange = {},
): Promise<void> {
  const state = movePayout(payout.state, move);
  if (state === null) throw new Error(`a payout that is ${payout.state} cannot ${move}`);
  await kysely
    .updateTable('payout')
    .set({ ...change, state })
    .where('id', '=', payout.id)
    .execute();
}

/** Asked for again, after a call whose answer never came. */
export async function touchPayout({ kysely }: Db, id: string, at: Date): Promise<void> {
  await kysely.updateTable('payout').set({ asked_at: at }).where('id', '=', id).execute();
}

/** Its provider has it: what it waits for there, and when to ask again. */
export async function keepWaiting({ kysely }: Db, id: string, reason: string | null, until: Date): Promise<void> {
  await kysely.updateTable('payout').set({ reason, due_at: until }).where('id', '=', id).execute();
}

/** Has a payout that cannot be sent yet looked at later, so that it stands in nobody's way. */
export async function putPayoutOff({ kysely }: Db, id: string, until: Date): Promise<void> {
  await kysely.updateTable('payout').set({ due_at: until }).where('id', '=', id).execute();
}

/** Has what waits for somebody's tax form looked at again. */
export async function hastenPayouts({ kysely }: Db, personId: string, at: Date): Promise<void> {
  await kysely
    .updateTable('payout')
    .set({ due_at: at })
    .where('person_id', '=', personId)
    .where('state', '=', 'PENDING')
    .where('due_at', '>', at)
    .execute();
}

/** Takes what waits for a file to the bank in a currency into a new one; null where nothing does. */
export async function insertBatch(database: Db, at: Date, currency: string): Promise<string | null> {
  const id = createId();
  await database.kysely.insertInto('payout_batch').values({ id, created_at: at }).execute();
  const { numUpdatedRows } = await database.kysely
    .updateTable('payout')
    .set({ batch_id: id })
    .where('state', '=', 'PROCESSING')
    .where('provider', '=', 'BANK_TRANSFER')
    .where('batch_id', 'is', null)
    .where('sent_currency', '=', currency)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return id;
  await database.kysely.deleteFrom('payout_batch').where('id', '=', id).execute();
  return null;
}
