import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { words } from './source-words.ts';

/** Words of the interface, not of the story, by the class of their element. */
const INTERFACE_CLASSES = new Set([
  'anchor',
  'embed-provider',
  'footnote-back',
  'footnote-reference',
  'link-card-host',
  'missing-note',
  'task-mark',
]);

/** Elements that part no word from the text beside them. */
const INSIDE_WORDS = new Set(['a', 'code', 'em', 'kbd', 'mark', 's', 'span', 'strong', 'sub', 'sup']);

/** The words that a reader of a rendered story sees, in the order of the page; a formula as its TeX. */
export function pageWords(html: string): string[] {
  return words(textOf(parseFragment(html)));
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (!('childNodes' in node)) return '';
  if (!tree.isElementNode(node)) return node.childNodes.map(textOf).join('');
  const names = classesOf(node);
  if (names.some((name) => INTERFACE_CLASSES.has(name))) return ' ';
  if (node.tagName === 'math') return ` ${texOf(node)} `;
  const text = node.childNodes.map(textOf).join('');
  // The lines of a card stand below each other.
  const isLine = names.some((name) => name.startsWith('link-card'));
  return INSIDE_WORDS.has(node.tagName) && !isLine ? text : ` ${text} `;
}

/** The TeX that a drawn formula carries: its signs are no words that could be compared. */
function texOf(node: DefaultTreeAdapterTypes.Element): string {
  if (node.tagName === 'annotation') return node.childNodes.map(textOf).join('');
  return node.childNodes.map((child) => (tree.isElementNode(child) ? texOf(child) : '')).join('');
}

function classesOf(node: DefaultTreeAdapterTypes.Element): string[] {
  return node.attrs.find((attribute) => attribute.name === 'class')?.value.split(' ') ?? [];
}
