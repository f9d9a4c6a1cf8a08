import type { Block, Footnote } from '../story-document.ts';

/**
 * One step in a list of things with ids. `after` is the id of the one that it then stands behind, null
 * for the beginning. `put` without `after` takes the place of the one with the same id.
 */
export type ListChange<Item> =
  | { readonly put: Item; readonly after?: string | null }
  | { readonly move: string; readonly after: string | null }
  | { readonly remove: string };

/** What turns one draft into another; what is absent stays as it is. Steps are taken in their order. */
export type DraftDelta = {
  readonly title?: string;
  readonly subtitle?: string;
  readonly previewBreak?: string | null;
  readonly blocks?: readonly ListChange<Block>[];
  readonly footnotes?: readonly ListChange<Footnote>[];
};

/** Whether a delta changes nothing at all. */
export function isEmptyDelta(delta: DraftDelta): boolean {
  return Object.values(delta).every((part) => part === undefined || (Array.isArray(part) && part.length === 0));
}

/** A delta that was made for another draft than the one it meets. */
export class DeltaDoesNotFit extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'DeltaDoesNotFit';
  }
}
