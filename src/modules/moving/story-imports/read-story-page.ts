import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { isWebAddress } from '#shared/story/safe-href.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { cleanText } from '#modules/moving/imports/convert/clean-text.ts';
import { refuseHostileText } from '#modules/moving/imports/convert/refuse-hostile-text.ts';
import { treeToConversion } from '#modules/moving/imports/convert/tree-to-conversion.ts';
import { readPageHead } from '#modules/ground/web-pages/read-page-head.ts';
import { clearPage } from './clear-page.ts';
import { elementsOf, findArticle } from './find-article.ts';

/** A story as it stands on a page elsewhere: links and pictures bear the addresses that were written there. */
export type StoryPage = {
  readonly title: string;
  readonly description: string;
  /** BCP 47; null where the page does not say. */
  readonly language: string | null;
  /** Where the page says that it stands, else its own address. */
  readonly canonicalUrl: string;
  readonly document: StoryDocument;
  /** Addresses of pictures as they were written, each once. */
  readonly images: readonly string[];
};

/** Reads the story of a page; undefined where it has none. Throws `UnreadableTextError` with a sentence. Pure. */
export function readStoryPage(html: string, url: string): StoryPage | undefined {
  const text = cleanText(html);
  refuseHostileText(text, 'html');
  const tree = unified().use(rehypeParse).parse(text);
  const { title, description } = readPageHead(text, url);
  const facts = factsOf(tree, url);
  clearPage(tree, title);
  const article = findArticle(tree);
  if (article === undefined) return undefined;
  const body: Root = { type: 'root', children: article.children };
  const { document, images } = treeToConversion(body, {
    file: url,
    ...(facts.language && { language: facts.language }),
  });
  return document.blocks.length === 0 ? undefined : { title, description, ...facts, document, images };
}

function factsOf(tree: Root, url: string): Pick<StoryPage, 'language' | 'canonicalUrl'> {
  let [language, canonicalUrl]: [string | null, string] = [null, url];
  for (const element of elementsOf(tree)) {
    if (element.tagName === 'html') language = languageOf(element);
    if (element.tagName === 'body') break;
    const isCanonical = element.tagName === 'link' && [element.properties['rel']].flat().includes('canonical');
    const written = isCanonical ? URL.parse(element.properties['href'] ?? '', url)?.href : undefined;
    if (written !== undefined && isWebAddress(written)) canonicalUrl = written;
  }
  return { language, canonicalUrl };
}

function languageOf({ properties }: Element): string | null {
  const written = (properties['lang'] ?? '').replaceAll('_', '-');
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(written) ? written : null;
}
