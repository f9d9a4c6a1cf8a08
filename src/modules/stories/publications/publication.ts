import type { Columns } from '#modules/ground/column-list.ts';
import type { HeaderScale, PublicationLayout, PublicationState } from './publications.tables.ts';

/** What everyone may know of a publication. */
export type Publication = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly domain: string | null;
  readonly tagline: string;
  readonly description: string;
  readonly avatarImageId: string | null;
  readonly logoImageId: string | null;
  readonly faviconImageId: string | null;
  readonly isAuroraVisible: boolean;
  readonly layout: PublicationLayout;
  readonly headerScale: HeaderScale;
  readonly headerColor: string;
  readonly headingFont: string;
  readonly bodyFont: string;
  readonly state: PublicationState;
  readonly followerCount: number;
  readonly storyCount: number;
  readonly createdAt: Date;
};

export const publicationColumns: Columns<Publication> = {
  id: 'id',
  slug: 'slug',
  name: 'name',
  domain: 'domain',
  tagline: 'tagline',
  description: 'description',
  avatarImageId: 'avatar_image_id',
  logoImageId: 'logo_image_id',
  faviconImageId: 'favicon_image_id',
  isAuroraVisible: 'is_aurora_visible',
  layout: 'layout',
  headerScale: 'header_scale',
  headerColor: 'header_color',
  headingFont: 'heading_font',
  bodyFont: 'body_font',
  state: 'state',
  followerCount: 'follower_count',
  storyCount: 'story_count',
  createdAt: 'created_at',
};
