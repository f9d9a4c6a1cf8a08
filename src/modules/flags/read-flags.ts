import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/tables.ts';
import { type FlagName, flags } from './flag-list.ts';

export type FlagValue = boolean | string | number;

/** The value of every flag: what the operator chose, else its default. */
export async function readFlags(database: Database<Tables>): Promise<ReadonlyMap<FlagName, FlagValue>> {
  const text = 'select name, value from flag_override';
  const rows = await database.query<{ name: string; value: FlagValue }>('flag_overrides', text, []);
  const chosen = new Map(rows.map((row) => [row.name, row.value]));
  return new Map(flags.map((flag) => [flag.name, chosen.get(flag.name) ?? flag.defaultValue]));
}

/** Names of the flags that are on. */
export async function readFlagsThatAreOn(database: Database<Tables>): Promise<readonly FlagName[]> {
  return [...(await readFlags(database))].flatMap(([name, value]) => (value === true ? [name] : []));
}
