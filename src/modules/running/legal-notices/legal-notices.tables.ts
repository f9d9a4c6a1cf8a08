import type { ColumnType } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';
import type { DecisionTargetKind } from '#shared/moderation/measures.ts';

export type LegalNoticeState = 'open' | 'declined' | 'acted' | 'countered' | 'restored' | 'held';

type Later<Value> = ColumnType<Value, undefined, Value>;

/** What somebody says is against the law, and everything that follows (rules 260 to 262). */
type LegalNoticeTable = {
  id: Once<string>;
  kind: Once<'copyright' | 'illegal' | 'childAbuse'>;
  /** As it was given. */
  address: Once<string>;
  target_kind: Once<DecisionTargetKind>;
  target_id: Once<string>;
  /** As it stood then. */
  title: Once<string>;
  excerpt: Once<string>;
  notifier_id: Once<string | null>;
  name: string;
  /** Null of whoever stays unnamed, and once it is forgotten. */
  email: string | null;
  work: string;
  law: string;
  countries: Once<readonly string[]>;
  explanation: string;
  state: LegalNoticeState;
  created_at: Once<Date>;
  decided_at: Later<Date | null>;
  decided_by: Later<string | null>;
  reason: Later<string>;
  decision_id: Later<string | null>;
  counter_by: Later<string | null>;
  counter_name: Later<string>;
  counter_address: Later<string>;
  counter_words: Later<string>;
  countered_at: Later<Date | null>;
  restore_at: Later<Date | null>;
  ended_at: Later<Date | null>;
  hold_reason: Later<string>;
  /** When whoever decides about it was told. */
  staff_told_at: Later<Date | null>;
};

/** Written by `legal-notices.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    legal_notice: LegalNoticeTable;
  }
}
