import { likelyLanguage, readSiteLanguages } from '#modules/ground/settings/site-languages.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { pageFaultMessages, publicationPageMessages as messages } from '#shared/messages/publication-pages.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import { ABOUT_SLUG, findPageFault, type PageTexts, trimPage } from '#shared/publications/page-rules.ts';
import { documentHrefs } from '#shared/story/document-hrefs.ts';
import { plainText } from '#shared/story/plain-text.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { detectLanguage } from '#shared/text/detect-language.ts';
import { findBannedLinks } from '#modules/ground/banned-links/find-banned-links.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { renderBody } from '#modules/stories/stories/render/render-body.ts';
import { type PageRefusal, refusePage } from './page-outcome.ts';

/** Reads Markdown; handed in, since the one reader of it stands above this area. */
export type ReadText = (
  text: string,
  kept?: StoryDocument,
) => { readonly document: StoryDocument } | { readonly fault: string };

export type RenderedPage = {
  readonly texts: PageTexts;
  readonly document: StoryDocument;
  readonly html: string;
};

/** The texts of a page as they are kept and shown, or why they cannot be. */
export async function renderPageText(
  context: CommandContext,
  input: PageTexts,
  readText: ReadText,
  kept?: StoryDocument,
): Promise<RenderedPage | PageRefusal> {
  const isAbout = input.slug === ABOUT_SLUG;
  const trimmed = trimPage(input);
  const texts = isAbout ? { ...trimmed, title: publicationMessages.about } : trimmed;
  const found = findPageFault(texts, isAbout);
  if (found !== undefined) return refusePage(found.field, pageFaultMessages[found.fault]);
  const read = readText(texts.text, kept);
  if ('fault' in read) return refusePage('text', read.fault);
  const { document } = read;
  if (texts.text !== '' && document.blocks.length === 0) return refusePage('text', pageFaultMessages.textMissing);
  const banned = await findBannedLinks(context, documentHrefs(document));
  if (banned.length > 0) {
    return refusePage('text', formatMessage(messages.bannedLinks, { links: banned.join(', ') }));
  }
  const language = detectLanguage(plainText(document)) ?? likelyLanguage(await readSiteLanguages(context));
  const { html } = await renderBody(document, { target: 'page', language, siteUrl: context.config.siteUrl });
  return { texts, document, html };
}
