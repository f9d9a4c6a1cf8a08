import { accountMailMessages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { required } from '#modules/ground/required.ts';
import { type ArchiveEntry, textEntry } from '#modules/moving/archives/archive-entry.ts';
import { readArchive } from '#modules/moving/archives/read-archive.ts';
import { loadPeople } from '#modules/people/people/load-people.ts';
import { readDecisionsOf } from './read-decisions-of.ts';
import { readFollowsOf } from './read-follows-of.ts';
import { readMailByAddressOf } from './read-mail-by-address-of.ts';
import { readMailHoldsOf } from './read-mail-holds-of.ts';
import { readImpersonationsOf } from './read-impersonations-of.ts';
import { readListsOf } from './read-lists-of.ts';
import { readPersonalRows } from './read-personal-rows.ts';
import { readProfileOf } from './read-profile-of.ts';

/**
 * Everything that a person has and made, file by file, the pictures last: what `longhand export --user` writes,
 * and what else is kept about them.
 */
export async function* readEverythingOf(
  context: CommandContext,
  personId: string,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const names = { site: await readSiteName(context), siteUrl: context.config.siteUrl };
  const { username } = required((await loadPeople(context.database, [personId]))[0], 'person');
  yield textEntry('README.txt', `${formatMessage(accountMailMessages.readme, names)}\n`);
  yield await readProfileOf(context, personId);
  yield* readPersonalRows(context, personId);
  yield await readFollowsOf(context, personId);
  yield await readMailByAddressOf(context, personId);
  yield await readMailHoldsOf(context, personId);
  yield await readDecisionsOf(context, personId);
  yield await readImpersonationsOf(context, personId);
  yield await readListsOf(context, personId);
  yield* readArchive(context, { kind: 'person', id: personId, username });
}
