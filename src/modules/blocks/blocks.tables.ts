import type { ColumnType } from 'kysely';

type PersonBlockTable = { blocker_id: string; person_id: string; created_at: ColumnType<Date, Date, never> };

/** Written by `blocks.store.ts`. */
export type BlocksTables = { person_block: PersonBlockTable };
