import { formatMessage } from '#shared/messages/format-message.ts';
import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { loadPublications } from '#modules/stories/publications/load-publications.ts';

/** Why a draft cannot go out where it is to stand: a publication that is archived or suspended takes nothing more in. */
export async function whyPlaceClosed(
  { database }: Pick<CommandContext, 'database'>,
  publicationId: string | null,
): Promise<string | undefined> {
  if (publicationId === null) return undefined;
  const [publication] = await loadPublications(database, [publicationId]);
  if (publication === undefined || publication.state === 'active') return undefined;
  return formatMessage(messages.placeClosed, { name: publication.name });
}
