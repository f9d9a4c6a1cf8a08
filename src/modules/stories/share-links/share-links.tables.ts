import type { ColumnType, Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type ShareLinkTable = {
  id: Once<string>;
  story_id: Once<string>;
  person_id: Once<string>;
  token_hash: Once<string>;
  /** Null for a link of an author, which has no end. */
  most_openings: Once<number | null>;
  openings: Generated<number>;
  created_at: Once<Date>;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};
type ShareLinkOpeningTable = {
  link_id: Once<string>;
  /** Of a reader by this link alone, so that two links tell of nobody that they are the same. */
  reader_hash: Once<string>;
  story_id: Once<string>;
  /** Members only: what they open earns for the writer (rule 93). */
  person_id: Once<string | null>;
  is_member: Once<boolean>;
  opened_at: Once<Date>;
};

/** Written by `share-links.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    share_link: ShareLinkTable;
    share_link_opening: ShareLinkOpeningTable;
  }
}
