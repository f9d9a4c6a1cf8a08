import type { FoundTag } from '../shortcodes/expand-paired.ts';

/** A tag as it stands in a text, with its attributes as texts; `{…}` of JSX counts as its text where it is one. */
export type ScannedTag = FoundTag & {
  readonly isSelfClosing: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** An attribute holds an expression: only JSX has those. */
  readonly isJsx: boolean;
};

const START = /<(\/?)([A-Za-z][\w.-]*)(?=[\s/>{])/g;
const ATTRIBUTE = /\s*([^\s=/>{}"'<]+)(\s*=\s*)?/y;
const MAX_TAG_LENGTH = 20_000;

/** Every tag of a text in its order; `<` that begins none is passed over. Linear but for broken tags, which are bounded. */
export function scanTags(text: string): ScannedTag[] {
  const tags: ScannedTag[] = [];
  START.lastIndex = 0;
  for (let match = START.exec(text); match !== null; match = START.exec(text)) {
    const tag = readTag(text, match.index, match[0].length, match[1] === '/', match[2] ?? '');
    if (tag === undefined) continue;
    tags.push(tag);
    START.lastIndex = tag.index + tag.written.length;
  }
  return tags;
}

function readTag(
  text: string,
  index: number,
  length: number,
  isClosing: boolean,
  name: string,
): ScannedTag | undefined {
  const attributes: Record<string, string> = {};
  const last = Math.min(text.length, index + MAX_TAG_LENGTH);
  let at = index + length;
  let isJsx = false;
  while (at < last) {
    const sign = text[at];
    if (sign === '>' || text.startsWith('/>', at)) {
      const end = at + (sign === '>' ? 1 : 2);
      const written = text.slice(index, end);
      return { index, written, name, isClosing, rest: '', isSelfClosing: sign !== '>', attributes, isJsx };
    }
    if (sign === '<') return undefined;
    if (sign === '{') {
      const end = endOfExpression(text, at, last);
      if (end === undefined) return undefined;
      isJsx = true;
      at = end;
      continue;
    }
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(text);
    if (found === null) {
      at += 1;
      continue;
    }
    at = ATTRIBUTE.lastIndex;
    const attribute = found[1] ?? '';
    if (found[2] === undefined) {
      attributes[attribute] ??= '';
      continue;
    }
    const value = readValue(text, at, last);
    if (value === undefined) return undefined;
    attributes[attribute] ??= value.text;
    isJsx ||= value.isExpression;
    at = value.end;
  }
  return undefined;
}

type Value = { readonly text: string; readonly end: number; readonly isExpression: boolean };

function readValue(text: string, at: number, last: number): Value | undefined {
  const sign = text[at];
  if (sign === '"' || sign === "'") {
    const end = text.indexOf(sign, at + 1);
    return end === -1 || end > last ? undefined : { text: text.slice(at + 1, end), end: end + 1, isExpression: false };
  }
  if (sign === '{') {
    const end = endOfExpression(text, at, last);
    return end === undefined
      ? undefined
      : { text: textOfExpression(text.slice(at + 1, end - 1)), end, isExpression: true };
  }
  const [bare = ''] = /^[^\s>]*/.exec(text.slice(at, Math.min(last, at + 4000))) ?? [];
  return { text: bare, end: at + bare.length, isExpression: false };
}

/** Behind the brace that closes the one at `at`. */
function endOfExpression(text: string, at: number, last: number): number | undefined {
  let depth = 0;
  for (let index = at; index < last; index += 1) {
    const sign = text[index];
    if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return index + 1;
    else if (sign === '"' || sign === "'" || sign === '`') {
      const end = text.indexOf(sign, index + 1);
      // An apostrophe in words between braces opens no text.
      if (end !== -1 && end < last && !text.slice(index, end).includes('\n')) index = end;
    }
  }
  return undefined;
}

/** The text that an expression stands for, where it is one or holds one: `"a"`, `require('./a.png')`; else as it is. */
function textOfExpression(expression: string): string {
  const trimmed = expression.trim();
  return /^(?:[\w.]+\(\s*)?(["'`])([^"'`]*)\1(?:\s*\))?(?:\.default)?$/.exec(trimmed)?.[2] ?? trimmed;
}
