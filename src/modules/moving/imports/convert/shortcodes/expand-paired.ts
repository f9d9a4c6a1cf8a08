import { type Expansion, place, type Replacement, type Shortcode } from './shortcode.ts';

export type FoundTag = {
  readonly index: number;
  readonly written: string;
  readonly name: string;
  readonly isClosing: boolean;
  readonly rest: string;
};

type Node = { readonly tag: FoundTag; readonly closing?: FoundTag; readonly children: Node[] };

/**
 * Replaces tags, the inner ones first. A tag whose closing half follows takes what stands between them;
 * `replace` answers what it becomes. Takes time in proportion to the text.
 */
export function expandPaired(
  text: string,
  tags: readonly FoundTag[],
  replace: (tag: FoundTag, inside: string | undefined) => Replacement,
): string {
  function render(nodes: readonly Node[], from: number, to: number): string {
    const parts: string[] = [];
    let done = from;
    for (const { tag, closing, children } of nodes) {
      const start = tag.index + tag.written.length;
      const end = closing === undefined ? start : closing.index + closing.written.length;
      const inside = closing === undefined ? undefined : render(children, start, closing.index);
      const replacement = replace(tag, inside);
      parts.push(text.slice(done, tag.index));
      parts.push(
        replacement === undefined
          ? text.slice(tag.index, end)
          : place(replacement, text.slice(0, tag.index), text.slice(end)),
      );
      done = end;
    }
    parts.push(text.slice(done, to));
    return parts.join('');
  }
  return render(toTree(tags), 0, text.length);
}

/** A tag without its closing half stands alone; a closing half without its tag stays as text. */
function toTree(tags: readonly FoundTag[]): Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  const openOf = new Map<string, number>();
  const closingOf = new Map<FoundTag, FoundTag>();
  const waiting: FoundTag[] = [];
  for (const tag of tags) {
    if (!tag.isClosing) {
      waiting.push(tag);
      openOf.set(tag.name, (openOf.get(tag.name) ?? 0) + 1);
      continue;
    }
    if ((openOf.get(tag.name) ?? 0) === 0) continue;
    for (let last = waiting.pop(); last !== undefined; last = waiting.pop()) {
      openOf.set(last.name, (openOf.get(last.name) ?? 1) - 1);
      if (last.name !== tag.name) continue;
      closingOf.set(last, tag);
      break;
    }
  }
  for (const tag of tags.filter((found) => !found.isClosing)) {
    while (open.length > 0 && (open.at(-1)?.closing?.index ?? 0) < tag.index) open.pop();
    const closing = closingOf.get(tag);
    const node: Node = { tag, children: [], ...(closing !== undefined && { closing }) };
    (open.at(-1)?.children ?? roots).push(node);
    if (closing !== undefined) open.push(node);
  }
  return roots;
}

/** Shorthand for a dialect: the shortcode that a tag and its inside make. */
export function toShortcode(
  tag: FoundTag,
  inside: string | undefined,
  values: Omit<Shortcode, 'name' | 'inside'>,
  own: Expansion['own'] = {},
): Shortcode {
  const name = Object.hasOwn(own, tag.name) ? (own[tag.name] ?? tag.name) : tag.name;
  return { ...values, name, ...(inside !== undefined && { inside }) };
}
