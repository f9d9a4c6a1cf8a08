import type { ColumnType } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

/** `WITHDRAWN` by who proposed it, or by another proposal. */
export type SplitState = 'OPEN' | 'AGREED' | 'DECLINED' | 'WITHDRAWN';

type StorySplitTable = {
  id: Once<string>;
  story_id: Once<string>;
  state: SplitState;
  proposed_at: Once<Date>;
  agreed_at: Date | null;
  /** The first day (UTC) whose reads are shared so. */
  effective_on: ColumnType<string | null, string | null, string | null>;
};

/** What is given to others than who began the story, who keeps the rest. */
type StorySplitShareTable = {
  split_id: Once<string>;
  person_id: Once<string>;
  percent: Once<number>;
  agreed_at: Date | null;
  /** The first day (UTC) on which they have nothing of it any more. */
  left_on: ColumnType<string | null, string | null, string | null>;
};

/** Written by `splits.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    story_split: StorySplitTable;
    story_split_share: StorySplitShareTable;
  }
}
