import { excerpt, plainText } from '#shared/story/plain-text.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { sitePageEditingMessages as messages } from '#shared/messages/site-page-editing.ts';
import { readMarkdownText } from '#modules/moving/imports/read-markdown-text.ts';
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
  const read = readMarkdownText(markdown);
  if ('fault' in read) return read;
  const { document } = read;
  if (plainText(document).trim() === '') return { fault: messages.textNeeded };
  const { html } = await renderBody(document, { target: 'page', language: 'en', siteUrl });
  return { bodyHtml: html, excerpt: excerpt(document) };
}
