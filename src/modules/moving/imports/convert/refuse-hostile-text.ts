import { refuseHeavyMarkup } from './refuse-heavy-markup.ts';
import { UnreadableTextError } from './unreadable-text-error.ts';

/** As large as the body of a story may be (rule 2); a parser of Markdown takes 500 times that in memory. */
const MAX_TEXT_LENGTH = 1_048_576;
/** Elements or quotes inside each other; the parsers use the stack. */
const MAX_DEPTH = 200;
/** A run of one mark that no writer writes, and that costs a parser the square of its length. */
const HOSTILE_RUN = /([[\]()*_~`<>!&\\])\1{2000}/;
/** The same spread over a line: `[a](<b` and the like, again and again. */
const MAX_OPEN_BRACKETS = 20_000;

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)(?:"[^"]*"|'[^']*'|[^'">]){0,1000}>/g;
/** Elements that writers leave open or that hold nothing. */
const UNCOUNTED =
  /^(?:p|li|dt|dd|td|th|tr|tbody|thead|tfoot|colgroup|option|rt|rp|area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|font|span|a|b|i|em|strong|u|s|code|small|big|tt)$/;

/** Throws `UnreadableTextError` for a text that is longer than any story. */
export function refuseLongText(text: string): void {
  if (text.length > MAX_TEXT_LENGTH) {
    throw new UnreadableTextError(
      `The text is ${Math.ceil(text.length / 1_048_576)} MB, more than the 1 MB a story can hold.`,
    );
  }
}

/** Throws `UnreadableTextError` for a text that would exhaust memory, stack or time. Linear. */
export function refuseHostileText(text: string, format: 'markdown' | 'html'): void {
  refuseLongText(text);
  if (HOSTILE_RUN.test(text)) {
    throw new UnreadableTextError('One character is repeated thousands of times, so there’s nothing to read.');
  }
  if (htmlDepth(text) > MAX_DEPTH || inlineDepth(text) > MAX_DEPTH * 10) {
    throw new UnreadableTextError(`Elements are nested deeper than ${MAX_DEPTH} levels.`);
  }
  refuseHeavyMarkup(text, format);
  if (format === 'markdown' && (quoteDepth(text) > MAX_DEPTH || openBrackets(text) > MAX_OPEN_BRACKETS)) {
    throw new UnreadableTextError(`Quotes, lists or brackets are nested deeper than ${MAX_DEPTH} levels.`);
  }
}

function htmlDepth(text: string): number {
  return deepest(text, (name) => !UNCOUNTED.test(name));
}

function inlineDepth(text: string): number {
  return deepest(text, (name) => UNCOUNTED.test(name) && !/^(?:p|br|img|hr|input|li|t[drh]|d[td])$/.test(name));
}

function deepest(text: string, isCounted: (name: string) => boolean): number {
  let depth = 0;
  let deepestYet = 0;
  for (const [, slash, name = ''] of text.matchAll(TAG)) {
    if (!isCounted(name.toLowerCase())) continue;
    depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1;
    deepestYet = Math.max(deepestYet, depth);
  }
  return deepestYet;
}

function quoteDepth(text: string): number {
  let deepestYet = 0;
  for (const [markers] of text.matchAll(/^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))+/gm)) {
    deepestYet = Math.max(deepestYet, markers.replace(/[\s\d]/g, '').length);
  }
  const indents = text.match(/^[ \t]{400,}(?=[-+*>])/m);
  return indents === null ? deepestYet : Number.POSITIVE_INFINITY;
}

function openBrackets(text: string): number {
  let open = 0;
  let most = 0;
  for (const sign of text) {
    if (sign === '[') most = Math.max(most, (open += 1));
    else if (sign === ']' || sign === '\n') open = Math.max(0, open - 1);
  }
  return most;
}
