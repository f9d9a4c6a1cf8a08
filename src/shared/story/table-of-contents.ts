import { inlinesToText } from './plain-text.ts';
import type { Heading, StoryDocument } from './story-document.ts';
import { walkBlocks } from './walk.ts';

export type TableOfContentsEntry = {
  /** Id of the heading on the page, without `#`. */
  readonly anchor: string;
  /** 1 to 4, as in the document. */
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

/** The anchor of each heading by its block id: unique in the story, stable while the headings before it stay. */
export function headingAnchors(document: StoryDocument): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const used = new Set<string>();
  for (const heading of headingsOf(document)) {
    const wanted = toAnchor(heading.anchor ?? inlinesToText(heading.content));
    const base = wanted === '' || TAKEN.test(wanted) ? `section-${wanted || heading.id}` : wanted;
    let anchor = base;
    for (let number = 2; used.has(anchor); number += 1) anchor = `${base}-${number}`;
    used.add(anchor);
    anchors.set(heading.id, anchor);
  }
  return anchors;
}

/** The headings at the top of a story; empty where there are fewer than two. */
export function tableOfContents(document: StoryDocument): readonly TableOfContentsEntry[] {
  const anchors = headingAnchors(document);
  const entries = document.blocks.flatMap((block) => {
    if (block.type !== 'heading') return [];
    const text = inlinesToText(block.content).replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [{ anchor: anchors.get(block.id) ?? block.id, level: block.level, text }];
  });
  return entries.length < LEAST_HEADINGS ? [] : entries;
}

function headingsOf(document: StoryDocument): Heading[] {
  const all = [document.blocks, ...document.footnotes.map((footnote) => footnote.blocks)];
  return all.flatMap((blocks) =>
    [...walkBlocks(blocks)].flatMap(({ block }) => (block.type === 'heading' ? [block] : [])),
  );
}
