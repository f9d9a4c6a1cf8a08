// The characters that XML 1.0 has no place for, not even escaped, and halves of surrogate pairs.
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for the inside of an element or an attribute value; characters that XML forbids are dropped. */
export function escapeXml(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>"']/g, (character) => NAMED[character] ?? character);
}

/** Text as a CDATA section: `]]>` inside it is split over two sections. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replace(NOT_XML, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** One element with its text, or nothing where there is no text. */
export function element(name: string, text: string | undefined, attributes: Attributes = {}): string {
  return text === undefined || text === '' ? '' : `<${name}${writeAttributes(attributes)}>${escapeXml(text)}</${name}>`;
}

/** One element around markup that is already written. */
export function wrap(name: string, markup: string, attributes: Attributes = {}): string {
  return `<${name}${writeAttributes(attributes)}>${markup}</${name}>`;
}

/** One element without content. */
export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${writeAttributes(attributes)}/>`;
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}
