import type { Once } from '#modules/ground/tables.ts';

/** Who of its owner and editors gets which percent of the editors' part; where there is no row, the owner gets it. */
type PublicationCutPartTable = { publication_id: Once<string>; person_id: Once<string>; percent: number };

/** Written by `editor-cuts.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    publication_cut_part: PublicationCutPartTable;
  }
}
