import type { ColumnType, Generated } from 'kysely';
import type { WaveKind, WaveState } from '#shared/moderation/wave-rules.ts';
import type { SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import type { Once } from '#modules/ground/tables.ts';

type WaveTable = {
  id: Once<string>;
  kind: Once<WaveKind>;
  value: Once<string>;
  /** How old an account may be that belongs to it. */
  days: Once<number>;
  rule: Once<SuspensionRule>;
  facts: Once<string>;
  /** Whether each gets the statement of reasons by mail; it stands at `/me/decisions` in any case. */
  is_told: Once<boolean>;
  state: ColumnType<WaveState, undefined, WaveState>;
  account_count: Once<number>;
  created_by: string | null;
  created_at: Once<Date>;
};

type WaveAccountTable = {
  wave_id: Once<string>;
  person_id: Once<string>;
  /** `PASSED` where nothing could be decided: suspended before, or gone. */
  state: Generated<'WAITING' | 'DONE' | 'PASSED' | 'UNDONE'>;
  decision_id: string | null;
};

/** Written by `waves.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    wave: WaveTable;
    wave_account: WaveAccountTable;
  }
}
