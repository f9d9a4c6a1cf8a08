import type { Element } from 'hast';
import type { Block, Heading, Inline, Paragraph } from '#shared/story/story-document.ts';
import { attribute, classNames, findElement, hasWords, isElement, textOf } from './html-tree.ts';
import { flattenBlocks, isEmptyRun, tidyInlines } from './inline-run.ts';
import { readPre } from './read-code.ts';
import { readFrame, readPost, readScript } from './read-embed.ts';
import { asGallery, readFigure, readGallery } from './read-figure.ts';
import { readFootnoteReference } from './read-footnotes.ts';
import { isInLine, readImageBlock, readInlineImage } from './read-image.ts';
import { readDefinitionList, readList } from './read-list.ts';
import { marksInside } from './read-marks.ts';
import { readAside, readBlockQuote, readDetails, readQuoteFigure } from './read-quote.ts';
import { readTable } from './read-table.ts';
import { nothingAround, type ElementReader, type HtmlNode, type Reader, type Surroundings } from './reader.ts';

/** What is being written: finished blocks, and the run of the paragraph that is still open. */
type Flow = { readonly blocks: Block[]; run: Inline[]; direction: Paragraph['direction'] };

const READERS: Readonly<Record<string, ElementReader>> = {
  ul: readList,
  ol: readList,
  menu: readList,
  dl: readDefinitionList,
  table: readTable,
  pre: readPre,
  blockquote: (element, reader, around) => readPost(element, reader, around) ?? readBlockQuote(element, reader, around),
  aside: readAside,
  details: readDetails,
  figure: (element, reader, around) => readQuoteFigure(element, reader, around) ?? readFigure(element, reader, around),
  iframe: readFrame,
  video: readFrame,
  audio: readFrame,
  embed: readFrame,
  object: readFrame,
  script: readScript,
  svg: readDrawing,
  hr: (_element, reader) => [reader.withId({ type: 'separator' })],
};

/** Elements that hold blocks and end the paragraph before and after them. */
const CONTAINER =
  /^(?:div|section|article|main|header|footer|nav|address|center|form|fieldset|hgroup|html|body|p|dd|dt|li|tr|td|th|tbody|thead|tfoot|caption|legend|figcaption|summary|option|select|noscript)$/;
/** Elements whose text nobody reads. */
const UNREAD =
  /^(?:style|template|head|title|meta|link|source|track|param|base|wbr|input|map|area|col|colgroup|textarea)$/;
/** Elements that stand in a line and change nothing that a story keeps. */
const PASSED_THROUGH =
  /^(?:a|span|font|small|big|abbr|acronym|label|time|q|ruby|rb|bdi|bdo|button|picture|data|output|meter|progress|nobr|b|strong|i|em|cite|dfn|var|u|ins|s|del|strike|mark|sub|sup|kbd|code|samp|tt|math|address|blink|body|html)$/;

export function readFlow(nodes: readonly HtmlNode[], reader: Reader, around: Surroundings = nothingAround): Block[] {
  const flow: Flow = { blocks: [], run: [], direction: around.direction };
  const inside = { ...around, isBesideText: hasWords(nodes.filter((node) => !isBlockElement(node))) };
  for (const node of nodes) walk(node, flow, reader, inside);
  endParagraph(flow, reader);
  return flow.blocks;
}

function isBlockElement(node: HtmlNode): boolean {
  return (
    isElement(node) &&
    (CONTAINER.test(node.tagName) || READERS[node.tagName] !== undefined || /^h[1-6]$/.test(node.tagName))
  );
}

function walk(node: HtmlNode, flow: Flow, reader: Reader, around: Surroundings): void {
  if (node.type === 'text') {
    if (node.value !== '') flow.run.push({ type: 'text', text: node.value, marks: around.marks });
    return;
  }
  if (node.type !== 'element') return;
  const { tagName } = node;
  if (tagName === 'br') {
    flow.run.push({ type: 'lineBreak' });
    return;
  }
  if (tagName === 'img' || tagName === 'amp-img') return walkImage(node, flow, reader, around);
  if (UNREAD.test(tagName)) return walkUnread(node, reader);
  const reference = readFootnoteReference(node, reader);
  if (reference !== undefined) {
    flow.run.push(reference);
    return;
  }
  const tex = formulaOf(node);
  if (tex !== undefined) {
    if (tex !== '') flow.run.push({ type: 'inlineMath', tex });
    return;
  }
  const blocks = blocksOf(node, reader, around);
  if (blocks === undefined) walkInside(node, flow, reader, around);
  else if (blocks.length > 0) {
    endParagraph(flow, reader);
    flow.blocks.push(...blocks);
  }
}

