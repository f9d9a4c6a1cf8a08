/** Columns of a table by the names that they bear in the archive. */
export type Columns = Readonly<Record<string, string>>;
/** Columns that the archive does not tell, each with the reason. */
export type LeftOut = Readonly<Record<string, string>>;

export const KEY = 'names the row inside the program, and nothing outside it';
export const SECRET = 'proves something, or is made of what does: worth something to a thief alone';
export const MADE = 'made by the program from what is told';

/** What the archive tells of a story, beside its text, its authors, topics, series and addresses. */
export const storyColumns: Columns = {
  id: 'id',
  title: 'title',
  subtitle: 'subtitle',
  slug: 'slug',
  excerpt: 'excerpt',
  language: 'language',
  isLanguageChosen: 'is_language_chosen',
  state: 'state',
  visibility: 'visibility',
  isWithheld: 'is_withheld',
  lockSource: 'lock_source',
  license: 'license',
  aiDisclosure: 'ai_disclosure',
  canonicalUrl: 'canonical_url',
  coverImageId: 'cover_image_id',
  coverAlt: 'cover_alt',
  coverFocusX: 'cover_focus_x',
  coverFocusY: 'cover_focus_y',
  previewBreak: 'preview_break',
  seoTitle: 'seo_title',
  seoDescription: 'seo_description',
  responseLevel: 'response_level',
  isResponsesClosed: 'is_responses_closed',
  isMailed: 'is_mailed',
  isUndated: 'is_undated',
  sortKey: 'sort_key',
  translationGroup: 'translation_group_id',
  readingMinutes: 'reading_minutes',
  wordCount: 'word_count',
  claps: 'clap_count',
  fans: 'fan_count',
  responses: 'response_count',
  firstPublishedAt: 'first_published_at',
  latestPublishedAt: 'latest_published_at',
  editedAt: 'edited_at',
  scheduledAt: 'scheduled_at',
  scheduleTimeZone: 'schedule_time_zone',
  scheduleFailure: 'schedule_failure',
  trashedAt: 'trashed_at',
  stateBeforeTrash: 'state_before_trash',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};
export const storyLeftOut: LeftOut = {
  author_ids: 'told by name',
  tag_ids: 'told by name',
  publication_id: 'told by name',
  series_id: 'told by name',
  cover_width: 'the picture itself is in the archive',
  cover_height: 'the picture itself is in the archive',
  cover_placeholder: 'the picture itself is in the archive',
  published_day: MADE,
  is_listed: MADE,
  score: MADE,
};

/** What the archive tells of what is written and not published yet. */
export const draftColumns: Columns = {
  revision: 'revision',
  publishedRevision: 'published_revision',
  title: 'title',
  subtitle: 'subtitle',
  previewBreak: 'preview_break',
  publicationId: 'publication_id',
  inResponseToQuoteId: 'in_response_to_quote_id',
  repostId: 'repost_id',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  document: 'document',
};

export const listColumns: Columns = {
  id: 'id',
  slug: 'slug',
  name: 'name',
  description: 'description',
  kind: 'kind',
  visibility: 'visibility',
  isInLibrary: 'is_in_library',
  isResponsesClosed: 'is_responses_closed',
  followers: 'follower_count',
  claps: 'clap_count',
  fans: 'fan_count',
  responses: 'response_count',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

export const listItemColumns: Columns = { storyId: 'story_id', note: 'note', addedAt: 'added_at' };
