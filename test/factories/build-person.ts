import type { CommandContext } from '#modules/ground/command-context.ts';
import { type PersonImport, importPerson } from '#modules/people/people/import-person.ts';
import type { PersonState } from '#modules/ground/viewer.ts';

export type PersonOverride = Partial<PersonImport> & { readonly state?: PersonState };

let count = 0;

/** A person made by the command; `state` is set in the row, since no command of this issue changes it. */
export async function buildPerson(context: CommandContext, override: PersonOverride = {}): Promise<string> {
  count += 1;
  const { state = 'active', ...details } = override;
  const { id } = await importPerson(context, {
    sourceKey: 'test',
    key: details.key ?? details.username ?? `person-${count}`,
    name: `Person ${count}`,
    bio: '',
    isUnclaimed: false,
    ...details,
  });
  if (state !== 'active') {
    await context.database.kysely.updateTable('person').set({ state }).where('id', '=', id).execute();
  }
  return id;
}
