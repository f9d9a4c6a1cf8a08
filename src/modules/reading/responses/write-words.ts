import { formatMessage } from '#shared/messages/format-message.ts';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { parseResponse } from '#shared/responses/parse-response.ts';
import { MOST_RESPONSE_CHARACTERS, MOST_SOURCE_CHARACTERS } from '#shared/responses/response-rules.ts';
import { excerpt, plainText } from '#shared/story/plain-text.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { walkInlines } from '#shared/story/walk.ts';
import { findBannedLinks } from '#modules/ground/banned-links/find-banned-links.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { isNewAccount } from '#modules/people/trust/read-trust.ts';
import { renderBody } from '#modules/stories/stories/render/render-body.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import type { Words } from './responses.store.ts';

/** Rules 15 and 164: of an account that is new. */
const MOST_LINKS_OF_NEW = 2;

/** Why words cannot be written. */
export type WordsRefusal =
  | { readonly type: 'BadRequest'; readonly message: string }
  | {
      readonly type: 'PublishingRestrictedBannedLinks';
      readonly message: string;
      readonly links: readonly string[];
    };

/** What is kept of the words that somebody typed, or why they cannot stand. */
export async function makeWords(
  context: CommandContext,
  authorId: string,
  typed: string,
): Promise<Words | WordsRefusal> {
  const source = typed.replaceAll('\u0000', '').trim();
  const bad = (message: string): WordsRefusal => badRequest(message);
  const most = MOST_RESPONSE_CHARACTERS;
  if (source.length > MOST_SOURCE_CHARACTERS) {
    return bad(formatMessage(messages.tooLong, { most, count: source.length }));
  }
  const document = parseResponse(source);
  const text = plainText(document);
  if (text.trim() === '') return bad(messages.nothingWritten);
  if (text.length > most) return bad(formatMessage(messages.tooLong, { most, count: text.length }));
  const links = linksOf(document);
  if (links.length > MOST_LINKS_OF_NEW && (await isNewAccount(context, authorId))) {
    return bad(formatMessage(messages.tooManyLinks, { most: MOST_LINKS_OF_NEW }));
  }
  const banned = await findBannedLinks(context, links);
  if (banned.length > 0) {
    const message = formatMessage(messages.bannedLinks, { links: banned.join(', ') });
    return { type: 'PublishingRestrictedBannedLinks', message, links: banned };
  }
  const { siteUrl } = context.config;
  const { html } = await renderBody(document, { target: 'page', language: 'en', siteUrl });
  return { source, document: JSON.stringify(document), body_html: html, excerpt: excerpt(document) };
}

function linksOf(document: StoryDocument): readonly string[] {
  return [...walkInlines(document)].flatMap((inline) =>
    inline.type === 'text' ? (inline.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [mark.href] : [])) : [],
  );
}
