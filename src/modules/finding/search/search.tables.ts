import type { ColumnType, Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

/** A thing that may be found. Tsvectors are written as text. */
type SearchEntryTable = {
  id: Once<string>;
  /** Whose account it goes with; null where it goes with none. */
  maker_id: string | null;
  title_key: string;
  title_words: string;
  words: string;
  facets: string[];
  numbers: ColumnType<Readonly<Record<string, number>>, string, string>;
  free_text: string;
  score: number;
  tier: number;
};
type SearchTierTable = { kind: Once<string>; tier: Once<number>; from_score: number };
type SearchWordTable = {
  word: Once<string>;
  title_count: number;
  stem: string;
  deletions: string[];
  is_locked: boolean;
};
type SearchPendingTable = { seq: Generated<number>; kind: Once<string>; id: Once<string> };
type SearchOutgoingTable = { seq: Generated<number>; kind: Once<string>; id: Once<string> };
type SearchQueryTable = {
  id: Once<string>;
  kind: Once<string>;
  query_key: Once<string>;
  object_ids: Once<string[]>;
  /** 1-based position of the first of them. */
  first_position: Once<number>;
  created_at: Once<Date>;
};
type SearchClickTable = {
  query_id: Once<string>;
  object_id: Once<string>;
  position: Once<number>;
  clicked_at: Once<Date>;
};
type SearchClickCountTable = {
  kind: Once<string>;
  query_key: Once<string>;
  object_id: Once<string>;
  click_count: number;
};

/** Written by `search.store.ts`, `words.store.ts`, `outgoing.store.ts` and `clicks.store.ts`; the first five also lose rows by triggers. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    search_story: SearchEntryTable;
    search_person: SearchEntryTable;
    search_publication: SearchEntryTable;
    search_tag: SearchEntryTable;
    search_list: SearchEntryTable;
    search_tier: SearchTierTable;
    search_word: SearchWordTable;
    search_pending: SearchPendingTable;
    search_outgoing: SearchOutgoingTable;
    search_query: SearchQueryTable;
    search_click: SearchClickTable;
    search_click_count: SearchClickCountTable;
  }
}
