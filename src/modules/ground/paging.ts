import { fixedLimit } from '#platform/database/fixed-limit.ts';

/** Own judgement: what a list gives unasked, and the most that it gives. */
export const DEFAULT_PAGE_SIZE = 10;
export const MOST_PAGE_SIZE = 50;

/** A place in a list: the value that it is ordered by, and the id that breaks ties. */
export type Cursor = { readonly key: number; readonly id: string };
export type PagingInput = { readonly limit?: number | null; readonly to?: string | null };
export type Page = { readonly size: number; readonly after: Cursor | null };
/** One page of a list; `next` is the opaque place where the following page starts. */
export type Feed<Item> = { readonly items: readonly Item[]; readonly next: string | null };

export const emptyFeed: Feed<never> = { items: [], next: null };

/** Before everything in a list that falls, and in one that rises. */
export const HIGHEST: Cursor = { key: Number.MAX_SAFE_INTEGER, id: 'g' };
export const LOWEST: Cursor = { key: Number.MIN_SAFE_INTEGER, id: '' };

/** A cursor that we never gave, or that was cut: the one thing about paging that a client can do wrong. */
export class BadCursor extends Error {
  constructor() {
    super('The place to continue from is not one that this list gave.');
    this.name = 'BadCursor';
  }
}

/** Reads what a client asks for; a size outside 1 to 50 is brought inside. */
export function readPage(paging: PagingInput | null | undefined): Page {
  const wanted = paging?.limit ?? DEFAULT_PAGE_SIZE;
  const size = Math.min(Math.max(wanted, 1), MOST_PAGE_SIZE);
  return { size, after: paging?.to === null || paging?.to === undefined ? null : decodeCursor(paging.to) };
}

/** The literal limit of a statement: one more than the page, so that the end is seen. */
export function statementLimit(page: Page): number {
  return fixedLimit(page.size + 1);
}

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(`${cursor.key}:${cursor.id}`).toString('base64url');
}

function decodeCursor(text: string): Cursor {
  const match = /^(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?):([0-9a-z-]{0,80})$/.exec(Buffer.from(text, 'base64url').toString());
  const key = Number(match?.[1]);
  if (match === null || !Number.isFinite(key)) throw new BadCursor();
  return { key, id: match[2] ?? '' };
}

/** Cuts what a statement gave to the page, and makes the cursor of the next one. */
export function cutPage<Row extends Cursor>(rows: readonly Row[], page: Page): Feed<Row> {
  const items = rows.slice(0, page.size);
  const last = items.at(-1);
  return { items, next: rows.length > page.size && last ? encodeCursor(last) : null };
}

/** The same page with its items loaded or made into something else. */
export function mapFeed<From, To>(feed: Feed<From>, items: readonly To[]): Feed<To> {
  return { items, next: feed.next };
}
