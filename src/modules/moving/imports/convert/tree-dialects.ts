import type { Element, ElementContent, Root, RootContent } from 'hast';
import { noteKind } from './admonitions.ts';
import { textOf } from './blocks/html-tree.ts';
import type { Report } from './conversion.ts';

const ATTRIBUTE = '(?:[.#][\\w:.-]+|[\\w-]+=(?:"[^"\\n]*"|\'[^\'\\n]*\'|[^\\s}"\']+))';
const LIST = `\\{:?\\s*${ATTRIBUTE}(?:\\s+${ATTRIBUTE})*\\s*\\}`;
const AT_END = new RegExp(`\\s*(${LIST})\\s*$`);
const AT_START = new RegExp(`^${LIST}`);
const ALONE = new RegExp(`^\\s*${LIST}\\s*$`);
const CALLOUT = /^\s*\[!([\w-]+)\]([+-]?)[ \t]*([^\n]*)\n?/;

/** What Markdown leaves as text and engines read: `{#id .class}` behind what it belongs to, and `> [!NOTE]`. */
export function resolveTreeDialects(tree: Root, report: Report): Root {
  for (const child of tree.children) visit(child, report);
  tree.children = tree.children.filter((child) => !isAlone(child));
  return tree;
}

function visit(node: RootContent | ElementContent, report: Report): void {
  if (node.type !== 'element' || node.tagName === 'pre' || node.tagName === 'code') return;
  for (const child of node.children) visit(child, report);
  node.children = node.children.filter((child) => !isAlone(child));
  if (/^h[1-6]$/.test(node.tagName)) readHeading(node);
  else if (node.tagName === 'p') dropAtEnd(node);
  else if (node.tagName === 'table') dropLastRow(node);
  dropBehindElements(node);
  if (node.tagName === 'blockquote') readCallout(node, report);
}

function isAlone(node: RootContent | ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'p' && node.children.length === 1 && ALONE.test(textOf(node));
}

function readHeading(heading: Element): void {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return;
  const list = AT_END.exec(last.value);
  if (list === null) return;
  last.value = last.value.slice(0, list.index);
  const id = /#([\w:.-]+)/.exec(list[1] ?? '')?.[1] ?? /\bid=["']?([\w:.-]+)/.exec(list[1] ?? '')?.[1];
  if (id !== undefined) heading.properties['id'] = id;
}

/** A list of attributes in the last line of a paragraph, alone there. */
function dropAtEnd(paragraph: Element): void {
  const last = paragraph.children.at(-1);
  if (last?.type !== 'text') return;
  const line = last.value.slice(last.value.lastIndexOf('\n') + 1);
  if (last.value.includes('\n') && ALONE.test(line)) last.value = last.value.slice(0, -line.length).trimEnd();
}

/** A list of attributes in the line below a table, which Markdown takes for its last row. */
function dropLastRow(table: Element): void {
  const body = table.children.findLast((child) => child.type === 'element' && child.tagName === 'tbody');
  if (body?.type !== 'element') return;
  const last = body.children.findLast((child) => child.type === 'element');
  if (last !== undefined && ALONE.test(textOf(last))) body.children = body.children.filter((child) => child !== last);
}

/** `![…](…){width=50%}`, `[words](…){.class}`, `` `code`{.r} ``, `[words]{.class}`. */
function dropBehindElements(element: Element): void {
  element.children.forEach((child, index) => {
    if (child.type !== 'text' || !child.value.includes('{')) return;
    const before = element.children[index - 1];
    if (before?.type === 'element' && /^(?:a|img|code|em|strong|del|span)$/.test(before.tagName)) {
      child.value = child.value.replace(AT_START, '');
    }
    child.value = child.value.replace(SPAN, '$1');
  });
}

const SPAN = new RegExp(`\\[([^[\\]\\n]+)\\]${LIST}`, 'g');

/** A quote that begins with `[!WARNING] Title` is a note of GitHub or Obsidian. */
function readCallout(quote: Element, report: Report): void {
  const first = quote.children.find((child) => child.type === 'element');
  if (first?.tagName !== 'p') return;
  const start = first.children[0];
  if (start?.type !== 'text') return;
  const found = CALLOUT.exec(start.value);
  if (found === null) return;
  const [written, name = '', fold = '', title = ''] = found;
  const kind = noteKind(name);
  if (kind === undefined)
    report('unknownConstruct', `The note “[!${name.slice(0, 40)}]” isn’t a kind we know, so it became a plain note.`);
  quote.tagName = 'div';
  quote.properties = {
    dataCallout: fold === '' ? (kind ?? 'note') : 'disclosure',
    ...(title.trim() !== '' && { dataTitle: title.trim() }),
  };
  start.value = start.value.slice(written.length);
  if (first.children[1]?.type === 'element' && first.children[1].tagName === 'br' && start.value === '')
    first.children.splice(1, 1);
}
