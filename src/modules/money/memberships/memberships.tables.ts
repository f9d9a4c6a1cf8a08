import type { ColumnType } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type MembershipTable = {
  id: Once<string>;
  person_id: Once<string>;
  status: string;
  plan: string;
  provider: string;
  customer: string | null;
  method: ColumnType<unknown, string | null, string | null>;
  currency: string;
  regular_amount: number;
  started_at: Date;
  anchor_at: Date;
  period_starts_at: Date;
  period_ends_at: Date;
  paid_amount: number;
  is_trial: boolean;
  cancelled_at: Date | null;
  cancellation_reason: string | null;
  last_offer_at: Date | null;
  first_failed_at: Date | null;
  failed_charges: number;
  next_charge_at: Date | null;
  discount: ColumnType<unknown, string | null, string | null>;
  credit: number;
  paused_until: Date | null;
  scheduled_plan: string | null;
  member_since: Date;
  friend_since: Date | null;
  ended_at: Date | null;
  tax_country: string | null;
};

type TrialCardTable = { fingerprint: Once<string>; intent_id: Once<string>; started_at: Once<Date> };

/** Written by `memberships.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    membership: MembershipTable;
    trial_card: TrialCardTable;
  }
}
