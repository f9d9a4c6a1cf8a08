import type { Columns } from '#modules/ground/column-list.ts';
import type { AiDisclosure, LockSource, ResponseLevel, StoryState, StoryVisibility } from './stories.tables.ts';

/** A story without its body. */
export type Story = {
  readonly id: string;
  readonly creatorId: string;
  /** In the order of the byline. */
  readonly authorIds: readonly string[];
  readonly publicationId: string | null;
  readonly title: string;
  readonly subtitle: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly language: string;
  readonly state: StoryState;
  readonly visibility: StoryVisibility;
  /** Published and neither unlisted nor held back: it may stand in a list. */
  readonly isListed: boolean;
  /** True where `story_withholding` holds a row: the reader's country then decides. */
  readonly isWithheld: boolean;
  readonly license: string;
  readonly canonicalUrl: string | null;
  readonly coverImageId: string | null;
  readonly coverWidth: number | null;
  readonly coverHeight: number | null;
  readonly coverPlaceholder: string | null;
  readonly coverAlt: string;
  readonly coverFocusX: number;
  readonly coverFocusY: number;
  readonly tagIds: readonly string[];
  readonly readingMinutes: number;
  readonly wordCount: number;
  readonly sortKey: number;
  readonly firstPublishedAt: Date | null;
  readonly latestPublishedAt: Date | null;
  readonly isUndated: boolean;
  readonly clapCount: number;
  readonly responseCount: number;
  readonly isResponsesClosed: boolean;
  readonly responseLevel: ResponseLevel;
  readonly translationGroupId: string | null;
  readonly seriesId: string | null;
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
  readonly aiDisclosure: AiDisclosure;
  readonly lockSource: LockSource;
  /** When more than a tenth of the words last changed after publishing (rule 11). */
  readonly editedAt: Date | null;
  readonly updatedAt: Date;
};

export const storyColumns: Columns<Story> = {
  id: 'id',
  creatorId: 'creator_id',
  authorIds: 'author_ids',
  publicationId: 'publication_id',
  title: 'title',
  subtitle: 'subtitle',
  slug: 'slug',
  excerpt: 'excerpt',
  language: 'language',
  state: 'state',
  visibility: 'visibility',
  isListed: 'is_listed',
  isWithheld: 'is_withheld',
  license: 'license',
  canonicalUrl: 'canonical_url',
  coverImageId: 'cover_image_id',
  coverWidth: 'cover_width',
  coverHeight: 'cover_height',
  coverPlaceholder: 'cover_placeholder',
  coverAlt: 'cover_alt',
  coverFocusX: 'cover_focus_x',
  coverFocusY: 'cover_focus_y',
  tagIds: 'tag_ids',
  readingMinutes: 'reading_minutes',
  wordCount: 'word_count',
  sortKey: 'sort_key',
  firstPublishedAt: 'first_published_at',
  latestPublishedAt: 'latest_published_at',
  isUndated: 'is_undated',
  clapCount: 'clap_count',
  responseCount: 'response_count',
  isResponsesClosed: 'is_responses_closed',
  responseLevel: 'response_level',
  translationGroupId: 'translation_group_id',
  seriesId: 'series_id',
  seoTitle: 'seo_title',
  seoDescription: 'seo_description',
  aiDisclosure: 'ai_disclosure',
  lockSource: 'lock_source',
  editedAt: 'edited_at',
  updatedAt: 'updated_at',
};
