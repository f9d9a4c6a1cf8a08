import { diffLists } from '#shared/story/delta/diff-lists.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { mendDocument } from '#shared/story/delta/mend-document.ts';
import type { Block, Footnote, StoryDocument } from '#shared/story/story-document.ts';
import { walkInlines } from '#shared/story/walk.ts';

type Place = 'title' | 'subtitle' | 'previewBreak' | 'block' | 'footnote';

/** One place that an editor would change: it is taken or refused by itself. */
export type SuggestedPart = {
  /** Names the part within its suggestion. */
  readonly key: string;
  readonly place: Place;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Whether it stands elsewhere as well, for one that changed. */
  readonly isMoved: boolean;
  readonly before: string | Block | Footnote | null;
  readonly after: string | Block | Footnote | null;
};

export type SuggestedEdit = { readonly base: DraftValue; readonly suggested: DraftValue };
type Item = Block | Footnote;

const FIELDS = ['title', 'subtitle', 'previewBreak'] as const;
const blockKey = (id: string) => `block:${id}`;
const noteKey = (id: string) => `footnote:${id}`;

/**
 * The places that an editor would change, in the order of what one would read then. A footnote that comes or goes
 * with a passage is no part of its own.
 */
export function suggestedParts({ base, suggested }: SuggestedEdit): readonly SuggestedPart[] {
  const fields = FIELDS.flatMap((place): readonly SuggestedPart[] => {
    const [before, after] = [base[place], suggested[place]];
    if (before === after) return [];
    const kind = before === null ? 'added' : after === null ? 'removed' : 'changed';
    return [{ key: place, place, kind, isMoved: false, before, after }];
  });
  const [had, has] = [notesWithin(base.document), notesWithin(suggested.document)];
  const notes = partsOfList('footnote', base.document.footnotes, suggested.document.footnotes).filter(
    ({ kind, before, after }) => {
      if (kind === 'moved') return false;
      if (kind === 'changed') return true;
      return kind === 'added' ? !has.has(idOf(after)) : !had.has(idOf(before));
    },
  );
  return [...fields, ...partsOfList('block', base.document.blocks, suggested.document.blocks), ...notes];
}

function idOf(part: SuggestedPart['after']): string {
  return typeof part === 'object' && part !== null ? part.id : '';
}

function partsOfList(
  place: 'block' | 'footnote',
  base: readonly Item[],
  suggested: readonly Item[],
): readonly SuggestedPart[] {
  const key = place === 'block' ? blockKey : noteKey;
  const old = new Map(base.map((item) => [item.id, item]));
  const moved = movedIn(base, suggested);
  const stays = new Set(suggested.map(({ id }) => id));
  const parts = suggested.flatMap((after): readonly SuggestedPart[] => {
    const before = old.get(after.id) ?? null;
    const isMoved = moved.has(after.id);
    const part = { key: key(after.id), place, before, after, isMoved };
    if (before === null) return [{ ...part, kind: 'added' }];
    if (!isSameJson(before, after)) return [{ ...part, kind: 'changed' }];
    return isMoved ? [{ ...part, kind: 'moved' }] : [];
  });
  // What goes is told where it stands: before what comes after it.
  const list = [...parts];
  for (const [index, before] of [...base.entries()].toReversed()) {
    if (stays.has(before.id)) continue;
    const later = new Set(base.slice(index + 1).map(({ id }) => key(id)));
    const next = list.findIndex((part) => later.has(part.key));
    const part = { key: key(before.id), place, kind: 'removed', isMoved: false, before, after: null } as const;
    list.splice(next === -1 ? list.length : next, 0, part);
  }
  return list;
}

function movedIn(base: readonly Item[], suggested: readonly Item[]): ReadonlySet<string> {
  return new Set(diffLists(base, suggested).flatMap((change) => ('move' in change ? [change.move] : [])));
}

