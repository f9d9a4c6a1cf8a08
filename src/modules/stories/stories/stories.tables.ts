import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { Json, Once } from '#modules/ground/tables.ts';

export type StoryState = 'draft' | 'published' | 'trashed' | 'suspended';

export type StoryVisibility = 'public' | 'locked' | 'unlisted';

export type AiDisclosure = 'none' | 'assisted' | 'generated';

/** Who may respond (rule 27). */
export type ResponseLevel = 'everyone' | 'followers' | 'members' | 'off';

/** Why a story is locked. */
export type LockSource =
  | 'COMMISSIONED'
  | 'FEATURE_LOCK'
  | 'NONE'
  | 'PARTNERSHIPS'
  | 'PUBLICATION_MEMBERSHIP'
  | 'SYNDICATED'
  | 'UGC'
  | 'UGC_UNENROLLED';

type StoryTable = {
  id: string;
  creator_id: string;
  author_ids: string[];
  publication_id: string | null;
  title: string;
  /** Folded, for lists that are searched. */
  title_words: GeneratedAlways<string>;
  subtitle: Generated<string>;
  slug: Generated<string>;
  excerpt: Generated<string>;
  language: string;
  state: StoryState;
  visibility: StoryVisibility;
  is_listed: boolean;
  is_withheld: Generated<boolean>;
  license: Generated<string>;
  canonical_url: string | null;
  cover_image_id: string | null;
  cover_width: number | null;
  cover_height: number | null;
  cover_placeholder: string | null;
  cover_alt: Generated<string>;
  cover_focus_x: Generated<number>;
  cover_focus_y: Generated<number>;
  tag_ids: Generated<string[]>;
  reading_minutes: number;
  word_count: number;
  sort_key: number;
  first_published_at: Date | null;
  latest_published_at: Date | null;
  published_day: ColumnType<string | null, string | null, string | null>;
  is_undated: Generated<boolean>;
  score: Generated<number>;
  clap_count: Generated<number>;
  fan_count: Generated<number>;
  response_count: Generated<number>;
  is_responses_closed: Generated<boolean>;
  translation_group_id: string | null;
  series_id: string | null;
  seo_title: string | null;
  seo_description: string | null;
  /** Null for a story that is not in the trash, and for one that was emptied. */
  trashed_at: Date | null;
  state_before_trash: 'draft' | 'published' | null;
  /** Only drafts wait for a time. */
  scheduled_at: Date | null;
  /** The zone of the author, by its IANA name. */
  schedule_time_zone: string | null;
  /** Why a scheduled story did not go out, for its author. */
  schedule_failure: string | null;
  ai_disclosure: Generated<AiDisclosure>;
  is_mailed: Generated<boolean>;
  /** Id of the first block that the author's preview holds back. */
  preview_break: string | null;
  lock_source: Generated<LockSource>;
  edited_at: Date | null;
  response_level: Generated<ResponseLevel>;
  /** False while the language is the one that the program found in the words. */
  is_language_chosen: Generated<boolean>;
  created_at: Once<Date>;
  updated_at: Date;
};

type StoryBodyTable = { story_id: string; document: Json<StoryDocument> };

type StoryRenderingTable = {
  story_id: string;
  renderer_version: number;
  page_html: string;
  preview_html: string | null;
  feed_html: string;
  table_of_contents: Json<readonly { anchor: string; level: number; text: string }[]>;
};

type StoryAuthorTable = {
  story_id: string;
  person_id: string;
  position: number;
  sort_key: number;
  is_listed: boolean;
};

type StoryImageTable = { image_id: string; story_id: string; sort_key: number; is_listed: boolean };

type StoryWithholdingTable = { story_id: string; country: string; reason: string; created_at: Once<Date> };

type OldAddressTable = { path: string; story_id: string };

type ArchiveCountTable = { scope: string; year: number; month: number; day: number; story_count: number };

type StoryReadDayTable = {
  story_id: string;
  day: ColumnType<string, string, string>;
  member_reads: Generated<number>;
  other_reads: Generated<number>;
};

export type TopPeriod = 'week' | 'month' | 'year' | 'allTime';

type TopStoryTable = { scope: string; period: TopPeriod; position: number; story_id: string; score: number };

declare module '#modules/ground/tables.ts' {
  interface Tables {
    story: StoryTable;
    story_body: StoryBodyTable;
    story_rendering: StoryRenderingTable;
    story_author: StoryAuthorTable;
    story_image: StoryImageTable;
    story_withholding: StoryWithholdingTable;
    old_address: OldAddressTable;
    archive_count: ArchiveCountTable;
    story_read_day: StoryReadDayTable;
    top_story: TopStoryTable;
  }
}
