import type { EarningLine, Earner } from '#shared/earnings/settle-month.ts';
import type { Once } from '#modules/ground/tables.ts';

/** An estimate that every day makes anew; then inputs that stay as they are; then what comes of them; then the books. */
export type MonthState = 'OPEN' | 'FROZEN' | 'SETTLED' | 'CLOSED';

type Big = number;

type EarningMonthTable = {
  /** `YYYY-MM`, in UTC. */
  period: Once<string>;
  rules: string;
  state: MonthState;
  /** What the provider of payments keeps: hundredths of a percent, and minor units of each charge. */
  cost_basis_points: number;
  cost_fixed: number;
  counted_at: Date;
  closed_at: Date | null;
  /** Of the statements and of the month before. */
  statement_hash: string | null;
};

type EarningReadTable = {
  period: Once<string>;
  /** Made of a secret: nobody is told by it. */
  member_key: Once<string>;
  story_id: Once<string>;
  day: Once<string>;
  seconds: number;
  is_from_outside: boolean;
  has_clapped: boolean;
  has_highlighted: boolean;
  has_responded: boolean;
  has_followed: boolean;
  is_boosted: boolean;
};

type EarningStoryTable = {
  period: Once<string>;
  story_id: Once<string>;
  reading_minutes: number;
  author_ids: string[];
  enrolled_ids: string[];
  is_staff_pick: boolean;
  /** Who began it; null of months that were closed before that mattered. */
  keeper_id: string | null;
};

/** What the authors of a story had agreed from a day of a month on; a story without any is shared equally. */
type EarningSplitTable = {
  period: Once<string>;
  story_id: Once<string>;
  since: Once<string>;
  person_ids: string[];
  percents: number[];
};

/** What the editors of where a story stands got from a day of a month on; no percent where it stood nowhere any more. */
type EarningCutTable = {
  period: Once<string>;
  story_id: Once<string>;
  since: Once<string>;
  publication_id: string | null;
  percent: number;
  owner_id: string | null;
  editor_ids: string[];
  editor_percents: number[];
};

/** Who shared in a story of a month until their account was erased. */
type EarningGoneTable = {
  period: Once<string>;
  story_id: Once<string>;
  person_id: Once<string>;
  /** The first day (UTC) on which they have nothing of it any more. */
  left_on: Once<string>;
  is_author: Once<boolean>;
  /** Who kept what was given to nobody. */
  is_keeper: Once<boolean>;
  is_enrolled: Once<boolean>;
  /** Since when reads of their stories could earn when they went; null where they could not. */
  earns_from: Once<Date | null>;
};

/** What a charge comes to in a month of one member, as it stood when a month was counted. */
type EarningSliceTable = {
  counted_in: Once<string>;
  period: Once<string>;
  charge_id: Once<string>;
  member_key: Once<string>;
  currency: Once<string>;
  net: number;
  micros: Big;
};

type EarningLineTable = {
  counted_in: Once<string>;
  kind: Once<Earner['kind']>;
  owner_id: string;
  period: Once<string>;
  source: Once<EarningLine['source']>;
  story_id: Once<string>;
  day: Once<string>;
  currency: Once<string>;
  members: number;
  seconds: Big;
  points: Big;
  micros: Big;
  publication_id: string | null;
  /** As it is told; null of months that were closed before it was. */
  percent: number | null;
};

type EarningStatementTable = {
  period: Once<string>;
  kind: Once<'writer'>;
  owner_id: string;
  currency: Once<string>;
  micros: Big;
  amount: number;
};

/** Of writers much of whose month came from one group of readers. */
type EarningClusterTable = { period: Once<string>; owner_id: Once<string>; currency: Once<string>; percent: number };

type EarningFundTable = { period: Once<string>; currency: Once<string>; received: Big; carried: Big };

/** Written by the stores of `earnings/`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    earning_month: EarningMonthTable;
    earning_read: EarningReadTable;
    earning_story: EarningStoryTable;
    earning_split: EarningSplitTable;
    earning_cut: EarningCutTable;
    earning_gone: EarningGoneTable;
    earning_slice: EarningSliceTable;
    earning_line: EarningLineTable;
    earning_statement: EarningStatementTable;
    earning_fund: EarningFundTable;
    earning_cluster: EarningClusterTable;
  }
}
