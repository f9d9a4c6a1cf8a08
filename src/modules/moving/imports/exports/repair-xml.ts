/** What feeds write although XML has no names for it. */
const NAMED: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  copy: '©',
  reg: '®',
  trade: '™',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  euro: '€',
  pound: '£',
};
const CDATA = '<![CDATA[';
/** Longest thing that must not be cut in two. */
const KEPT_BACK = 64;

/**
 * Mends outside of CDATA what exporters get wrong: bare `&`, entities of HTML, a doubled `<` before
 * CDATA; and everywhere signs that XML forbids. What is well-formed comes out as it went in.
 */
export async function* repairXml(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let isInside = false;
  let isFirst = true;
  for await (const piece of text) {
    rest += isFirst ? piece.replace(/^[\uFEFF\s]+/, '') : piece;
    if (rest !== '') isFirst = false;
    const cut = rest.length - KEPT_BACK;
    if (cut <= 0) continue;
    const safe = safeEnd(rest, cut);
    const [mended, stillInside] = mend(rest.slice(0, safe), isInside);
    isInside = stillInside;
    rest = rest.slice(safe);
    if (mended !== '') yield mended;
  }
  const [mended] = mend(rest, isInside);
  if (mended !== '') yield mended;
}

/** Not between `<![CDATA[`, `]]>` or an entity and its end. */
function safeEnd(text: string, cut: number): number {
  const tail = text.slice(cut - KEPT_BACK < 0 ? 0 : cut - KEPT_BACK, cut);
  const start = Math.max(tail.lastIndexOf('&'), tail.lastIndexOf('<'), tail.lastIndexOf(']]') - 1);
  return start <= 0 ? cut : cut - tail.length + start;
}

function mend(text: string, wasInside: boolean): [string, boolean] {
  let isInside = wasInside;
  let result = '';
  let from = 0;
  while (from < text.length) {
    const mark = isInside ? ']]>' : CDATA;
    const found = text.indexOf(mark, from);
    const end = found === -1 ? text.length : found + mark.length;
    const part = text.slice(from, end);
    result += isInside ? part : mendMarkup(part);
    if (found !== -1) isInside = !isInside;
    from = end;
  }
  return [
    result.replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, (sign) => (sign >= '\u0080' && sign <= '\u009F' ? sign : '')),
    isInside,
  ];
}

function mendMarkup(text: string): string {
  return text
    .replaceAll(`<${CDATA}`, CDATA)
    .replace(/&(?:(amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});|([a-zA-Z]{2,12});)?/g, (written, known, name) => {
      if (known !== undefined) return written;
      return typeof name === 'string' ? (NAMED[name] ?? `&amp;${name};`) : '&amp;';
    });
}
