import { inlinesToText } from './plain-text.ts';
import type { Heading, StoryDocument } from './story-document.ts';
import { walkBlocks } from './walk.ts';

export type TableOfContentsEntry = {
  /** Id of the heading on the page, without `#`. */
  readonly anchor: string;
  /** 1 to 4, in the outline: none is skipped. */
  readonly level: 1 | 2 | 3 | 4;
  readonly text: string;
};

/** Fewer headings than this need no table. */
const LEAST_HEADINGS = 2;
const MAX_ANCHOR_LENGTH = 80;
/** Ids that the page around a story uses, and beginnings that footnotes use. */
const TAKEN = /^(?:fn|fnref)-|^(?:main|root|header|footer|nav|content|story|responses|search|skip|toasts)$/;

/** A readable anchor from any text: letters of every script stay, the rest becomes hyphens. */
export function toAnchor(text: string): string {
  const anchor = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’"“”]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return Array.from(anchor).slice(0, MAX_ANCHOR_LENGTH).join('').replace(/-+$/, '');
}

/** Where a heading stands: its anchor on the page and its level in the outline, 1 to 4 with none skipped. */
export type OutlinePlace = { readonly anchor: string; readonly level: 1 | 2 | 3 | 4 };

/**
 * The place of each heading by its block id. Anchors are unique in the story. Levels are those of the
 * outline: a story that starts with a heading of level 3 still has no gap for a screen reader.
 */
export function outline(document: StoryDocument): ReadonlyMap<string, OutlinePlace> {
  const places = new Map<string, OutlinePlace>();
  const used = new Set<string>();
  const open: number[] = [];
  for (const heading of headingsOf(document)) {
    while ((open.at(-1) ?? 0) >= heading.level) open.pop();
    open.push(heading.level);
    const anchor = uniqueAnchor(heading, used);
    used.add(anchor);
    places.set(heading.id, { anchor, level: toLevel(open.length) });
  }
  return places;
}

function uniqueAnchor(heading: Heading, used: ReadonlySet<string>): string {
  const wanted = toAnchor(heading.anchor ?? inlinesToText(heading.content));
  const base = wanted === '' || TAKEN.test(wanted) ? `section-${wanted || heading.id}` : wanted;
  let anchor = base;
  for (let number = 2; used.has(anchor); number += 1) anchor = `${base}-${number}`;
  return anchor;
}

function toLevel(depth: number): OutlinePlace['level'] {
  return depth <= 1 ? 1 : depth === 2 ? 2 : depth === 3 ? 3 : 4;
}

/** The headings at the top of a story; empty where there are fewer than two. */
export function tableOfContents(document: StoryDocument): readonly TableOfContentsEntry[] {
  const places = outline(document);
  const entries = document.blocks.flatMap((block) => {
    const place = places.get(block.id);
    if (block.type !== 'heading' || place === undefined) return [];
    const text = inlinesToText(block.content).replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [{ ...place, text }];
  });
  return entries.length < LEAST_HEADINGS ? [] : entries;
}

function headingsOf(document: StoryDocument): Heading[] {
  const all = [document.blocks, ...document.footnotes.map((footnote) => footnote.blocks)];
  return all.flatMap((blocks) =>
    [...walkBlocks(blocks)].flatMap(({ block }) => (block.type === 'heading' ? [block] : [])),
  );
}
