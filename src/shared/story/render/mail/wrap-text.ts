/** The longest line of a plain mail, in characters. */
export const LINE = 72;

/** Lines of at most `width` characters, broken between words; a longer word stays whole, so that addresses still lead somewhere. */
export function wrapText(text: string, width = LINE): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');
}

function wrapLine(line: string, width: number): string {
  const lines: string[] = [];
  let current = '';
  let length = 0;
  for (const word of line.split(/[ \t\r\f]+/).filter((part) => part !== '')) {
    const own = lengthOf(word);
    if (current !== '' && length + 1 + own > width) {
      lines.push(current);
      [current, length] = [word, own];
    } else {
      length += own + (current === '' ? 0 : 1);
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current].join('\n');
}

/** Characters as one counts them, not the units that they are stored in. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Each line behind `prefix`; the first behind `first`. */
export function prefixed(text: string, prefix: string, first = prefix): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : prefix}${line}`.trimEnd())
    .join('\n');
}

/** A line with one of signs below it, as long as its longest. */
export function underlined(text: string, sign: '=' | '-' | '.'): string {
  const longest = Math.max(...text.split('\n').map(lengthOf));
  return `${text}\n${sign.repeat(Math.min(longest, LINE))}`;
}
