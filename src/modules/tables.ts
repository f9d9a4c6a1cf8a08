import type { ColumnType, Generated } from 'kysely';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { ModuleTables } from './module-tables.ts';

/** Set when a row is made and never again. */
type Once<Value> = ColumnType<Value, Value, never>;
type Json<Value> = ColumnType<Value, string, string>;

type ImageTable = {
  id: string;
  format: string;
  width: number;
  height: number;
  byte_count: number;
  placeholder: string | null;
  alt: Generated<string>;
  created_at: Once<Date>;
};

export type PersonState = 'active' | 'deactivated' | 'suspended' | 'deleted';
type PersonTable = {
  id: string;
  username: string;
  name: string;
  bio: Generated<string>;
  image_id: string | null;
  website_url: string | null;
  twitter_screen_name: string | null;
  /** Lower case, with a port where it has one. */
  domain: ColumnType<string | null, string | null | undefined, string | null>;
  is_unclaimed: Generated<boolean>;
  state: Generated<PersonState>;
  follower_count: Generated<number>;
  following_count: Generated<number>;
  story_count: Generated<number>;
  /** Of the newest listed story that they stand in the byline of. */
  latest_sort_key: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: Once<Date>;
  updated_at: Date;
};
type BookTable = {
  id: string;
  person_id: string;
  title: string;
  description: Generated<string>;
  cover_image_id: string | null;
  url: string | null;
  published_at: Date | null;
  position: Generated<number>;
};

export type PublicationLayout = 'grid' | 'list' | 'stream';
export type HeaderScale = 'small' | 'medium' | 'large';
export type PublicationState = 'active' | 'archived' | 'suspended';
type PublicationTable = {
  id: string;
  slug: string;
  name: string;
  domain: string | null;
  tagline: Generated<string>;
  description: Generated<string>;
  avatar_image_id: string | null;
  logo_image_id: string | null;
  favicon_image_id: string | null;
  is_aurora_visible: Generated<boolean>;
  layout: Generated<PublicationLayout>;
  header_scale: Generated<HeaderScale>;
  header_color: Generated<string>;
  heading_font: Generated<string>;
  body_font: Generated<string>;
  state: Generated<PublicationState>;
  follower_count: Generated<number>;
  story_count: Generated<number>;
  latest_sort_key: number | null;
  created_at: Once<Date>;
  updated_at: Date;
};
export type StaffRole = 'owner' | 'editor' | 'writer';
type PublicationMemberTable = { publication_id: string; person_id: string; role: StaffRole; created_at: Once<Date> };
type PublicationWriterTable = { publication_id: string; person_id: string; story_count: Generated<number> };
export type NavigationDestination =
  | 'about'
  | 'archive'
  | 'externalUrl'
  | 'latest'
  | 'page'
  | 'post'
  | 'section'
  | 'tagFeed'
  | 'topicPage'
  | 'trending';
type PublicationNavigationItemTable = {
  publication_id: string;
  position: number;
  destination: NavigationDestination;
  title: string;
  value: string | null;
};
type PublicationSectionTable = { id: string; publication_id: string; slug: string; title: string; position: number };
type PublicationSectionStoryTable = { section_id: string; story_id: string; sort_key: number };
type PublicationPageTable = {
  id: string;
  publication_id: string;
  slug: string;
  title: string;
  document: Json<StoryDocument>;
  body_html: string;
  updated_at: Date;
};
type PublicationFeaturedStoryTable = { publication_id: string; position: number; story_id: string };

export type StoryState = 'draft' | 'published' | 'trashed' | 'suspended';
export type StoryVisibility = 'public' | 'locked' | 'unlisted';
export type AiDisclosure = 'none' | 'assisted' | 'generated';
/** Who may respond (decisions 27). */
export type ResponseLevel = 'everyone' | 'followers' | 'members' | 'off';
/** Why a story is locked (2§3.8). */
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
type StoryPinTable = { person_id: string; position: number; story_id: string };

