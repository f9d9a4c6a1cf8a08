import type { ColumnType, Generated } from 'kysely';
import type { DecisionTargetKind, Measure } from '#shared/moderation/measures.ts';
import type { Once } from '#modules/ground/tables.ts';

export type DetectedBy = 'report' | 'staff' | 'automatic';
/** By its date, before it by staff, as a mistake, or by another decision. */
export type EndKind = 'expired' | 'lifted' | 'reversed' | 'replaced';

type DecisionTable = {
  id: string;
  target_kind: Once<DecisionTargetKind>;
  target_id: Once<string>;
  measure: Once<Measure>;
  /** Of `withhold`: two capital letters each, or one empty text for everywhere. */
  countries: ColumnType<string[], string[] | undefined, never>;
  /** One of the reasons of rule 162. */
  rule: Once<string>;
  /** Empty where a rule of the site was broken and no law. */
  legal_reference: ColumnType<string, string | undefined, never>;
  facts: string;
  /** What it is about as it was called then, and its words as they stood. */
  title: string;
  excerpt: string;
  detected_by: Once<DetectedBy>;
  /** Made by the program until somebody looks. */
  is_provisional: ColumnType<boolean, boolean | undefined, never>;
  /** What an appeal ended in: nobody appeals again. */
  is_final: ColumnType<boolean, boolean | undefined, never>;
  /** What there was before, as whoever undoes it needs it. */
  before: ColumnType<unknown, string, never>;
  created_at: Once<Date>;
  /** Null for the program and the operator at the command line; never told to the person. */
  decided_by: string | null;
  ends_at: Once<Date | null>;
  ended_at: ColumnType<Date | null, undefined, Date>;
  end_kind: ColumnType<EndKind | null, undefined, EndKind>;
  end_reason: Generated<string>;
  ended_by: ColumnType<string | null, undefined, string | null>;
};

/** Whose it is: who is told, and may appeal. */
type DecisionPersonTable = { decision_id: Once<string>; person_id: Once<string> };

/** Written by `decisions.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    decision: DecisionTable;
    decision_person: DecisionPersonTable;
  }
}
