import type { Columns } from '#modules/ground/column-list.ts';
import type { PersonState } from '#modules/ground/viewer.ts';

/** What everyone may know of a person. */
export type Person = {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  readonly imageId: string | null;
  readonly websiteUrl: string | null;
  readonly twitterScreenName: string | null;
  readonly domain: string | null;
  readonly isUnclaimed: boolean;
  readonly state: PersonState;
  readonly followerCount: number;
  readonly followingCount: number;
  readonly storyCount: number;
  readonly createdAt: Date;
};

export const personColumns: Columns<Person> = {
  id: 'id',
  username: 'username',
  name: 'name',
  bio: 'bio',
  imageId: 'image_id',
  websiteUrl: 'website_url',
  twitterScreenName: 'twitter_screen_name',
  domain: 'domain',
  isUnclaimed: 'is_unclaimed',
  state: 'state',
  followerCount: 'follower_count',
  followingCount: 'following_count',
  storyCount: 'story_count',
  createdAt: 'created_at',
};
