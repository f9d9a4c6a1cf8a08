import type { Database } from '#platform/database/database.ts';
import { type Flag, flags } from '#modules/flags/flag-list.ts';
import { readFlags } from '#modules/flags/read-flags.ts';
import type { Tables } from '#modules/tables.ts';

export type AdminFlag = Flag & { readonly isOn: boolean };

/** Every flag with what it is for and how it stands. */
export async function readAdminFlags(database: Database<Tables>): Promise<readonly AdminFlag[]> {
  const values = await readFlags(database);
  return flags.map((flag) => ({ ...flag, isOn: values.get(flag.name) === true }));
}
