import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { type FlagAudience, isInAudience } from './flag-audience.ts';
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

const AUDIENCES = `
  select a.flag_name as name, a.audience as kind, a.percent,
    array(select g.person_id from flag_guest g where g.flag_name = a.flag_name order by g.person_id) as "personIds"
  from flag_audience a`;

/** Who has which flag before everybody does. */
export function readFlagAudiences(database: Database<Tables>): Promise<readonly FlagAudience[]> {
  return database.query<FlagAudience>('flag_audiences', AUDIENCES, []);
}

/** The value of every flag for one viewer: on as well where they are of its audience. */
export async function readFlagsFor(
  database: Database<Tables>,
  viewer: Viewer | null,
): Promise<ReadonlyMap<FlagName, FlagValue>> {
  const values = new Map(await readFlags(database));
  if (viewer === null) return values;
  for (const audience of await readFlagAudiences(database)) {
    if (isInAudience(audience, viewer)) values.set(audience.name, true);
  }
  return values;
}