type TagTable = {
  id: string;
  slug: string;
  title: string;
  story_count: Generated<number>;
  follower_count: Generated<number>;
  created_at: Once<Date>;
};
type StoryTagTable = {
  story_id: string;
  tag_id: string;
  publication_id: string | null;
  position: number;
  sort_key: number;
  is_listed: boolean;
};
type SeriesTable = {
  id: string;
  slug: string;
  title: string;
  description: Generated<string>;
  creator_id: string;
  publication_id: string | null;
  story_count: Generated<number>;
  first_story_id: string | null;
  created_at: Once<Date>;
};
type SeriesEntryTable = { series_id: string; story_id: string; place: number; is_listed: boolean };
type ArchiveCountTable = { scope: string; year: number; month: number; day: number; story_count: number };
type StoryReadDayTable = {
  story_id: string;
  day: ColumnType<string, string, string>;
  member_reads: Generated<number>;
  other_reads: Generated<number>;
};
export type TopPeriod = 'week' | 'month' | 'year' | 'allTime';
type TopStoryTable = { scope: string; period: TopPeriod; position: number; story_id: string; score: number };

export type ListVisibility = 'public' | 'private' | 'locked';
type ListTable = {
  id: string;
  owner_id: string;
  slug: string;
  name: string;
  description: Generated<string>;
  kind: Generated<'custom' | 'reading' | 'resume' | 'purchased'>;
  visibility: ListVisibility;
  is_in_library: Generated<boolean>;
  item_count: Generated<number>;
  follower_count: Generated<number>;
  clap_count: Generated<number>;
  fan_count: Generated<number>;
  response_count: Generated<number>;
  is_responses_closed: Generated<boolean>;
  created_at: Once<Date>;
  updated_at: Date;
};
type ListItemTable = {
  id: string;
  list_id: string;
  story_id: string;
  place: number;
  note: Generated<string>;
  added_at: Date;
};

type ImportItemTable = {
  source_key: string;
  item_key: string;
  kind: 'person' | 'story' | 'series' | 'translation';
  entity_id: string;
  content_hash: string | null;
  updated_at: Date;
};
type EmailAddressTable = {
  address: string;
  person_id: string;
  is_verified: Generated<boolean>;
  created_at: Once<Date>;
};
type SetupLinkTable = {
  token_hash: string;
  seed: string;
  created_at: Once<Date>;
  used_at: Date | null;
  used_by: string | null;
};
type SettingTable = { name: string; value: Json<unknown>; updated_at: Date };
type FlagOverrideTable = { name: string; value: Json<boolean | string | number>; updated_at: Date };

/** Every table of the product; who writes which one is said by the `*.store.ts` beside its module. */
export type Tables = OwnTables & ModuleTables;

type OwnTables = {
  image: ImageTable;
  person: PersonTable;
  book: BookTable;
  publication: PublicationTable;
  publication_member: PublicationMemberTable;
  publication_writer: PublicationWriterTable;
  publication_navigation_item: PublicationNavigationItemTable;
  publication_section: PublicationSectionTable;
  publication_section_story: PublicationSectionStoryTable;
  publication_page: PublicationPageTable;
  publication_featured_story: PublicationFeaturedStoryTable;
  story: StoryTable;
  story_body: StoryBodyTable;
  story_rendering: StoryRenderingTable;
  story_author: StoryAuthorTable;
  story_image: StoryImageTable;
  story_withholding: StoryWithholdingTable;
  old_address: OldAddressTable;
  story_pin: StoryPinTable;
  tag: TagTable;
  story_tag: StoryTagTable;
  series: SeriesTable;
  series_entry: SeriesEntryTable;
  archive_count: ArchiveCountTable;
  story_read_day: StoryReadDayTable;
  top_story: TopStoryTable;
  list: ListTable;
  list_item: ListItemTable;
  import_item: ImportItemTable;
  email_address: EmailAddressTable;
  setup_link: SetupLinkTable;
  setting: SettingTable;
  flag_override: FlagOverrideTable;
};
