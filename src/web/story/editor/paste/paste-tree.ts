/** What was pasted, as plain data: made from the DOM of the browser or from Markdown, read by the same rules. */
export type PasteElement = {
  /** In small letters. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PasteNode[];
};
export type PasteNode = PasteElement | string;

/** A property of the style attribute, in small letters; empty where there is none. */
export function styleOf({ attributes }: PasteElement, property: string): string {
  const style = attributes['style'];
  if (style === undefined) return '';
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (declaration.slice(0, colon).trim().toLowerCase() === property) {
      return declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase();
    }
  }
  return '';
}

/** All letters inside, as they stand. */
export function lettersOf(node: PasteNode): string {
  return typeof node === 'string' ? node : node.children.map(lettersOf).join('');
}

/** The element itself and every element inside, in reading order. */
export function* elementsIn(node: PasteNode): Generator<PasteElement> {
  if (typeof node === 'string') return;
  yield node;
  for (const child of node.children) yield* elementsIn(child);
}

/** The first element inside of one of the tags. */
export function findTag(node: PasteNode, ...tags: readonly string[]): PasteElement | undefined {
  for (const element of elementsIn(node)) if (tags.includes(element.tag)) return element;
  return undefined;
}

const NEVER_SHOWN = new Set(
  'script style head meta title link template noscript object param svg canvas map area audio video source track select option textarea button colgroup col base frame frameset noframes applet'.split(
    ' ',
  ),
);

/** True for what a reader of the page never saw, or saw as something other than words. */
export function isHidden(element: PasteElement): boolean {
  const { tag, attributes } = element;
  if (NEVER_SHOWN.has(tag) || attributes['hidden'] !== undefined) return true;
  if (attributes['style'] === undefined) return false;
  return (
    styleOf(element, 'display') === 'none' ||
    styleOf(element, 'visibility') === 'hidden' ||
    styleOf(element, 'mso-hide') === 'all'
  );
}
