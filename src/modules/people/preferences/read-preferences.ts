import {
  isPreferenceName,
  isPreferenceValue,
  type PreferenceKind,
  preferenceList,
  type PreferenceName,
  type PreferenceValue,
} from '#shared/identity/preference-list.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type Preference = {
  readonly name: PreferenceName;
  readonly kind: PreferenceKind;
  readonly value: PreferenceValue;
};

const READ = 'select name, value from viewer_preference where person_id = $1';

/** Every preference of a person in the order of the list, with what they chose or what it is until they choose. */
export async function readPreferences(database: Database<Tables>, personId: string): Promise<readonly Preference[]> {
  const rows = await database.query<{ name: string; value: unknown }>('viewer_preferences', READ, [personId]);
  const chosen = new Map(rows.map(({ name, value }) => [name, value]));
  return Object.entries(preferenceList).flatMap(([name, { kind, initial }]) => {
    if (!isPreferenceName(name)) return [];
    const value = chosen.get(name);
    // A rule may have become narrower since a value was chosen.
    return [{ name, kind, value: isPreferenceValue(name, value) ? value : initial }];
  });
}

const FLAGS = 'select flag from dismissed_flag where person_id = $1 order by dismissed_at, flag';

/** The hints and banners that a person put away, oldest first. */
export async function readDismissedFlags(database: Database<Tables>, personId: string): Promise<readonly string[]> {
  const rows = await database.query<{ flag: string }>('dismissed_flags', FLAGS, [personId]);
  return rows.map(({ flag }) => flag);
}
