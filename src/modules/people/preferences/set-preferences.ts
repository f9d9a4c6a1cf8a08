import type { PreferenceValue } from '#shared/identity/preference-list.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { upsertPreferences } from './preferences.store.ts';

const IS_THERE = `select 1 from person where id = $1 and state <> 'deleted'`;

/** Writes preferences of somebody for a command that itself decided that it may; false where the person is gone. */
export async function setPreferences(
  { database, clock }: CommandContext,
  personId: string,
  values: ReadonlyMap<string, PreferenceValue>,
): Promise<boolean> {
  if ((await database.query('preferences_owner', IS_THERE, [personId])).length === 0) return false;
  await upsertPreferences(database, { personId, values, now: clock.now() });
  return true;
}
