import type { Inline, Mark } from '../story/story-document.ts';
import { normaliseInlines } from '../story/normalise-inlines.ts';
import { cleanHref, isWebAddress } from '../story/safe-href.ts';

/** Marks inside marks: more are text. */
const MOST_MARKS = 4;

const CODE = /^(`+)([^`](?:[\s\S]*?[^`])?)\1(?!`)/;
const LINK = /^\[([^[\]]+)\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/;
const ADDRESS = /^https?:\/\/[^\s<>"'`[\]{}|\\^]+/i;
/** Ends a sentence rather than an address. */
const AFTER_ADDRESS = /[.,;:!?*_~]+$/;
const ESCAPED = /^\\([\\`*_~[\]()>#+.!-])/;
const SIGNS: readonly (readonly [RegExp, Mark['type']])[] = [
  [/^\*\*(?=\S)([\s\S]*?\S)\*\*/, 'strong'],
  [/^~~(?=\S)([\s\S]*?\S)~~/, 'strike'],
  [/^\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/, 'emphasis'],
  [/^_(?=[^\s_])([^_]*?[^\s_])_(?![\p{L}\p{N}_])/u, 'emphasis'],
];
/** What one step can begin with; everything up to the next of them is text. */
const PLAIN = /^(?:[^\\`*_~[hH\n]+|[\s\S])/;

/** The run of one paragraph of a response: emphasis, code, links and bare addresses. Total: what is no sign is text. */
export function parseInlines(source: string): Inline[] {
  return normaliseInlines(parse(source, []));
}

function parse(source: string, marks: readonly Mark[]): Inline[] {
  const run: Inline[] = [];
  const add = (text: string, more: readonly Mark[] = []) => {
    const all = [...marks, ...more];
    run.push(all.length === 0 ? { type: 'text', text } : { type: 'text', text, marks: all });
  };
  let rest = source;
  let before = '';
  while (rest !== '') {
    const [length, inlines] = step(rest, before, marks) ?? [0, []];
    if (length > 0) {
      run.push(...inlines);
    } else if (rest.startsWith('\n')) {
      run.push({ type: 'lineBreak' });
    } else {
      add(PLAIN.exec(rest)?.[0] ?? rest.charAt(0));
    }
    const taken = length > 0 ? length : rest.startsWith('\n') ? 1 : (PLAIN.exec(rest)?.[0].length ?? 1);
    before = rest.charAt(taken - 1);
    rest = rest.slice(taken);
  }
  return run;
}

type Step = readonly [length: number, inlines: readonly Inline[]];

function step(rest: string, before: string, marks: readonly Mark[]): Step | undefined {
  const within = (text: string, mark: Mark): readonly Inline[] => parse(text, [...marks, mark]);
  const escaped = ESCAPED.exec(rest);
  if (escaped?.[1]) return [2, [withMarks(escaped[1], marks)]];
  const code = CODE.exec(rest);
  if (code?.[2]) return [code[0].length, [withMarks(code[2].replaceAll('\n', ' '), [...marks, { type: 'code' }])]];
  if (marks.length >= MOST_MARKS) return undefined;
  const isLinked = marks.some(({ type }) => type === 'link');
  const link = isLinked ? null : LINK.exec(rest);
  const href = link?.[2] === undefined ? undefined : webHref(link[2]);
  if (link?.[1] !== undefined && href !== undefined) return [link[0].length, within(link[1], { type: 'link', href })];
  const address = isLinked || /[\p{L}\p{N}]/u.test(before) ? undefined : bareAddress(rest);
  if (address !== undefined) return [address.length, [withMarks(address, [...marks, { type: 'link', href: address }])]];
  for (const [sign, type] of SIGNS) {
    // An underscore inside a word is part of the word.
    if (rest.startsWith('_') && /[\p{L}\p{N}_]/u.test(before)) continue;
    const found = sign.exec(rest);
    if (found?.[1] && type !== 'link') return [found[0].length, within(found[1], { type })];
  }
  return undefined;
}

function withMarks(text: string, marks: readonly Mark[]): Inline {
  return marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks };
}

/** Only what leads somewhere on the web, or to a mailbox. */
function webHref(raw: string): string | undefined {
  const href = cleanHref(raw);
  return href !== undefined && (isWebAddress(href) || /^mailto:/i.test(href)) ? href : undefined;
}

function bareAddress(rest: string): string | undefined {
  let text = ADDRESS.exec(rest)?.[0].replace(AFTER_ADDRESS, '');
  // A bracket that closes what the sentence opened is not part of the address.
  while (text?.endsWith(')') && count(text, ')') > count(text, '('))
    text = text.slice(0, -1).replace(AFTER_ADDRESS, '');
  return text !== undefined && isWebAddress(text) ? text : undefined;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
