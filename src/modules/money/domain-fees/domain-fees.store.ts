import { type Selectable, sql } from 'kysely';
import type { Currency, Money } from '#shared/money/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { DomainOwner } from '#modules/ground/domains/domain-claim.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';

type AnyDatabase = Database<Tables>;

export type DomainFee = {
  readonly id: string;
  /** Null once the account is erased. */
  readonly buyerId: string | null;
  readonly publicationId: string | null;
  readonly intentId: string;
  readonly price: Money;
  readonly paidAt: Date;
  readonly usedAt: Date | null;
};

type NewFee = {
  readonly buyerId: string;
  readonly publicationId: string | null;
  readonly intentId: string;
  readonly price: Money;
  readonly now: Date;
};

/** Writes down what was paid; false where the owner of the domain has paid before. */
export async function insertFee({ kysely }: AnyDatabase, fee: NewFee): Promise<boolean> {
  const row = await kysely
    .insertInto('domain_fee')
    .values({
      id: createId(),
      buyer_id: fee.buyerId,
      publication_id: fee.publicationId,
      intent_id: fee.intentId,
      amount: fee.price.amount,
      currency: fee.price.currency,
      paid_at: fee.now,
      used_at: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function inForce({ kysely }: AnyDatabase, { personId, publicationId }: DomainOwner) {
  const fees = kysely.selectFrom('domain_fee').selectAll().where('ended_at', 'is', null);
  return publicationId === null
    ? fees.where('publication_id', 'is', null).where('buyer_id', '=', personId)
    : fees.where('publication_id', '=', publicationId);
}

/** What the owner of a domain has paid and did not get back; null where that is nothing. */
export async function findFee(database: AnyDatabase, owner: DomainOwner): Promise<DomainFee | null> {
  return feeOf(await inForce(database, owner).executeTakeFirst());
}

/** The same, held until the end of the transaction: it is used or goes back, and never both. */
export async function lockFee(database: AnyDatabase, owner: DomainOwner): Promise<DomainFee | null> {
  return feeOf(await inForce(database, owner).forUpdate().executeTakeFirst());
}

/**
 * The same for whoever is about to pay, and as the only one: until the end of the transaction nobody else begins to,
 * and a payment that is being settled at this moment is waited for.
 */
export async function findFeeAlone(
  database: AnyDatabase,
  owner: DomainOwner,
  subjectId: string,
): Promise<DomainFee | null> {
  const { kysely } = database;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`domain fee ${subjectId}`}, 0))`.execute(kysely);
  await sql`
    select from payment_intent where subject_id = ${subjectId} and kind = 'DOMAIN' and settled_at is null
    for update`.execute(kysely);
  return findFee(database, owner);
}

/** By its payment, held as well. */
export async function lockFeeOfIntent({ kysely }: AnyDatabase, intentId: string): Promise<DomainFee | null> {
  const fees = kysely.selectFrom('domain_fee').selectAll().where('intent_id', '=', intentId);
  return feeOf(await fees.where('ended_at', 'is', null).forUpdate().executeTakeFirst());
}

/** Payments of fees that no domain was shown for until a moment. */
export async function findUnusedFees({ kysely }: AnyDatabase, paidUntil: Date): Promise<readonly string[]> {
  const rows = await kysely
    .selectFrom('domain_fee')
    .select('intent_id')
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('paid_at', '<=', paidUntil)
    .orderBy('paid_at')
    .limit(200)
    .execute();
  return rows.map((row) => row.intent_id);
}

/** Keeps what became of a fee; the caller holds it. */
export async function updateFee(
  { kysely }: AnyDatabase,
  id: string,
  change: { readonly usedAt: Date } | { readonly endedAt: Date },
): Promise<void> {
  const set = 'usedAt' in change ? { used_at: change.usedAt } : { ended_at: change.endedAt };
  await kysely.updateTable('domain_fee').set(set).where('id', '=', id).execute();
}

function feeOf(row: Selectable<Tables['domain_fee']> | undefined): DomainFee | null {
  if (row === undefined) return null;
  return {
    id: row.id,
    buyerId: row.buyer_id,
    publicationId: row.publication_id,
    intentId: row.intent_id,
    price: { amount: row.amount, currency: row.currency as Currency },
    paidAt: row.paid_at,
    usedAt: row.used_at,
  };
}
