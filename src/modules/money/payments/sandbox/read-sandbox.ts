import type { Selectable } from 'kysely';
import type { Currency } from '#shared/money/money.ts';
import type { SandboxCard, SandboxCardName } from '#shared/payments/sandbox-cards.ts';
import type { Database } from '#platform/database/database.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { ChargeOutcome, DeclineReason } from '#modules/money/payments/payment-outcomes.ts';
import type { ProviderCharge } from '#modules/money/payments/payment-provider.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { methodOfCard } from './sandbox-rules.ts';

export type KeptMethod = {
  readonly card: SandboxCard;
  readonly method: PaymentMethod;
  readonly isApproved: boolean;
};

/** A method by what it is found by or by the intent that kept it; null once it is forgotten. */
export async function readMethod(
  { kysely }: Database<Tables>,
  by: { readonly ref: string } | { readonly intentId: string },
): Promise<KeptMethod | null> {
  const rows = kysely.selectFrom('sandbox_method').selectAll().where('is_forgotten', '=', false);
  const row = await (
    'ref' in by ? rows.where('ref', '=', by.ref) : rows.where('intent_id', '=', by.intentId)
  ).executeTakeFirst();
  if (row === undefined) return null;
  const card = { name: row.card as SandboxCardName, month: row.expiration_month, year: row.expiration_year };
  return { card, method: methodOfCard(row.ref, card), isApproved: row.is_approved };
}

/** A charge by its intent or by its own name, with the card that it was made by. */
export async function readCharge(
  { kysely }: Database<Tables>,
  by: { readonly charge: string } | { readonly intentId: string },
): Promise<ProviderCharge | null> {
  const rows = kysely
    .selectFrom('sandbox_charge as c')
    .innerJoin('sandbox_method as m', 'm.ref', 'c.method')
    .selectAll('c')
    .select(['m.card', 'm.expiration_month', 'm.expiration_year']);
  const row = await (
    'charge' in by ? rows.where('c.charge', '=', by.charge) : rows.where('c.intent_id', '=', by.intentId)
  ).executeTakeFirst();
  return row === undefined ? null : chargeOfRow(row);
}

/** Everything that was charged from a moment on, oldest first. */
export async function readChargesSince({ kysely }: Database<Tables>, since: Date): Promise<readonly ProviderCharge[]> {
  const rows = await kysely
    .selectFrom('sandbox_charge as c')
    .innerJoin('sandbox_method as m', 'm.ref', 'c.method')
    .selectAll('c')
    .select(['m.card', 'm.expiration_month', 'm.expiration_year'])
    .where('c.charged_at', '>=', since)
    .orderBy('c.charged_at')
    .execute();
  return rows.map(chargeOfRow);
}

type ChargeRow = Selectable<Tables['sandbox_charge']> &
  Pick<Selectable<Tables['sandbox_method']>, 'card' | 'expiration_month' | 'expiration_year'>;

function chargeOfRow(row: ChargeRow): ProviderCharge {
  const currency = row.currency as Currency;
  return {
    charge: row.charge,
    intentId: row.intent_id,
    customer: row.customer,
    outcome: outcomeOfRow(row),
    refunded: { amount: row.refunded, currency },
    isDisputed: false,
    isDisputeLost: false,
    at: row.charged_at,
  };
}

function outcomeOfRow(row: ChargeRow): ChargeOutcome {
  switch (row.state) {
    case 'SUCCEEDED': {
      const card = { name: row.card as SandboxCardName, month: row.expiration_month, year: row.expiration_year };
      const money = { amount: row.amount, currency: row.currency as Currency };
      return {
        state: 'SUCCEEDED',
        charge: row.charge,
        money,
        method: methodOfCard(row.method, card),
        at: row.charged_at,
      };
    }
    case 'NEEDS_APPROVAL':
      return { state: 'NEEDS_APPROVAL', secret: row.intent_id };
    case 'ABANDONED':
      return { state: 'ABANDONED' };
    default: {
      const reason = (row.reason ?? 'CARD_DECLINED') as DeclineReason;
      const isWorthAnotherTry = reason === 'INSUFFICIENT_FUNDS';
      return { state: 'DECLINED', reason, code: reason.toLowerCase(), isWorthAnotherTry };
    }
  }
}
