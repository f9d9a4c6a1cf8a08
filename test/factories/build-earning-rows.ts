import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';

type Means = Pick<CommandContext, 'database'>;
const longId = () => crypto.randomUUID().replaceAll('-', '');
let receipts = 1_000_000;

export type ChargeOverride = {
  readonly personId: string;
  readonly at: string;
  readonly amount?: number;
  readonly product?: string;
  readonly currency?: string;
  readonly taxAmount?: number;
  readonly fingerprint?: string | null;
};

/** A payment for a membership as its rows, since nobody is charged: 5 US dollars for a month unless told. */
export async function buildCharge({ database }: Means, charge: ChargeOverride): Promise<string> {
  const { personId, at, amount = 500, product = 'MONTHLY_MEMBERSHIP', currency = 'USD', taxAmount = 0 } = charge;
  const [id, intent] = [createId(), longId()];
  receipts += 1;
  await database.query(
    'test_intent_insert',
    `insert into payment_intent (id, person_id, kind, subject_id, provider, customer, amount, currency, purpose, state,
       created_at, asked_at, settled_at)
     values ($1, $2, 'RENEWAL', $2, 'SANDBOX', 'c', $3, $4, '{}', 'SUCCEEDED', $5, $5, $5)`,
    [intent, personId, amount, currency, at],
  );
  const method = JSON.stringify({ kind: 'CreditCard', fingerprint: charge.fingerprint ?? null });
  await database.query(
    'test_charge_insert',
    `insert into charge (id, intent_id, person_id, receipt_number, provider, charge, product, amount, currency, tax_amount,
       method, seller, buyer_address, buyer_vat_id, credit_amount, is_lost, charged_at)
     values ($1, $2, $3, $4, 'SANDBOX', $2, $5, $6, $7, $8, $9, '', '', '', 0, false, $10)`,
    [id, intent, personId, receipts, product, amount, currency, taxAmount, method, at],
  );
  return id;
}

export type VisitOverride = {
  readonly personId: string;
  readonly storyId: string;
  readonly at: string;
  readonly seconds?: number;
  readonly medium?: string;
  readonly isMember?: boolean;
};

/** A visit of a member to a locked story as its row: two minutes from home unless told. */
export async function buildMemberVisit({ database }: Means, visit: VisitOverride): Promise<void> {
  const { personId, storyId, at, seconds = 120, medium = 'inside', isMember = true } = visit;
  await database.query(
    'test_visit_insert',
    `insert into story_visit (id, story_id, person_id, reader_key, is_member, is_locked, started_at, last_seen_at,
       active_seconds, is_read, medium, source, campaign, device)
     values ($1, $2, $3, $3, $4, true, $5, $5::timestamptz + make_interval(secs => $6), $6, $6 >= 30, $7, '', '', 'desktop')`,
    [longId(), storyId, personId, isMember, at, seconds, medium],
  );
}
