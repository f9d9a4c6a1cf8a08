import type { Tables } from './tables.ts';

/** Columns of a table by the names that they bear in the archive. */
export type Columns = Readonly<Record<string, string>>;
/** Columns that the archive does not tell, each with the reason. */
export type LeftOut = Readonly<Record<string, string>>;

export const KEY = 'names the row inside the program, and nothing outside it';
export const SECRET = 'proves something, or is made of what does: worth something to a thief alone';
export const MADE = 'made by the program from what is told';

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

/** What an `x.personal.ts` says of a column that names a person (decision 0011): `export const personal`, in the order of deletion. */
export type PersonalTable = {
  readonly table: keyof Tables;
  /** Which column names the person. */
  readonly column: string;
  readonly exported: Exported;
  readonly erased: Erasure;
};
