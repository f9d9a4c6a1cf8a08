import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'co_author_invitation',
    column: 'person_id',
    exported: {
      file: 'co-author-invitations.json',
      columns: { storyId: 'story_id', createdAt: 'created_at', declinedAt: 'declined_at' },
    },
    erased: 'rows',
  },
  {
    table: 'co_author_invitation',
    column: 'invited_by',
    exported: {
      file: 'invited-co-authors.json',
      columns: { storyId: 'story_id', personId: 'person_id', createdAt: 'created_at' },
    },
    erased: 'rows',
  },
];
