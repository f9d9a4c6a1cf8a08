import type { Once } from '#modules/ground/tables.ts';

export type PublicationClosingKind = 'archived' | 'deleted';

type PublicationClosingTable = {
  publication_id: Once<string>;
  kind: PublicationClosingKind;
  /** What it is again where its deletion is taken back. */
  was_archived: boolean;
  closed_at: Date;
  /** Until when a deletion can be taken back; null for an archived one. */
  delete_at: Date | null;
};

/** Written by `publication-closings.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    publication_closing: PublicationClosingTable;
  }
}
