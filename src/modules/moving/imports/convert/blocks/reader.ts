import type { Element, ElementContent, RootContent } from 'hast';
import type { Block, Direction, Inline, Mark } from '#shared/story/story-document.ts';
import type { ImportProblem } from '../../imported-story.ts';

export type HtmlNode = RootContent | ElementContent;

/** Each kind of block without its id. */
export type WithoutId<Kind extends Block> = Kind extends Block ? Omit<Kind, 'id'> : never;

/** What an element stands in: the marks around it, its direction, and whether words stand beside it. */
export type Surroundings = {
  readonly marks: readonly Mark[];
  readonly direction?: Direction;
  readonly isBesideText: boolean;
};

/** Handed to every part of the reading: how to read what is inside, and where to note what was met. */
export type Reader = {
  /** Direction of the story: an element says its own only where it differs. */
  readonly ownDirection: Direction;
  readonly report: (kind: ImportProblem['kind'], reason: string) => void;
  readonly readBlocks: (nodes: readonly HtmlNode[], around?: Surroundings) => Block[];
  /** The same as one run: blocks inside are joined by spaces or breaks. */
  readonly readInlines: (nodes: readonly HtmlNode[], around?: Surroundings) => Inline[];
  /** Gives a block its id: made from its content, so that the same text has the same id in every run. */
  readonly withId: <Kind extends Block>(block: WithoutId<Kind>) => Kind;
  /** Notes a picture and gives it back as one whose bytes are still to be found. */
  readonly picture: (url: string) => { readonly kind: 'missing'; readonly url: string };
  readonly footnoteId: (name: string) => string;
};

export const nothingAround: Surroundings = { marks: [], isBesideText: false };

/** Reads one element; undefined where it is none of its kind. */
export type ElementReader = (element: Element, reader: Reader, around: Surroundings) => Block[] | undefined;
