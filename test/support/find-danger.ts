import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.ParentNode;

/** Elements that no page of ours has and that run, load or lead by themselves. */
const NEVER = new Set(
  'object embed applet base frame frameset layer ilayer marquee isindex keygen bgsound blink x portal animate set foreignobject'.split(
    ' ',
  ),
);
const ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'poster',
  'background',
  'to',
  'from',
]);
const RUNS = /^(?:javascript|vbscript|livescript|mocha|data:(?:text\/html|image\/svg|application|text\/xml))/i;

/** What in HTML could run, as one sentence each; empty where nothing can. `markers` stand in the words of a stranger. */
export function findDanger(html: string, marker: RegExp, isFragment = false): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) found.push(...dangersOf(node, marker));
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(isFragment ? parseFragment(html) : parse(html));
  return found;
}

function dangersOf(element: DefaultTreeAdapterTypes.Element, marker: RegExp): readonly string[] {
  const { tagName, attrs, childNodes } = element;
  const found: string[] = [];
  if (NEVER.has(tagName.toLowerCase())) found.push(`<${tagName}>`);
  const value = (name: string) => attrs.find((one) => one.name === name)?.value;
  if (tagName === 'meta' && value('http-equiv')?.toLowerCase() === 'refresh') found.push('<meta refresh>');
  for (const { name, value: text } of attrs) {
    if (/^on/i.test(name)) found.push(`<${tagName} ${name}>`);
    if (name === 'srcdoc') found.push(`<${tagName} srcdoc>`);
    if (name === 'style' && marker.test(text)) found.push(`<${tagName} style="${text.slice(0, 60)}">`);
    // A browser leaves control characters and spaces out of what stands before the colon.
    const address = text.replace(/[\p{Cc}\s]/gu, '');
    if (ADDRESSES.has(name.toLowerCase()) && RUNS.test(address))
      found.push(`<${tagName} ${name}="${text.slice(0, 60)}">`);
    if (tagName === 'script' && name === 'src' && !text.startsWith('/'))
      found.push(`<script src="${text.slice(0, 60)}">`);
  }
  const words = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  // Data of ours escapes every sign by which it could end.
  if (tagName === 'script' && marker.test(words) && /[<\u2028\u2029]/u.test(words))
    found.push('<script> with open words');
  if (tagName === 'style' && marker.test(words)) found.push('<style> with words');
  return found;
}
