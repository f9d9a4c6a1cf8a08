import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export type ReadLink = { readonly text: string; readonly href: string; readonly isCurrent: boolean };

/** What a reader finds in a part of a page, in the order of the document. */
export type ReadPart = {
  readonly words: string;
  readonly links: readonly ReadLink[];
  /** Titles of the stories shown as cards, lines or tiles. */
  readonly stories: readonly string[];
  /** Texts of list items and of paragraphs. */
  readonly items: readonly string[];
  readonly paragraphs: readonly string[];
  readonly headings: readonly string[];
};

export type ReadPage = ReadPart & {
  readonly title: string;
  readonly heading: string;
  /** The section or navigation under this heading; throws where there is none. */
  readonly section: (heading: string) => ReadPart;
  /** The navigation of this name, anywhere on the page; throws where there is none. */
  readonly navigation: (label: string) => ReadPart;
};

/** A document as it was sent: its `main`, and ways into its parts. */
export function readPage(html: string): ReadPage {
  const document = parse(html);
  const [main] = elements(document, 'main');
  if (main === undefined) throw new Error(`A page without a main: ${html.slice(0, 200)}`);
  const part = readPart(main);
  const named = (what: string, found: Element | undefined) => {
    if (found === undefined) throw new Error(`No ${what} among: ${part.headings.join(' | ')}`);
    return readPart(found);
  };
  return {
    ...part,
    title: elements(document, 'title').map(textOf).join(),
    heading: elements(main, 'h1').map(textOf).join(),
    section: (heading) =>
      named(
        `section ${heading}`,
        elements(main, 'section', 'nav').find((each) => textOf(elements(each, 'h2')[0]) === heading),
      ),
    navigation: (label) =>
      named(
        `navigation ${label}`,
        elements(document, 'nav').find((each) => attribute(each, 'aria-label') === label),
      ),
  };
}

function readPart(element: Element): ReadPart {
  return {
    words: textOf(element),
    links: elements(element, 'a').map((link) => ({
      text: textOf(link),
      href: attribute(link, 'href') ?? '',
      isCurrent: attribute(link, 'aria-current') !== undefined,
    })),
    stories: elements(element, 'article').flatMap((article) => headingsOf(article).slice(0, 1)),
    items: elements(element, 'li').map(textOf),
    paragraphs: elements(element, 'p').map(textOf),
    headings: headingsOf(element),
  };
}

function headingsOf(element: Element): readonly string[] {
  return elements(element, 'h1', 'h2', 'h3').map(textOf);
}

function elements(node: Node, ...names: readonly string[]): readonly Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap((child) => elements(child, ...names)) : [];
  return 'tagName' in node && names.includes(node.tagName) ? [node, ...inside] : inside;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

function textOf(node: Node | undefined): string {
  if (node === undefined) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('').replaceAll(/\s+/g, ' ').trim() : '';
}
