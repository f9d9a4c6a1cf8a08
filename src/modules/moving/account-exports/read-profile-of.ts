import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { loadPeople } from '#modules/people/people/load-people.ts';
import { required } from '#modules/ground/required.ts';
import { type ArchiveEntry, jsonEntry } from '#modules/moving/archives/archive-entry.ts';

/** The profile as it stands on its page. */
export async function readProfileOf({ database, config }: CommandContext, personId: string): Promise<ArchiveEntry> {
  const person = required((await loadPeople(database, [personId]))[0], 'person');
  const url = config.siteUrl + buildPath('ShowUserProfile', { username: person.username });
  return jsonEntry('profile.json', { url, ...person });
}