/**
 * The text with some of the parts and not the others: none of them gives the text that the editor began with, all of
 * them what the editor wrote, whatever the order in which they were taken. Pure.
 */
export function withParts({ base, suggested }: SuggestedEdit, taken: ReadonlySet<string>): DraftValue {
  const field = <Name extends (typeof FIELDS)[number]>(name: Name) => (taken.has(name) ? suggested : base)[name];
  const blocks = partialList(base.document.blocks, suggested.document.blocks, {
    isTaken: (id) => taken.has(blockKey(id)),
    isMoveTaken: (id) => taken.has(blockKey(id)),
  });
  const footnotes = partialNotes({ base, suggested }, blocks, taken);
  const document = mendDocument({ version: 1, blocks, footnotes }, [suggested.document, base.document]);
  return { title: field('title'), subtitle: field('subtitle'), document, previewBreak: field('previewBreak') };
}

function partialNotes(
  { base, suggested }: SuggestedEdit,
  blocks: readonly Block[],
  taken: ReadonlySet<string>,
): readonly Footnote[] {
  const [old, young] = [base, suggested].map(({ document }) => new Map(document.footnotes.map((one) => [one.id, one])));
  const [had, has] = [notesWithin(base.document), notesWithin(suggested.document)];
  const known = new Map([...(old ?? []), ...(young ?? [])]);
  for (const [id, footnote] of old ?? []) if (!taken.has(noteKey(id))) known.set(id, footnote);
  const within = notesWithin({ version: 1, blocks, footnotes: [...known.values()] });
  const isTaken = (id: string): boolean => {
    if (!old?.has(id)) return has.has(id) ? within.has(id) : taken.has(noteKey(id));
    if (!young?.has(id)) return had.has(id) ? !within.has(id) : taken.has(noteKey(id));
    return taken.has(noteKey(id));
  };
  const isAll = suggestedParts({ base, suggested }).every(({ key }) => taken.has(key));
  return partialList(base.document.footnotes, suggested.document.footnotes, { isTaken, isMoveTaken: () => isAll });
}

/** The footnotes that one comes to from the text, one from another as well. */
function notesWithin({ blocks, footnotes }: StoryDocument): ReadonlySet<string> {
  const known = new Map(footnotes.map((footnote) => [footnote.id, footnote]));
  const found = new Set<string>();
  const follow = (within: readonly Block[]): void => {
    for (const inline of walkInlines({ version: 1, blocks: within, footnotes: [] })) {
      if (inline.type !== 'footnoteReference' || found.has(inline.footnoteId)) continue;
      found.add(inline.footnoteId);
      follow(known.get(inline.footnoteId)?.blocks ?? []);
    }
  };
  follow(blocks);
  return found;
}

type Taking = { readonly isTaken: (id: string) => boolean; readonly isMoveTaken: (id: string) => boolean };

function partialList<One extends Item>(
  base: readonly One[],
  suggested: readonly One[],
  { isTaken, isMoveTaken }: Taking,
): readonly One[] {
  const moved = movedIn(base, suggested);
  const old = new Set(base.map(({ id }) => id));
  const young = new Map(suggested.map((item) => [item.id, item]));
  const list = base
    .filter(({ id }) => young.has(id) || !isTaken(id))
    .map((item) => (isTaken(item.id) ? (young.get(item.id) ?? item) : item));
  let previous: string | null = null;
  for (const item of suggested) {
    const { id } = item;
    const isNew = !old.has(id);
    if (isNew || moved.has(id)) {
      // What does not come, or stays where it is, leads nobody.
      if (!(isNew ? isTaken(id) : isMoveTaken(id))) continue;
      const place = list.findIndex((one) => one.id === id);
      const [is = item]: readonly One[] = place === -1 ? [item] : list.splice(place, 1);
      const behind = previous;
      list.splice(behind === null ? 0 : list.findIndex((one) => one.id === behind) + 1, 0, is);
    }
    previous = id;
  }
  return list;
}
