import type { Columns } from '#modules/ground/column-list.ts';

export type Tag = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly storyCount: number;
  readonly followerCount: number;
};

export const tagColumns: Columns<Tag> = {
  id: 'id',
  slug: 'slug',
  title: 'title',
  storyCount: 'story_count',
  followerCount: 'follower_count',
};
