import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** What the Word engine of mail programs draws: everything else is lost there, or breaks what stands around it. */
const TAGS = new Set(
  `a blockquote br code em h1 h2 h3 h4 h5 img li ol p pre s span strong sub sup table tbody td th thead tr u ul`.split(
    ' ',
  ),
);
const PROPERTIES = new Set(
  `background-color border border-bottom border-collapse border-left border-right border-top color font-family font-size
  font-style font-weight letter-spacing line-height list-style-type margin padding padding-left padding-right text-align text-decoration
  vertical-align white-space width`.split(/\s+/),
);
/** Word leaves these out, and what is left reads as well. */
const ENHANCEMENTS = new Set(['border-radius', 'display', 'height', 'max-width', 'word-break', 'word-wrap']);
const CELLS = new Set(['td', 'th']);

/** Every tag and property in a part of a mail that the Word engine does not know, as sentences. */
export function outsideOfWord(html: string): readonly string[] {
  const problems: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) problems.push(...problemsOf(node));
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return problems;
}

function problemsOf({ tagName, attrs }: DefaultTreeAdapterTypes.Element): readonly string[] {
  const attribute = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value;
  const problems = TAGS.has(tagName) ? [] : [`${tagName} is no tag of Word`];
  for (const declaration of (attribute('style') ?? '').split(';').filter((part) => part.trim() !== '')) {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    if (!PROPERTIES.has(name) && !ENHANCEMENTS.has(name)) problems.push(`${name} is no property of Word`);
    if (/url\(|gradient|calc|var\(|rgb|hsl|flex|grid/i.test(value))
      problems.push(`${name}:${value} is no value of Word`);
    if (name === 'max-width' && attribute('width') === undefined)
      problems.push(`${tagName} has max-width and no width`);
    if (name === 'display' && !/^(?:block|inline-block)$/.test(value))
      problems.push(`display:${value} is no value of Word`);
    if (name.startsWith('padding') && value !== '0' && !CELLS.has(tagName)) problems.push(`${tagName} has padding`);
    if (
      name.startsWith('border') &&
      !CELLS.has(tagName) &&
      !['border-collapse', 'border-radius', 'border'].includes(name)
    )
      problems.push(`${tagName} has ${name}`);
    if (name.startsWith('margin') && tagName === 'table') problems.push('table has a margin');
  }
  if (
    tagName === 'table' &&
    attribute('style')?.includes('border-collapse') !== true &&
    attribute('role') !== 'presentation'
  )
    problems.push('a table for layout does not say so');
  return problems;
}
