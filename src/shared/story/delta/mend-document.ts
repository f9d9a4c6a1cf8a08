import { createBlockIds } from '../block-id.ts';
import type { Block, Footnote, StoryDocument } from '../story-document.ts';
import { walkDocument, walkInlines } from '../walk.ts';
import { mapBlocks, mapInside } from './map-blocks.ts';

/**
 * Makes a document valid that was put together from two: each id stands once, and each reference has its
 * footnote, taken from `sources` in their order. A reference whose footnote is nowhere keeps an empty one.
 */
export function mendDocument(document: StoryDocument, sources: readonly StoryDocument[]): StoryDocument {
  return withOwnIds(withFootnotes(document, sources));
}

function withFootnotes(document: StoryDocument, sources: readonly StoryDocument[]): StoryDocument {
  const known = new Map<string, Footnote>(
    sources.toReversed().flatMap((source) => source.footnotes.map((footnote) => [footnote.id, footnote])),
  );
  const footnotes = [...document.footnotes];
  const there = new Set(footnotes.map(({ id }) => id));
  // A footnote that comes in may refer to others.
  for (let missing = missingIds(document, there); missing.length > 0;) {
    for (const id of missing) {
      there.add(id);
      footnotes.push(known.get(id) ?? { id, blocks: [] });
    }
    missing = missingIds({ ...document, footnotes }, there);
  }
  return footnotes.length === document.footnotes.length ? document : { ...document, footnotes };
}

function missingIds(document: StoryDocument, there: ReadonlySet<string>): readonly string[] {
  const ids = new Set<string>();
  for (const inline of walkInlines(document)) {
    if (inline.type === 'footnoteReference' && !there.has(inline.footnoteId)) ids.add(inline.footnoteId);
  }
  return [...ids];
}

/** A block that went into a container with one of us and stayed outside with the other keeps its id outside. */
function withOwnIds(document: StoryDocument): StoryDocument {
  const all = [...walkDocument(document)].map(({ block }) => block.id);
  if (new Set(all).size === all.length) return document;
  const taken = new Set(document.blocks.map(({ id }) => id));
  const every = new Set(all);
  const nextId = createBlockIds(all.join());
  const renew = (block: Block): Block => {
    let id = block.id;
    while (taken.has(id) || (id !== block.id && every.has(id))) id = nextId();
    taken.add(id);
    return id === block.id ? block : { ...block, id };
  };
  return {
    ...document,
    blocks: document.blocks.map((block) => mapInside(block, renew)),
    footnotes: document.footnotes.map((footnote) => ({ ...footnote, blocks: mapBlocks(footnote.blocks, renew) })),
  };
}
