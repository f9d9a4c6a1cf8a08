import type { Columns } from '#modules/ground/column-list.ts';

/** An author's series or, with a publication, its sequence (rule 17). */
export type Series = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly creatorId: string;
  readonly publicationId: string | null;
  readonly storyCount: number;
};

export const seriesColumns: Columns<Series> = {
  id: 'id',
  slug: 'slug',
  title: 'title',
  description: 'description',
  creatorId: 'creator_id',
  publicationId: 'publication_id',
  storyCount: 'story_count',
};
