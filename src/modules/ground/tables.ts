import type { ColumnType } from 'kysely';

/** Set when a row is made and never again. */
export type Once<Value> = ColumnType<Value, Value, never>;
export type Json<Value> = ColumnType<Value, string, string>;

/** Every table of the product: each module adds those that it writes, in the `*.tables.ts` beside its stores. */
export interface Tables {}
