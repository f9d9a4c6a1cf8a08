import type { ColumnType } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

export type AppealState = 'open' | 'upheld' | 'reversed' | 'changed';

/** What somebody says against a decision, once, and what came of it (rule 232). */
type AppealTable = {
  id: string;
  decision_id: Once<string>;
  person_id: Once<string>;
  words: Once<string>;
  state: AppealState;
  created_at: Once<Date>;
  due_at: Once<Date>;
  /** When staff were told that it is nearly due. */
  reminded_at: ColumnType<Date | null, undefined, Date>;
  decided_at: ColumnType<Date | null, undefined, Date>;
  /** Never told to the person. */
  decided_by: ColumnType<string | null, undefined, string | null>;
  reason: ColumnType<string, undefined, string>;
  /** Whoever made the decision looked again, since there was nobody else. */
  is_by_first: ColumnType<boolean, undefined, boolean>;
};

/** Written by `appeals.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    appeal: AppealTable;
  }
}
