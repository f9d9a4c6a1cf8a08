import type { Inline, Mark, Text } from './story-document.ts';

/** Marks from the outermost to the innermost: the one order that a document keeps. */
const MARK_ORDER: readonly Mark['type'][] = [
  'link',
  'strong',
  'emphasis',
  'underline',
  'strike',
  'highlight',
  'subscript',
  'superscript',
  'keyboard',
  'code',
];

/** Joins neighbouring texts with the same marks, drops empty texts, orders marks and keeps each once. */
export function normaliseInlines(inlines: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const inline of inlines) {
    if (inline.type !== 'text') {
      result.push(inline);
      continue;
    }
    if (inline.text === '') continue;
    const text = withOrderedMarks(inline);
    const last = result.at(-1);
    if (last?.type === 'text' && haveSameMarks(last, text)) {
      result[result.length - 1] = { ...last, text: last.text + text.text };
    } else {
      result.push(text);
    }
  }
  return result;
}

function withOrderedMarks(inline: Text): Text {
  const given = inline.marks ?? [];
  const marks = MARK_ORDER.flatMap((type) => given.find((mark) => mark.type === type) ?? []);
  return marks.length === 0 ? { type: 'text', text: inline.text } : { type: 'text', text: inline.text, marks };
}

function haveSameMarks(a: Text, b: Text): boolean {
  return JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? []);
}
