import type { Owned } from './grouped-rows.ts';
import { BadCursor, type Cursor, type Page, statementLimit } from './paging.ts';
import type { ReadContext } from './read-context.ts';

/** A statement that gives one page of rows for each owner. */
export type KeysetStatement = {
  readonly name: string;
  /**
   * Gives `id` and `key` for `o.id`, ordered, from `$2` (key) and `$3` (id) on, without its limit;
   * further values begin at `$4`.
   */
  readonly text: string;
  /** Where the first page starts. */
  readonly start: Cursor;
  readonly values?: readonly unknown[];
  /** Turns the key of a cursor into a value of the column; as it is where absent. */
  readonly keyValue?: (key: number) => unknown;
};

/**
 * Ids of one page, in order, one more than the page where there is a next one. Owners asked about in
 * the same tick share one statement, so that a list inside a list costs no statement for each row.
 */
export function keysetRows<Row extends Cursor = Cursor>(
  context: ReadContext,
  statement: KeysetStatement,
  ownerId: string,
  page: Page,
): Promise<readonly (Row & Owned)[]> {
  const limit = statementLimit(page);
  const after = page.after ?? statement.start;
  const values = [
    statement.keyValue ? statement.keyValue(after.key) : after.key,
    after.id,
    ...(statement.values ?? []),
  ];
  const name = `${statement.name}_${limit}`;
  const text = `
    select o.id as "ownerId", c.* from unnest($1::text[]) as o (id)
    cross join lateral (${statement.text} limit ${limit}) c`;
  return context.loaders.grouped<Row & Owned>(`${name} ${JSON.stringify(values)}`, ownerId, async (ownerIds) => {
    try {
      return await context.database.query<Row & Owned>(name, text, [ownerIds, ...values]);
    } catch (error) {
      // Everything else in the statement is ours: only a forged cursor can be no value of the column.
      if (page.after !== null && isDataException(error)) throw new BadCursor();
      throw error;
    }
  });
}

/** SQLSTATE class 22 of PostgreSQL: a value out of range, or not written as its type is. */
function isDataException(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('22');
}

/** Milliseconds of the years 1 and 9999, which every part on the way can write. */
const FIRST_YEAR = -62_135_596_800_000;
const LAST_YEAR = 253_402_300_799_999;

/** For lists ordered by a time: the key of a cursor is its milliseconds. */
export function timeOfKey(key: number): Date {
  return new Date(Math.min(Math.max(key, FIRST_YEAR), LAST_YEAR));
}
