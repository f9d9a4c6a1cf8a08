import type { Generated } from 'kysely';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { Json, Once } from '#modules/ground/tables.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';

export type PublicationLayout = 'grid' | 'list' | 'stream';

export type HeaderScale = 'small' | 'medium' | 'large';

export type PublicationState = 'active' | 'archived' | 'suspended' | 'deleted';

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

type PublicationMemberTable = {
  publication_id: string;
  person_id: string;
  role: StaffRole;
  created_at: Once<Date>;
  /** Of an owner who took it over: until when that may be undone (rule 58). */
  settles_at: Generated<Date | null>;
  /** By whom it may be undone. */
  taken_over_from: Generated<string | null>;
};

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

type PublicationSectionTable = {
  id: string;
  publication_id: string;
  slug: string;
  title: string;
  position: number;
  /** The topic of its stories; null where they are chosen. */
  tag_id: string | null;
  /** Counts its changes. */
  revision: Generated<number>;
};

type OldPublicationSectionSlugTable = { publication_id: string; slug: string; section_id: string };

type PublicationSectionStoryTable = { section_id: string; story_id: string; sort_key: number };

type PublicationPageTable = {
  id: string;
  publication_id: string;
  slug: string;
  title: string;
  document: Json<StoryDocument>;
  body_html: string;
  /** Counts its texts. */
  revision: Generated<number>;
  updated_at: Date;
};

type OldPublicationPageSlugTable = { publication_id: string; slug: string; page_id: string };

type PublicationTopicTable = { publication_id: string; tag_id: string; position: number };

type OldPublicationSlugTable = { slug: string; publication_id: string; changed_at: Date };

type PublicationFeaturedStoryTable = { publication_id: string; position: number; story_id: string };

declare module '#modules/ground/tables.ts' {
  interface Tables {
    publication: PublicationTable;
    publication_member: PublicationMemberTable;
    publication_writer: PublicationWriterTable;
    publication_navigation_item: PublicationNavigationItemTable;
    publication_section: PublicationSectionTable;
    old_publication_section_slug: OldPublicationSectionSlugTable;
    publication_section_story: PublicationSectionStoryTable;
    publication_page: PublicationPageTable;
    old_publication_page_slug: OldPublicationPageSlugTable;
    publication_featured_story: PublicationFeaturedStoryTable;
    publication_topic: PublicationTopicTable;
    old_publication_slug: OldPublicationSlugTable;
  }
}
