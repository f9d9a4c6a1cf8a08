import { ArchiveError } from '../archive/archive-error.ts';
import { readXml } from './xml-events.ts';

/** An element with what stands in it. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
};

/** An `<item>` or another element of the channel, with shorthands for its parts. */
export type XmlItem = {
  /** The text of the first part of the name, or of any of the names; empty where there is none. */
  readonly text: (...names: readonly string[]) => string;
  readonly all: (name: string) => readonly XmlElement[];
};

export type FoundItem = { readonly type: 'item' | 'head'; readonly name: string; readonly item: XmlItem };

type Open = {
  readonly name: string;
  readonly attributes: XmlElement['attributes'];
  text: string[];
  children: XmlElement[];
};

const MAX_PARTS = 20_000;
const MAX_ITEM_LENGTH = 16 * 1_048_576;

/**
 * The children of the channel of an RSS text, one at a time: each `<item>` as `item`, everything else
 * (title, authors, categories) as `head`. Throws `ArchiveError` where the text is no feed or is damaged.
 */
export async function* readXmlItems(
  text: AsyncIterable<string>,
  wants: (name: string) => boolean = () => true,
): AsyncGenerator<FoundItem> {
  const path: string[] = [];
  const open: Open[] = [];
  let parts = 0;
  let length = 0;
  let isFeed = false;
  for await (const event of readXml(text)) {
    if (event.type === 'open') {
      path.push(event.name);
      if (path.length === 1) isFeed = event.name === 'rss' || event.name === 'rdf:RDF';
      if (!isFeed) throw new ArchiveError(`The XML isn’t a feed: it begins with <${event.name.slice(0, 60)}>.`);
      if (path.length < 3) continue;
      if (path.length === 3) [parts, length] = [0, 0];
      parts += 1;
      if (parts > MAX_PARTS) throw new ArchiveError(`One <${path[2]}> of the XML has more than ${MAX_PARTS} parts.`);
      open.push({ name: event.name, attributes: event.attributes, text: [], children: [] });
    } else if (event.type === 'text') {
      length += event.text.length;
      if (length > MAX_ITEM_LENGTH) throw new ArchiveError('One item in the XML is larger than 16 MB.');
      if (path[2] !== undefined && wants(path.at(-1) ?? '')) open.at(-1)?.text.push(event.text);
    } else {
      path.pop();
      const done = open.pop();
      if (done === undefined) continue;
      const element = {
        name: done.name,
        attributes: done.attributes,
        text: done.text.join(''),
        children: done.children,
      };
      const parent = open.at(-1);
      if (parent !== undefined) parent.children.push(element);
      else yield { type: element.name === 'item' ? 'item' : 'head', name: element.name, item: asItem(element) };
    }
  }
}

function asItem(element: XmlElement): XmlItem {
  const all = (name: string): readonly XmlElement[] => element.children.filter((child) => child.name === name);
  return {
    all,
    text: (...names) =>
      names.includes('.')
        ? element.text
        : (names.map((name) => all(name)[0]?.text).find((text) => text !== undefined) ?? ''),
  };
}
