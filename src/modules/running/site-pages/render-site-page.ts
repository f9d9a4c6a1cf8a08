import { excerpt, plainText } from '#shared/story/plain-text.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { sitePageEditingMessages as messages } from '#shared/messages/site-page-editing.ts';
import { convertMarkdown } from '#modules/moving/imports/convert/convert-markdown.ts';
import { UnreadableTextError } from '#modules/moving/imports/convert/unreadable-text-error.ts';
import { renderBody } from '#modules/stories/stories/render/render-body.ts';

/** Own judgement: a long page of terms has a third of it. */
const MOST_CHARACTERS = 200_000;

export type RenderedSitePage = { readonly bodyHtml: string; readonly excerpt: string };

/** Markdown as the HTML of a page, by the same rules as a story; or the sentence about why it cannot be. */
export async function renderSitePage(
  markdown: string,
  siteUrl: string,
): Promise<RenderedSitePage | { readonly fault: string }> {
  if (markdown.length > MOST_CHARACTERS) return { fault: formatMessage(messages.tooLong, { most: MOST_CHARACTERS }) };
  try {
    const { document } = convertMarkdown(markdown, { file: 'page', language: 'en' });
    if (plainText(document).trim() === '') return { fault: messages.textNeeded };
    const { html } = await renderBody(document, { target: 'page', language: 'en', siteUrl });
    return { bodyHtml: html, excerpt: excerpt(document) };
  } catch (error) {
    if (error instanceof UnreadableTextError) return { fault: error.message };
    // The parsers recurse; what is nested deeper than the stack is no text to read.
    if (error instanceof RangeError) return { fault: messages.textNeeded };
    throw error;
  }
}
