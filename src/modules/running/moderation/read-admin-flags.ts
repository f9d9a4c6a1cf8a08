import type { Database } from '#platform/database/database.ts';
import { type Flag, flags } from '#modules/ground/flags/flag-list.ts';
import type { FlagAudience } from '#modules/ground/flags/flag-audience.ts';
import { readFlagAudiences, readFlags } from '#modules/ground/flags/read-flags.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type AdminFlag = Flag & { readonly isOn: boolean; readonly audience: FlagAudience | null };

/** Every flag with what it is for and how it stands. */
export async function readAdminFlags(database: Database<Tables>): Promise<readonly AdminFlag[]> {
  const values = await readFlags(database);
  const audiences = new Map((await readFlagAudiences(database)).map((audience) => [audience.name, audience]));
  return flags.map((flag) => ({
    ...flag,
    isOn: values.get(flag.name) === true,
    audience: audiences.get(flag.name) ?? null,
  }));
}
