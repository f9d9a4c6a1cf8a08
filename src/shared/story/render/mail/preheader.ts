/** Shorter ends of a text say nothing. In characters. */
const LEAST = 12;
/** Longer ones are cut by every program. */
const MOST = 200;

/**
 * What a list of mails shows behind the subject: the first of some texts that says more than the heading, which stands
 * right before it. A text that begins with the heading is told from there on.
 */
export function preheaderOf(heading: string, ...texts: readonly string[]): string {
  for (const text of texts) {
    const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    const rest = withoutHeading(line, heading);
    if (rest !== '') return Array.from(rest).slice(0, MOST).join('');
  }
  return '';
}

function withoutHeading(line: string, heading: string): string {
  const said = fold(heading);
  if (said === '' || !fold(line).startsWith(said)) return line;
  let end = 0;
  while (end < line.length && fold(line.slice(0, end)).length < said.length) end += 1;
  const rest = line.slice(end).replace(/^[^\p{L}\p{N}"“‘'(¿¡]+/u, '');
  return rest.length < LEAST ? '' : rest;
}

/** Letters and digits alone: case and signs make no other text. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}
