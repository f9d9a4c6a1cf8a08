/** What the buttons above the box do to the selected text. */
export type Format = 'bold' | 'italic' | 'code' | 'link' | 'quote' | 'list';

/** A text and what is selected in it. */
export type Selected = { readonly text: string; readonly start: number; readonly end: number };

const AROUND = { bold: '**', italic: '_', code: '`' } as const;
const BEFORE = { quote: '> ', list: '- ' } as const;
const ADDRESS = 'https://';

/** Puts the signs of a format around the selection, or takes them away where they stand there. */
export function formatText(selected: Selected, format: Format): Selected {
  switch (format) {
    case 'bold':
    case 'italic':
    case 'code':
      return wrap(selected, AROUND[format]);
    case 'quote':
    case 'list':
      return prefixLines(selected, BEFORE[format]);
    case 'link':
      return link(selected);
  }
}

function wrap({ text, start, end }: Selected, sign: string): Selected {
  const { length } = sign;
  const isWrapped = text.slice(start - length, start) === sign && text.slice(end, end + length) === sign;
  if (isWrapped && start >= length) {
    const without = text.slice(0, start - length) + text.slice(start, end) + text.slice(end + length);
    return { text: without, start: start - length, end: end - length };
  }
  // Where the sign ends what is being typed, its key leads out.
  if (start === end && text.slice(end, end + length) === sign) return { text, start: end + length, end: end + length };
  const wrapped = text.slice(0, start) + sign + text.slice(start, end) + sign + text.slice(end);
  return { text: wrapped, start: start + length, end: end + length };
}

function prefixLines({ text, start, end }: Selected, prefix: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', end);
  const to = after === -1 ? text.length : after;
  const lines = text.slice(from, to).split('\n');
  const isPrefixed = lines.every((line) => line.startsWith(prefix));
  const changed = lines.map((line) => (isPrefixed ? line.slice(prefix.length) : prefix + line)).join('\n');
  const next = text.slice(0, from) + changed + text.slice(to);
  const first = isPrefixed ? -prefix.length : prefix.length;
  return { text: next, start: Math.max(from, start + first), end: from + changed.length - (to - end) };
}

function link({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/.test(words);
  const label = isAddress ? '' : words;
  const address = isAddress ? words : ADDRESS;
  const next = `${text.slice(0, start)}[${label}](${address})${text.slice(end)}`;
  // Selected is what is still to be typed.
  const at = isAddress ? start + 1 : start + label.length + 3;
  return { text: next, start: at, end: isAddress ? at : at + address.length };
}
