import type { Element } from 'hast';
import type { Block, BlockQuote, Callout, Inline, PullQuote } from '#shared/story/story-document.ts';
import { attribute, classNames, isElement } from './html-tree.ts';
import { isEmptyRun } from './inline-run.ts';
import { nothingAround, type ElementReader, type HtmlNode, type Reader, type Surroundings } from './reader.ts';

const CREDIT_CLASS = /^(?:pquote-credit|quote-credit|attribution|cite|quote-footer|wp-block-pullquote__citation)$/;

/** Reads `<blockquote>`; a `<footer>` or `<cite>` inside stays where it stands. */
export const readBlockQuote: ElementReader = (element, reader, around) => {
  if (isPullQuote(element)) return readPullQuote(element, reader, around);
  const blocks = reader.readBlocks(element.children, inside(around));
  return blocks.length === 0 ? [] : [reader.withId<BlockQuote>({ type: 'blockQuote', blocks })];
};

/** Reads `<aside>` and what dialects make of pull quotes, notes and boxes. */
export const readAside: ElementReader = (element, reader, around) => {
  if (isPullQuote(element)) return readPullQuote(element, reader, around);
  const kind = calloutKind(element);
  if (kind === undefined && element.tagName !== 'aside') return undefined;
  const title = attribute(element, 'dataTitle')?.trim() ?? '';
  const blocks = reader.readBlocks(element.children, inside(around));
  if (blocks.length === 0 && title === '') return [];
  const titleRun: Inline[] = title === '' ? [] : [{ type: 'text', text: title }];
  return [
    reader.withId<Callout>({ type: 'callout', kind: kind ?? 'note', ...(title !== '' && { title: titleRun }), blocks }),
  ];
};

/** Reads a `<figure>` that dresses a pull quote; undefined for any other. */
export const readQuoteFigure: ElementReader = (element, reader, around) =>
  isPullQuote(element) ? readPullQuote(element, reader, around) : undefined;

/** Reads `<details>`: closed at first, its summary as the title. */
export const readDetails: ElementReader = (element, reader, around) => {
  const summary = element.children.find((child) => isElement(child, 'summary'));
  const title = isElement(summary) ? reader.readInlines(summary.children, inside(around)) : [];
  const blocks = reader.readBlocks(
    element.children.filter((child) => child !== summary),
    inside(around),
  );
  if (blocks.length === 0 && isEmptyRun(title)) return [];
  return [
    reader.withId<Callout>({ type: 'callout', kind: 'disclosure', ...(!isEmptyRun(title) && { title }), blocks }),
  ];
};

function inside(around: Surroundings): Surroundings {
  return { ...nothingAround, marks: around.marks, direction: around.direction };
}

function isPullQuote(element: Element): boolean {
  return (
    classNames(element).some((name) =>
      /^(?:pullquote|pull-quote|graf--pullquote|wp-block-pullquote|kg-blockquote-alt)$/.test(name),
    ) ||
    (element.tagName === 'aside' && classNames(element).includes('pquote'))
  );
}

function isCredit(node: HtmlNode): boolean {
  const isNamed = isElement(node) && classNames(node).some((name) => CREDIT_CLASS.test(name));
  return isNamed || isElement(node, 'cite', 'footer', 'figcaption');
}

function readPullQuote(element: Element, reader: Reader, around: Surroundings): Block[] {
  const only = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  // WordPress puts the quotation inside the figure that it dresses.
  const first = only.length === 1 ? only[0] : undefined;
  const children = isElement(first, 'blockquote') ? first.children : element.children;
  const content = reader.readInlines(
    children.filter((child) => !isCredit(child)),
    inside(around),
  );
  const attribution = reader.readInlines(children.filter(isCredit), inside(around));
  if (isEmptyRun(content) && isEmptyRun(attribution)) return [];
  if (isEmptyRun(content)) return [reader.withId({ type: 'paragraph', content: attribution })];
  return [reader.withId<PullQuote>({ type: 'pullQuote', content, ...(!isEmptyRun(attribution) && { attribution }) })];
}

function calloutKind(element: Element): Callout['kind'] | undefined {
  const given = attribute(element, 'dataCallout');
  if (given === 'note' || given === 'tip' || given === 'warning' || given === 'disclosure') return given;
  const names = classNames(element).join(' ');
  if (!/\b(?:callout|admonition|alert|kg-callout-card|note|notice|tip|warning)\b/.test(names)) return undefined;
  if (element.tagName !== 'div' && element.tagName !== 'section' && element.tagName !== 'aside') return undefined;
  if (/warning|danger|error|caution/.test(names)) return 'warning';
  return /\btip\b|success|hint/.test(names) ? 'tip' : 'note';
}
