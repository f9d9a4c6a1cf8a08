export type SplitText = {
  /** Absent where the text begins at once. */
  readonly matter?: { readonly text: string; readonly format: 'yaml' | 'toml' };
  readonly body: string;
};

/** Parts a text from its front matter; blank lines before it and blanks behind its fences are forgiven. */
export function splitFrontMatter(text: string): SplitText {
  const start = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)+/, '');
  const opening = /^(---|\+\+\+)[ \t]*(?:ya?ml|toml|json)?[ \t]*\n/.exec(start);
  if (opening === null) return splitJson(start) ?? { body: text };
  const fence = opening[1] === '+++' ? '\\+\\+\\+' : '(?:---|\\.\\.\\.)';
  const rest = start.slice(opening[0].length);
  // The flag for many lines would see one end at U+2028 too, in the middle of a value.
  const closing = new RegExp(`(?<=^|\\n)${fence}[ \\t]*(?:\\n|$)`).exec(rest);
  if (closing === null) return { body: text };
  return {
    matter: { text: rest.slice(0, closing.index), format: opening[1] === '+++' ? 'toml' : 'yaml' },
    body: rest.slice(closing.index + closing[0].length),
  };
}

/** Hugo's third form: an object before the text, closed by a brace alone on its line. */
function splitJson(text: string): SplitText | undefined {
  if (!/^\{[ \t]*\n/.test(text)) return undefined;
  const end = /\n\}[ \t]*(?:\n|$)/.exec(text);
  if (end === null) return undefined;
  const matter = text.slice(0, end.index + 2);
  try {
    JSON.parse(matter);
  } catch {
    return undefined;
  }
  return { matter: { text: matter, format: 'yaml' }, body: text.slice(end.index + end[0].length) };
}
