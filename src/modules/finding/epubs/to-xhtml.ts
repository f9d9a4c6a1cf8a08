import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { escapeXml } from '#modules/finding/feeds/xml.ts';

type HastNode = ReturnType<ReturnType<typeof createParser>['parse']>['children'][number];
type HastElement = Extract<HastNode, { type: 'element' }>;

/** A picture's file in the book; undefined where the book does not have it. */
export type FindPicture = (address: string) => string | undefined;

/** What a book cannot play: its reader is given the address instead. */
const ELSEWHERE = new Set(['iframe', 'video', 'audio', 'object', 'embed']);
const LEFT_OUT = new Set(['script', 'style', 'form', 'input', 'button', 'template', 'link', 'meta']);
/** What only a page that is loaded over the network has a use for. */
const NETWORK_ATTRIBUTES = new Set([
  'srcSet',
  'sizes',
  'loading',
  'decoding',
  'fetchPriority',
  'target',
  'referrerPolicy',
]);
const NAMESPACES: Readonly<Record<string, string>> = {
  math: 'http://www.w3.org/1998/Math/MathML',
  svg: 'http://www.w3.org/2000/svg',
};

function createParser() {
  return unified().use(rehypeParse, { fragment: true });
}

/** Safe HTML of our own renderer as well-formed XHTML for a book; pictures that are not in the book leave their words. */
export function toXhtml(html: string, findPicture: FindPicture): string {
  return writeAll(createParser().parse(html).children, findPicture);
}

/** The addresses of the pictures of a text, each once. */
export function pictureAddresses(html: string): readonly string[] {
  const addresses = new Set<string>();
  const visit = (node: HastNode): void => {
    if (node.type !== 'element') return;
    if (node.tagName === 'img') addresses.add(node.properties['src'] ?? '');
    node.children.forEach(visit);
  };
  createParser().parse(html).children.forEach(visit);
  return [...addresses];
}

function writeAll(nodes: readonly HastNode[], findPicture: FindPicture): string {
  return nodes.map((node) => writeNode(node, findPicture)).join('');
}

function writeNode(node: HastNode, findPicture: FindPicture): string {
  if (node.type === 'text') return escapeXml(node.value);
  if (node.type !== 'element' || LEFT_OUT.has(node.tagName)) return '';
  const { tagName: name, properties } = node;
  if (name === 'picture') return writeAll(node.children.filter(isPicture), findPicture);
  if (name === 'source') return '';
  if (ELSEWHERE.has(name)) return writeAddress(properties['src'] ?? '');
  const file = name === 'img' ? findPicture(properties['src'] ?? '') : undefined;
  if (name === 'img' && file === undefined) return escapeXml(properties['alt'] ?? '');
  const inside = writeAll(node.children, findPicture);
  const attributes = writeAttributes(node, file);
  return inside === '' && isVoid(name) ? `<${name}${attributes}/>` : `<${name}${attributes}>${inside}</${name}>`;
}

function isPicture(node: HastNode): boolean {
  return node.type === 'element' && node.tagName === 'img';
}

function isVoid(name: string): boolean {
  return ['br', 'hr', 'img', 'col', 'wbr'].includes(name);
}

function writeAddress(address: string): string {
  const words = escapeXml(address);
  return /^https?:/.test(address) ? `<p><a href="${words}">${words}</a></p>` : '';
}

function writeAttributes({ tagName, properties }: HastElement, file: string | undefined): string {
  const namespace = NAMESPACES[tagName];
  const own = namespace === undefined ? '' : ` xmlns="${namespace}"`;
  const rest = Object.entries(properties).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === false || NETWORK_ATTRIBUTES.has(name)) return [];
    const words = tagName === 'img' && name === 'src' ? file : value;
    const text = Array.isArray(words) ? words.join(' ') : words === true ? '' : String(words);
    return [` ${attributeName(name)}="${escapeXml(text)}"`];
  });
  // XHTML asks for it, and HTML of a picture that only decorates may leave it out.
  const alt = tagName === 'img' && properties['alt'] === undefined ? ' alt=""' : '';
  return own + rest.join('') + alt;
}

/** As it is written in HTML: the parser gives `className` and `ariaLabel`. */
function attributeName(name: string): string {
  if (name === 'className') return 'class';
  if (name === 'htmlFor') return 'for';
  if (name === 'viewBox' || name === 'preserveAspectRatio') return name;
  if (/^(?:aria|data)[A-Z]/.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name.toLowerCase();
}
