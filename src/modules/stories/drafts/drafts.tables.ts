import type { ColumnType } from 'kysely';
import type { Json, Once } from '#modules/ground/tables.ts';
import type { DraftDelta } from '#shared/story/delta/draft-delta.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';

/** A person who may be forgotten. */
type OnceBy = ColumnType<string | null, string | null, null>;

type StoryDraftTable = {
  story_id: Once<string>;
  revision: number;
  /** The revision that readers see; null where they never saw one. */
  published_revision: number | null;
  title: string;
  subtitle: string;
  document: Json<StoryDocument>;
  preview_break: string | null;
  publication_id: string | null;
  in_response_to_quote_id: Once<string | null>;
  repost_id: Once<string | null>;
  created_by: ColumnType<string | null, string | null, null>;
  /** The id of the save that made it. */
  created_with: Once<string | null>;
  created_at: Once<Date>;
  updated_by: string | null;
  updated_at: Date;
};
type StoryDeltaTable = {
  story_id: Once<string>;
  revision: Once<number>;
  save_id: Once<string>;
  /** From the revision before to this one. */
  delta: Json<DraftDelta>;
  person_id: OnceBy;
  created_at: Once<Date>;
};
export type VersionKind = 'saved' | 'published' | 'restored' | 'merged';
type StoryVersionTable = {
  id: Once<string>;
  story_id: Once<string>;
  revision: Once<number>;
  kind: VersionKind;
  title: Once<string>;
  subtitle: Once<string>;
  document: ColumnType<StoryDocument, string, never>;
  preview_break: Once<string | null>;
  word_count: Once<number>;
  person_id: ColumnType<string | null, string | null, null>;
  created_at: Once<Date>;
};
type DraftLinkTable = { story_id: string; token_hash: string; person_id: OnceBy; created_at: Date };
type DraftImageTable = { image_id: Once<string>; story_id: Once<string> };

/** Written by `drafts.store.ts` and `versions.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    story_draft: StoryDraftTable;
    story_delta: StoryDeltaTable;
    story_version: StoryVersionTable;
    draft_link: DraftLinkTable;
    draft_image: DraftImageTable;
  }
}
