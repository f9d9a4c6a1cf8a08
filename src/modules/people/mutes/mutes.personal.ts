import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'person_mute',
    column: 'muter_id',
    exported: { file: 'muted-people.json', columns: { personId: 'person_id', since: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'person_mute',
    column: 'person_id',
    exported: { withheld: 'nobody is told who muted them' },
    erased: 'rows',
  },
  {
    table: 'publication_mute',
    column: 'muter_id',
    exported: { file: 'muted-publications.json', columns: { publicationId: 'publication_id', since: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'tag_mute',
    column: 'muter_id',
    exported: { file: 'muted-tags.json', columns: { tagId: 'tag_id', since: 'created_at' } },
    erased: 'rows',
  },
];
