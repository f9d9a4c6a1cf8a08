import type { Block, Mark } from '#shared/story/story-document.ts';
import type { PasteElement, PasteNode } from './paste-tree.ts';

/** What the parts of one reading share. */
export type Reading = {
  readonly newId: () => string;
  /** The blocks inside a container, by the rules of the whole. */
  readonly read: (nodes: readonly PasteNode[], marks?: readonly Mark[]) => Block[];
  /** Added to the level of a heading, so that the highest of a page is the highest of the story. */
  readonly headingShift: number;
  /** Notes by the element that refers to them. */
  readonly references: ReadonlyMap<PasteElement, string>;
  /** Elements that are notes, and links from notes back into the text: no part of the text. */
  readonly left: ReadonlySet<PasteElement>;
  /** Pictures that stand on the disk of the writer, in reading order: their address is of no use. */
  readonly diskPictures: readonly string[];
  /** Raised for each picture that could not be taken. */
  lostPictures: number;
  usedDiskPictures: number;
  /** A note refers to no note. */
  isInNote: boolean;
  /** Depth of containers: deeper ones than a story may have are read as if they were not there. */
  depth: number;
};

/** Own judgement, below the 8 of a document, since what is pasted may go into a list. */
export const MOST_DEPTH = 5;
