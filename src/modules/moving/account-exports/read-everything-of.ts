import { accountMailMessages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { type ArchiveEntry, textEntry } from './archive-entry.ts';
import { readFollowsOf } from './read-follows-of.ts';
import { readImagesOf } from './read-images-of.ts';
import { readListsOf } from './read-lists-of.ts';
import { readPersonalRows } from './read-personal-rows.ts';
import { readProfileOf } from './read-profile-of.ts';
import { readStoriesOf } from './read-stories-of.ts';

/** Everything that a person has and made, file by file, the pictures last. */
export async function* readEverythingOf(
  context: CommandContext,
  personId: string,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const names = { site: await readSiteName(context), siteUrl: context.config.siteUrl };
  yield textEntry('README.txt', `${formatMessage(accountMailMessages.readme, names)}\n`);
  yield await readProfileOf(context, personId);
  yield* readPersonalRows(context, personId);
  yield await readFollowsOf(context, personId);
  yield await readListsOf(context, personId);
  yield* readStoriesOf(context, personId);
  yield* readImagesOf(context, personId);
}
