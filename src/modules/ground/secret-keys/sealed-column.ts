/** `export const sealed` of an `x.sealed.ts`: a column whose bytes only the site's secret opens, so that a new one can seal them anew. */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  /** Columns of text by which a row is found, those of its primary key. */
  readonly key: readonly string[];
  readonly purpose: string;
  /** The column that says whose it is, where it is sealed for its row alone. */
  readonly owner?: string;
};
