import type { Database } from '#platform/database/database.ts';
import type { SandboxCard } from '#shared/payments/sandbox-cards.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type NewSandboxMethod = {
  readonly ref: string;
  readonly intentId: string;
  readonly customer: string;
  readonly card: SandboxCard;
};

/** Keeps a method; the one of the same intent stays. */
export async function insertMethod({ kysely }: Database<Tables>, method: NewSandboxMethod): Promise<void> {
  await kysely
    .insertInto('sandbox_method')
    .values({
      ref: method.ref,
      intent_id: method.intentId,
      customer: method.customer,
      card: method.card.name,
      expiration_month: method.card.month,
      expiration_year: method.card.year,
      is_approved: method.card.name !== 'needsApproval' && method.card.name !== 'asksEachTime',
      is_forgotten: false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets a method. */
export async function forgetMethod({ kysely }: Database<Tables>, ref: string): Promise<void> {
  await kysely.updateTable('sandbox_method').set({ is_forgotten: true }).where('ref', '=', ref).execute();
}

/** Forgets the method of an intent, unless its owner has approved it. */
export async function abandonMethod({ kysely }: Database<Tables>, intentId: string): Promise<void> {
  await kysely
    .updateTable('sandbox_method')
    .set({ is_forgotten: true })
    .where('intent_id', '=', intentId)
    .where('is_approved', '=', false)
    .execute();
}

/** Says that its owner approved a method, and what waits for it: the charge is then made. */
export async function approveMethodOf(
  { kysely }: Database<Tables>,
  intentId: string,
  isApproved: boolean,
  now: Date,
): Promise<void> {
  const charge = await kysely
    .updateTable('sandbox_charge')
    .set(
      isApproved
        ? { state: 'SUCCEEDED', charged_at: now }
        : { state: 'DECLINED', reason: 'APPROVAL_REFUSED', charged_at: now },
    )
    .where('intent_id', '=', intentId)
    .where('state', '=', 'NEEDS_APPROVAL')
    .returning('method')
    .executeTakeFirst();
  const method = kysely.updateTable('sandbox_method').set(isApproved ? { is_approved: true } : { is_forgotten: true });
  await (charge === undefined ? method.where('intent_id', '=', intentId) : method.where('ref', '=', charge.method))
    .where('is_approved', '=', false)
    .execute();
}

export type NewSandboxCharge = {
  readonly intentId: string;
  readonly charge: string;
  readonly customer: string;
  readonly method: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: 'NEEDS_APPROVAL' | 'SUCCEEDED' | 'DECLINED';
  readonly reason: string | null;
  readonly now: Date;
};

/** Makes a charge; the one of the same intent stays. */
export async function insertCharge({ kysely }: Database<Tables>, { now, intentId, ...charge }: NewSandboxCharge) {
  await kysely
    .insertInto('sandbox_charge')
    .values({ ...charge, intent_id: intentId, refunded: 0, charged_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives up a charge that waits for approval. */
export async function abandonCharge({ kysely }: Database<Tables>, intentId: string): Promise<void> {
  await kysely
    .updateTable('sandbox_charge')
    .set({ state: 'ABANDONED' })
    .where('intent_id', '=', intentId)
    .where('state', '=', 'NEEDS_APPROVAL')
    .execute();
}

/** Gives money back once for an intent; false where less than that is left. */
export function insertRefund(
  database: Database<Tables>,
  refund: { readonly intentId: string; readonly charge: string; readonly amount: number; readonly now: Date },
): Promise<boolean> {
  return database.transaction(async ({ kysely }) => {
    const charge = await kysely
      .selectFrom('sandbox_charge')
      .select(['amount', 'refunded', 'state'])
      .where('charge', '=', refund.charge)
      .forUpdate()
      .executeTakeFirst();
    const known = await kysely
      .selectFrom('sandbox_refund')
      .select('amount')
      .where('intent_id', '=', refund.intentId)
      .executeTakeFirst();
    if (known !== undefined) return true;
    if (charge?.state !== 'SUCCEEDED' || charge.amount - charge.refunded < refund.amount) return false;
    await kysely
      .insertInto('sandbox_refund')
      .values({
        intent_id: refund.intentId,
        charge: refund.charge,
        amount: refund.amount,
        refunded_at: refund.now,
      })
      .execute();
    await kysely
      .updateTable('sandbox_charge')
      .set({ refunded: charge.refunded + refund.amount })
      .where('charge', '=', refund.charge)
      .execute();
    return true;
  });
}
