import { place, type Replacement, type Shortcode } from './shortcode.ts';

export type FoundTag = {
  readonly index: number;
  readonly written: string;
  readonly name: string;
  readonly isClosing: boolean;
  readonly rest: string;
};

/**
 * Replaces tags from the innermost pair outwards. A tag whose closing half follows takes what stands
 * between them; `replace` answers what it becomes.
 */
export function expandPaired(
  text: string,
  tags: readonly FoundTag[],
  replace: (tag: FoundTag, inside: string | undefined) => Replacement,
): string {
  const last = tags.findLast((tag) => !tag.isClosing);
  if (last === undefined) return text;
  let result = text;
  const closings = tags.filter((tag) => tag.isClosing);
  const ends = new Map<FoundTag, { index: number; length: number }>();
  const used = new Set<FoundTag>();
  for (const tag of tags.filter((found) => !found.isClosing).toReversed()) {
    const closing = closings.find((found) => found.index > tag.index && found.name === tag.name && !used.has(found));
    if (closing === undefined) continue;
    used.add(closing);
    ends.set(tag, { index: closing.index, length: closing.written.length });
  }
  // From the end to the beginning: positions before a replaced tag stay true; what it held is already replaced.
  let shiftAfter: { index: number; by: number }[] = [];
  for (const tag of tags.filter((found) => !found.isClosing).toReversed()) {
    const start = tag.index + tag.written.length;
    const end = ends.get(tag);
    const shift = (index: number): number => index + sum(shiftAfter, index);
    const insideEnd = end === undefined ? start : shift(end.index);
    const wholeEnd = end === undefined ? start : insideEnd + end.length;
    const inside = end === undefined ? undefined : result.slice(start, insideEnd);
    const replacement = replace(tag, inside);
    const before = result.slice(0, tag.index);
    const after = result.slice(wholeEnd);
    const written = replacement === undefined ? result.slice(tag.index, wholeEnd) : place(replacement, before, after);
    const by = written.length - (wholeEnd - tag.index);
    result = before + written + after;
    shiftAfter = [...shiftAfter, { index: tag.index, by }];
  }
  return result;
}

function sum(shifts: readonly { index: number; by: number }[], index: number): number {
  return shifts.reduce((total, shift) => (shift.index < index ? total + shift.by : total), 0);
}

/** Shorthand for a dialect: the shortcode that a tag and its inside make. */
export function toShortcode(
  tag: FoundTag,
  inside: string | undefined,
  values: Omit<Shortcode, 'name' | 'inside'>,
): Shortcode {
  return { ...values, name: tag.name, ...(inside !== undefined && { inside }) };
}
