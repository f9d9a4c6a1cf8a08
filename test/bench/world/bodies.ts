import { renderBody } from '#modules/stories/stories/render/render-body.ts';
import { countWords } from '#shared/story/count-words.ts';
import { excerpt, plainText } from '#shared/story/plain-text.ts';
import { readingMinutes } from '#shared/story/reading-time.ts';
import type { Block, StoryDocument } from '#shared/story/story-document.ts';
import { createRandom, sentence } from './words.ts';

/** What the rows of a story with this body hold. */
export type SampleBody = {
  readonly pageHtml: string;
  readonly tableOfContents: string;
  readonly excerpt: string;
  readonly wordCount: number;
  readonly readingMinutes: number;
};

const SECTIONS = 4;
const PARAGRAPHS_OF_SECTION = 4;

/** Bodies of about 1,000 words, drawn by the renderer of the program itself. */
export function sampleBodies(count: number): Promise<SampleBody[]> {
  return Promise.all(Array.from({ length: count }, (_body, index) => sampleBody(index)));
}

async function sampleBody(seed: number): Promise<SampleBody> {
  const document = sampleDocument(seed);
  const page = await renderBody(document, { target: 'page', language: 'en', siteUrl: 'http://127.0.0.1:3000' });
  return {
    pageHtml: page.html,
    tableOfContents: JSON.stringify(page.tableOfContents),
    excerpt: excerpt(document),
    wordCount: countWords(plainText(document), 'en'),
    readingMinutes: readingMinutes(document, 'en'),
  };
}

/** Sections with a heading, paragraphs with links and emphasis, a quotation and a list. Pure. */
function sampleDocument(seed: number): StoryDocument {
  const random = createRandom(seed + 1);
  let blocks: Block[] = [];
  const id = (): string => `b${String(blocks.length).padStart(3, '0')}`;
  const add = (block: Block): void => {
    blocks = [...blocks, block];
  };
  for (let section = 0; section < SECTIONS; section += 1) {
    if (section > 0)
      add({ type: 'heading', id: id(), level: 2, content: [{ type: 'text', text: sentence(random, 5).slice(0, -1) }] });
    for (let index = 0; index < PARAGRAPHS_OF_SECTION; index += 1) add(paragraph(random, id()));
    if (section === 1) add({ type: 'blockQuote', id: id(), blocks: [paragraph(random, `q${seed + 100}`)] });
    if (section === 2) add({ type: 'list', id: id(), ordered: false, items: items(random) });
  }
  return { version: 1, blocks, footnotes: [] };
}

function items(random: () => number) {
  return [0, 1, 2].map((index) => ({ blocks: [shortParagraph(random, `i00${index}`)] }));
}

function shortParagraph(random: () => number, id: string): Block {
  return { type: 'paragraph', id, content: [{ type: 'text', text: sentence(random, 9) }] };
}

function paragraph(random: () => number, id: string): Block {
  const text = (sentences: number): string =>
    Array.from({ length: sentences }, () => sentence(random, 8 + Math.floor(random() * 14))).join(' ');
  return {
    type: 'paragraph',
    id,
    content: [
      { type: 'text', text: `${text(2)} ` },
      { type: 'text', text: sentence(random, 4), marks: [{ type: 'link', href: 'https://example.org/a-page' }] },
      { type: 'text', text: ` ${text(1)} ` },
      { type: 'text', text: sentence(random, 3), marks: [{ type: 'emphasis' }] },
    ],
  };
}
