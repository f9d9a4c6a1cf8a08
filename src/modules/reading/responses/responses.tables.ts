import type { ColumnType, Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';

type ResponseTable = {
  id: string;
  /** Either a story or a list. */
  story_id: Once<string | null>;
  list_id: Once<string | null>;
  parent_id: Once<string | null>;
  author_id: Once<string>;
  /** As the author typed it, to edit. */
  source: string;
  document: ColumnType<StoryDocument, string, string>;
  body_html: string;
  /** First words in plain text. */
  excerpt: string;
  /** The passage that is responded to, and the block of the story that it stood in. */
  quote_block_id: Once<string | null>;
  quote_text: Once<string | null>;
  clap_count: Generated<number>;
  fan_count: Generated<number>;
  /** Replies right below that are shown. */
  reply_count: Generated<number>;
  score: Generated<number>;
  created_at: Once<Date>;
  edited_at: Date | null;
  hidden_at: Date | null;
  hidden_by: string | null;
  /** Hidden itself, or below one that is (rule 28). */
  is_concealed: Generated<boolean>;
  /** Its author is away (suspended, closed): kept, and counted nowhere. */
  is_silent: Generated<boolean>;
  pinned_at: Date | null;
  deleted_at: Date | null;
};

/** Written by `responses.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    response: ResponseTable;
  }
}
