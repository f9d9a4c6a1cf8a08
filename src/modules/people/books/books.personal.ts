import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'book',
    column: 'person_id',
    exported: {
      file: 'books.json',
      columns: {
        title: 'title',
        description: 'description',
        url: 'url',
        publishedAt: 'published_at',
        coverImageId: 'cover_image_id',
        id: 'id',
        position: 'position',
      },
    },
    erased: 'rows',
  },
];
