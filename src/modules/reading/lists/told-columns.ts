import type { Columns } from '#modules/ground/personal-table.ts';

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
