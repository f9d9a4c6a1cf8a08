import type { Columns, LeftOut } from './told-columns.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** What becomes of the rows of a person when their account is erased. */
type Erasure =
  /** They are deleted. */
  | 'rows'
  /** The column becomes null; what the row says of others stays. */
  | 'column'
  /** A command of the table's own module sees to it, which knows what hangs on it. */
  | { readonly by: string }
  /** They stay, and why. */
  | { readonly kept: string };

/** What the archive of a person says of a table: columns by the names they bear in the file, or why nothing. */
export type Exported =
  | { readonly file: string; readonly columns: Columns; readonly leftOut?: LeftOut }
  /** A reader of its own brings these columns. */
  | { readonly by: string; readonly columns: Columns; readonly leftOut?: LeftOut }
  | { readonly withheld: string };

export type PersonalTable = {
  readonly table: keyof Tables;
  /** Which column names the person. */
  readonly column: string;
  readonly exported: Exported;
  readonly erased: Erasure;
};
