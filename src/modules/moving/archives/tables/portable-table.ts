import type { Tables } from '#modules/ground/tables.ts';
import type { Field } from './fields.ts';

/** Whose things leave: all, those of one person, or those of one publication. */
export type ScopeKind = 'site' | 'person' | 'publication';

/**
 * A table that leaves the site and comes in again. A field `storyId` is the column `story_id`; what is not among
 * the fields stands in `leftOut` with the reason, and a test reads the columns of the live schema.
 */
export type PortableTable = {
  readonly table: keyof Tables;
  /** Its file, without `.jsonl`. */
  readonly file: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** The fields by which its rows are told apart and ordered. */
  readonly key: readonly string[];
  /**
   * Which rows (`t`) leave with a person or a publication (`$1`): none where it is absent. All of them leave
   * with the whole site.
   */
  readonly of: { readonly person?: string; readonly publication?: string };
  /** The field that names whose row it is: from the archive of a person only their own rows come in. */
  readonly owner?: string;
  /** The same, where the row hangs on something that is somebody's. */
  readonly ownedThrough?: { readonly field: string; readonly table: keyof Tables; readonly column: string };
  readonly leftOut?: Readonly<Record<string, string>>;
  /** True where a command of its own brings its rows in. */
  readonly hasOwnWay?: true;
};

/** The column behind a field. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A row by its columns. */
export function columnsOf(table: PortableTable, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(table.fields).map((name) => [columnOf(name), row[name] ?? null]));
}
