import type { Element, ElementContent, Root, RootContent } from 'hast';

type Node = RootContent | ElementContent;

/** Own judgement: fewer letters than this in its paragraphs are no story. */
const FEWEST_LETTERS = 140;

/** The share of the paragraphs of a page that its marked part must hold to be taken for the story. */
const MARKED_SHARE = 0.4;

/**
 * The part of a page that is its story: what is marked as one (`articleBody`, `article`, `main`) where it holds most
 * of the paragraphs, else the element whose own paragraphs are longest. Undefined where there are no words. Pure.
 */
export function findArticle(root: Root): Element | undefined {
  const elements = [...elementsOf(root)];
  const letters = lettersOfParagraphs(elements);
  const all = Math.max(0, ...elements.map((element) => letters.get(element)?.inside ?? 0));
  if (all < FEWEST_LETTERS) return undefined;
  for (const isMarked of markings) {
    const [longest] = elements
      .filter((element) => isMarked(element))
      .toSorted((left, right) => (letters.get(right)?.inside ?? 0) - (letters.get(left)?.inside ?? 0));
    if (longest !== undefined && (letters.get(longest)?.inside ?? 0) >= all * MARKED_SHARE) return longest;
  }
  return elements.toSorted((left, right) => (letters.get(right)?.own ?? 0) - (letters.get(left)?.own ?? 0))[0];
}

const markings: readonly ((element: Element) => boolean)[] = [
  ({ properties }) => String(properties['itemProp'] ?? '').includes('articleBody'),
  ({ tagName }) => tagName === 'article',
  ({ tagName, properties }) => tagName === 'main' || properties['role'] === 'main',
];

type Letters = { readonly own: number; readonly inside: number };

/** Letters in the paragraphs that are an element's own children, and in all below it. */
function lettersOfParagraphs(elements: readonly Element[]): ReadonlyMap<Element, Letters> {
  const counts = new Map<Element, Letters>();
  // Children stand behind their parents in the order of the page, so that they are counted first from the end.
  for (const element of elements.toReversed()) {
    let [own, inside] = [0, 0];
    for (const child of element.children) {
      if (child.type !== 'element') continue;
      const isParagraph = child.tagName === 'p';
      const length = isParagraph ? textLength(child) : 0;
      own += length;
      inside += isParagraph ? length : (counts.get(child)?.inside ?? 0);
    }
    counts.set(element, { own, inside });
  }
  return counts;
}

function textLength(element: Element): number {
  let length = 0;
  const waiting: ElementContent[] = [...element.children];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'text') length += node.value.trim().length;
    else if (node.type === 'element') waiting.push(...node.children);
  }
  return length;
}

/** In the order of the page; without recursion, so that no page exhausts the stack. */
export function* elementsOf(root: Root | Element): Generator<Element> {
  const waiting: Node[] = root.children.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type !== 'element') continue;
    yield node;
    waiting.push(...node.children.toReversed());
  }
}
