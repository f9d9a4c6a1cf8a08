import { findNumberedNotes } from './find-numbered-notes.ts';
import { elementsIn, lettersOf, type PasteElement, type PasteNode } from './paste-tree.ts';

export type FoundNotes = {
  /** What refers, with the name of its note. */
  readonly references: ReadonlyMap<PasteElement, string>;
  /** The element that holds the words of each note. */
  readonly notes: ReadonlyMap<string, PasteElement>;
  /** What is no part of the text: the notes, links from notes back, the list that held them. */
  readonly left: ReadonlySet<PasteElement>;
};

const HOLDERS = new Set(['li', 'div', 'p', 'aside', 'dd', 'section']);

/**
 * Footnotes, however a program writes them: a link with a name of its own leads to an element of the same piece, and
 * from there a link leads back to that name. So do Word, Google Docs, Wikipedia and the readers of Markdown.
 */
export function findNotes(root: PasteElement): FoundNotes {
  const parents = new Map<PasteElement, PasteElement>();
  const named = new Map<string, PasteElement>();
  const links: PasteElement[] = [];
  const visit = (element: PasteElement): void => {
    for (const name of namesOf(element)) if (!named.has(name)) named.set(name, element);
    if (element.tag === 'a' && targetOf(element) !== '') links.push(element);
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      parents.set(child, element);
      visit(child);
    }
  };
  visit(root);
  const found = {
    references: new Map<PasteElement, string>(),
    notes: new Map<string, PasteElement>(),
    left: new Set<PasteElement>(),
  };
  for (const link of links) {
    if (found.left.has(link)) continue;
    const target = targetOf(link);
    const note = holderOf(named.get(target), parents);
    const own = ownNames(link, parents);
    if (note === undefined || own.length === 0 || contains(note, link)) continue;
    const back = links.find((each) => own.includes(targetOf(each)) && contains(note, each));
    if (back === undefined) continue;
    found.references.set(link, target);
    found.notes.set(target, note);
    found.left.add(note);
    found.left.add(back);
  }
  for (const { reference, note, mark } of found.references.size === 0 ? findNumberedNotes(root) : []) {
    const name = lettersOf(mark).trim();
    found.references.set(reference, name);
    found.notes.set(name, note);
    found.left.add(note).add(mark);
  }
  for (const list of elementsIn(root)) if (isListOfNotes(list, found.left)) found.left.add(list);
  return found;
}

function namesOf({ attributes }: PasteElement): string[] {
  return [attributes['id'], attributes['name']].filter((name) => name !== undefined && name !== '') as string[];
}

/** The name inside the same piece that a link leads to; Word writes the file before it. */
function targetOf({ attributes }: PasteElement): string {
  const [, name = ''] = /#([^#]+)$/.exec(attributes['href'] ?? '') ?? [];
  return name;
}

/** Names of the link itself and of the raised letters around it. */
function ownNames(link: PasteElement, parents: ReadonlyMap<PasteElement, PasteElement>): string[] {
  const names = namesOf(link);
  for (
    let around = parents.get(link);
    around !== undefined && ['sup', 'span'].includes(around.tag);
    around = parents.get(around)
  ) {
    names.push(...namesOf(around));
  }
  return names;
}

function holderOf(
  element: PasteElement | undefined,
  parents: ReadonlyMap<PasteElement, PasteElement>,
): PasteElement | undefined {
  let holder = element;
  while (holder !== undefined && !HOLDERS.has(holder.tag)) holder = parents.get(holder);
  return holder;
}

function contains(outer: PasteNode, wanted: PasteElement): boolean {
  for (const element of elementsIn(outer)) if (element === wanted) return true;
  return false;
}

/** What holds nothing but notes and a line above them. */
function isListOfNotes(element: PasteElement, left: ReadonlySet<PasteElement>): boolean {
  const { attributes, children } = element;
  const isSaid =
    attributes['data-footnotes'] !== undefined ||
    /mso-element:\s*(?:foot|end)note-list/i.test(attributes['style'] ?? '');
  if (isSaid) return true;
  if (left.has(element) || children.length === 0) return false;
  return children.every((child) => (typeof child === 'string' ? child.trim() === '' : left.has(child)));
}
