import { formatMessage } from '#shared/messages/format-message.ts';
import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import { MOST_SUBTITLE_LENGTH, MOST_TITLE_LENGTH } from '#shared/story/delta/draft-limits.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { documentHrefs } from '#shared/story/document-hrefs.ts';
import { findBannedLinks } from '#modules/ground/banned-links/find-banned-links.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type Refusal, refuse } from '#modules/ground/story-outcome.ts';

/** Why words may not go to readers, or undefined where they may (rules 2, 15). */
export async function whyNotPublishable(
  context: CommandContext,
  value: DraftValue,
  canonicalUrl: string | null,
  isLetter = false,
): Promise<Refusal<'BadRequest' | 'PublishingRestrictedBannedLinks'> | undefined> {
  const fault = wordsFault(value, isLetter);
  if (fault !== undefined) return refuse('BadRequest', fault);
  return whyLinksNot(context, [...documentHrefs(value.document), ...(canonicalUrl === null ? [] : [canonicalUrl])]);
}

/** Names the links among these that may not be published here; undefined where there are none. */
export async function whyLinksNot(
  context: CommandContext,
  hrefs: readonly string[],
): Promise<Refusal<'PublishingRestrictedBannedLinks'> | undefined> {
  const links = await findBannedLinks(context, hrefs);
  const [link] = links;
  if (link === undefined) return undefined;
  const message = formatMessage(messages.bannedLink, { link });
  return { type: 'PublishingRestrictedBannedLinks', message, links };
}

function wordsFault({ title, subtitle, document }: DraftValue, isLetter: boolean): string | undefined {
  if (title.trim() === '') return isLetter ? messages.subjectMissing : messages.titleMissing;
  if (title.length > MOST_TITLE_LENGTH) {
    return formatMessage(isLetter ? messages.subjectTooLong : messages.titleTooLong, {
      count: title.length,
      most: MOST_TITLE_LENGTH,
    });
  }
  if (subtitle.length > MOST_SUBTITLE_LENGTH) {
    return formatMessage(messages.subtitleTooLong, { count: subtitle.length, most: MOST_SUBTITLE_LENGTH });
  }
  return document.blocks.length === 0 ? (isLetter ? messages.letterMissing : messages.bodyMissing) : undefined;
}
