import { createBlockIds } from '#shared/story/block-id.ts';
import type { Block } from '#shared/story/story-document.ts';
import type { ImportProblem } from '../../imported-story.ts';
import { textDirection } from '#shared/story/text-direction.ts';
import type { ConvertOptions } from '../conversion.ts';
import { readFlow } from './flow.ts';
import { flattenBlocks } from './inline-run.ts';
import type { Reader, WithoutId } from './reader.ts';

export type ReaderWithNotes = {
  readonly reader: Reader;
  /** Each problem once, in the order of its first appearance. */
  readonly problems: ImportProblem[];
  readonly images: Set<string>;
};

/** A reader for one body, with the notes that it takes. */
export function createReader(options: ConvertOptions): ReaderWithNotes {
  const problems: ImportProblem[] = [];
  const images = new Set<string>();
  const reasons = new Set<string>();
  const uniqueId = createUniqueIds();
  const footnoteIds = new Map<string, string>();
  const reader: Reader = {
    ownDirection: textDirection(options.language ?? 'en'),
    report(kind, reason) {
      if (reasons.has(reason)) return;
      reasons.add(reason);
      problems.push({ kind, file: options.file, reason });
    },
    readBlocks: (nodes, around) => readFlow(nodes, reader, around),
    readInlines: (nodes, around) => flattenBlocks(readFlow(nodes, reader, around)),
    withId: <Kind extends Block>(block: WithoutId<Kind>) => ({ ...block, id: uniqueId(block) }) as unknown as Kind,
    picture(url) {
      images.add(url);
      return { kind: 'missing', url };
    },
    footnoteId(name) {
      const id = footnoteIds.get(name) ?? `note${footnoteIds.size + 1}`;
      footnoteIds.set(name, id);
      return id;
    },
  };
  return { reader, problems, images };
}

/** Ids made from content; equal blocks go on where the one before stopped, so that many cost no more than few. */
function createUniqueIds(): (block: object) => string {
  const given = new Set<string>();
  const sequences = new Map<string, () => string>();
  return function uniqueId(block) {
    const start = createBlockIds(JSON.stringify(block));
    const first = start();
    const nextId = sequences.get(first) ?? start;
    sequences.set(first, nextId);
    let id = nextId === start ? first : nextId();
    while (given.has(id)) id = nextId();
    given.add(id);
    return id;
  };
}
