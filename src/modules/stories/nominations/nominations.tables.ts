import type { Once } from '#modules/ground/tables.ts';

export type BoostState = 'pending' | 'boosted' | 'declined';

/** What was nominated of one story until it was decided about (rule 200). */
type BoostCaseTable = {
  id: string;
  story_id: Once<string>;
  state: BoostState;
  opened_at: Once<Date>;
  decided_at: Date | null;
  boosted_until: Date | null;
};

type NominationTable = {
  id: string;
  case_id: Once<string>;
  story_id: Once<string>;
  curator_id: Once<string>;
  /** `YYYY-MM`, and which of the ten tokens of that month was spent. */
  month: Once<string>;
  token: Once<number>;
  reason: Once<string>;
  created_at: Once<Date>;
};

type BoostVoteTable = {
  case_id: Once<string>;
  curator_id: Once<string>;
  is_approval: Once<boolean>;
  /** Empty for an approval. */
  reason: Once<string>;
  created_at: Once<Date>;
};

/** Written by `nominations.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    boost_case: BoostCaseTable;
    nomination: NominationTable;
    boost_vote: BoostVoteTable;
  }
}
