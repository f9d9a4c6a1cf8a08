import type { Columns } from '#modules/ground/column-list.ts';

/** Anyone; reachable but not listed; platform staff (rule 49). */
export type TopicVisibility = 'public' | 'special' | 'staff';

/** What curators gather under one name: tags, and stories that they pick by hand. */
export type Topic = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly visibility: TopicVisibility;
};

export const topicColumns: Columns<Topic> = {
  id: 'id',
  slug: 'slug',
  name: 'name',
  description: 'description',
  visibility: 'visibility',
};

/** What a change of a topic comes to. */
export type TopicOutcome =
  | { readonly type: 'Topic'; readonly topic: Topic }
  | { readonly type: 'BadRequest' | 'NotFound'; readonly message: string };
