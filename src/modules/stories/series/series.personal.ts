import { MADE, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'series',
    column: 'creator_id',
    exported: {
      file: 'series.json',
      columns: {
        title: 'title',
        slug: 'slug',
        description: 'description',
        createdAt: 'created_at',
        id: 'id',
        publicationId: 'publication_id',
        stories: 'story_count',
      },
      leftOut: { first_story_id: MADE },
    },
    erased: { kept: 'of a publication only, whose sequence it is; a series of their own goes with its stories' },
  },
];