function blocksOf(element: Element, reader: Reader, around: Surroundings): Block[] | undefined {
  if (/^h[1-6]$/.test(element.tagName)) return readHeading(element, reader, around);
  const known = READERS[element.tagName]?.(element, reader, around);
  if (known !== undefined) return known;
  return element.tagName === 'div' || element.tagName === 'section'
    ? (readGallery(element, reader, around) ?? readAside(element, reader, around))
    : undefined;
}

function walkInside(element: Element, flow: Flow, reader: Reader, around: Surroundings): void {
  const isContainer = CONTAINER.test(element.tagName);
  if (!isContainer && !PASSED_THROUGH.test(element.tagName)) reportUnknown(element, reader);
  const marks = marksInside(element, around.marks, reader);
  const dir = attribute(element, 'dir')?.toLowerCase();
  const given = dir === 'rtl' || dir === 'ltr' ? dir : around.direction;
  const direction = given === reader.ownDirection ? undefined : given;
  if (isContainer) {
    endParagraph(flow, reader);
    const inside = readFlow(element.children, reader, { marks, direction, isBesideText: false });
    flow.blocks.push(...(element.tagName === 'p' || element.tagName === 'div' ? asGallery(inside, reader) : inside));
    return;
  }
  const quote = element.tagName === 'q' ? ['“', '”'] : element.tagName === 'rt' ? [' (', ')'] : ['', ''];
  if (quote[0] !== '') flow.run.push({ type: 'text', text: quote[0] ?? '', marks });
  for (const child of element.children) walk(child, flow, reader, { ...around, marks, direction });
  if (quote[1] !== '') flow.run.push({ type: 'text', text: quote[1] ?? '', marks });
}

/** TeX of an element that shows a formula; empty for the drawn twin that a formula may have beside it. */
function formulaOf(element: Element): string | undefined {
  const names = classNames(element);
  if (names.includes('katex-html')) return '';
  if (names.some((name) => name === 'math-inline' || name === 'math-display')) return textOf(element).trim();
  const annotation = element.tagName === 'math' ? findElement(element.children, 'annotation') : undefined;
  return annotation === undefined ? undefined : textOf(annotation).trim();
}

function readDrawing(element: Element, reader: Reader, around: Surroundings): Block[] {
  reader.report('unknownConstruct', 'A drawing inside the text (SVG) was left out, but we kept its words.');
  const words = element.children.map(textOf).join(' ').replace(/\s+/g, ' ').trim();
  return words === ''
    ? []
    : [reader.withId({ type: 'paragraph', content: [{ type: 'text', text: words, marks: around.marks }] })];
}

function walkImage(element: Element, flow: Flow, reader: Reader, around: Surroundings): void {
  if (around.isBesideText && isInLine(element)) {
    const link = around.marks.find((mark) => mark.type === 'link');
    const images = readInlineImage(element, reader);
    flow.run.push(
      ...images.map((image) =>
        link === undefined || image.type !== 'inlineImage' ? image : { ...image, href: link.href },
      ),
    );
    return;
  }
  const blocks = readImageBlock(element, reader, around);
  if (blocks.length === 0) return;
  endParagraph(flow, reader);
  flow.blocks.push(...blocks);
}

function readHeading(element: Element, reader: Reader, around: Surroundings): Block[] {
  const level = Math.min(Number(element.tagName.slice(1)), 4) as Heading['level'];
  const blocks = reader.readBlocks(element.children, { ...nothingAround, marks: around.marks });
  const text = blocks.filter((block) => block.type === 'paragraph');
  const rest = blocks.filter((block) => block.type !== 'paragraph');
  const content = flattenBlocks(text);
  const named = findElement(element.children, 'a');
  const inner =
    named === undefined || textOf(named).trim() !== ''
      ? undefined
      : (attribute(named, 'id') ?? attribute(named, 'name'));
  const anchor = (attribute(element, 'id') ?? inner ?? '').trim().slice(0, 200);
  if (isEmptyRun(content)) return rest;
  return [reader.withId<Heading>({ type: 'heading', level, content, ...(anchor !== '' && { anchor }) }), ...rest];
}

function walkUnread(element: Element, reader: Reader): void {
  if (element.tagName === 'style') reader.report('changed', 'A style sheet that stood in the text was left out.');
  if (element.tagName === 'textarea' && hasWords(element.children)) {
    reader.report('changed', `A form field was left out with its text “${textOf(element).trim().slice(0, 80)}”.`);
  }
}

function reportUnknown(element: Element, reader: Reader): void {
  const holds = findElement(element.children, 'img') === undefined ? 'text' : 'text and pictures';
  reader.report('unknownConstruct', `The element <${element.tagName}> isn’t one we know, so we kept its ${holds}.`);
}

function endParagraph(flow: Flow, reader: Reader): void {
  const content = tidyInlines(flow.run);
  flow.run = [];
  if (isEmptyRun(content)) return;
  const { direction } = flow;
  flow.blocks.push(
    reader.withId<Paragraph>({ type: 'paragraph', content, ...(direction !== undefined && { direction }) }),
  );
}
