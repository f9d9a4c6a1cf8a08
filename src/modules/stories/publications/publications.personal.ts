import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'publication_member',
    column: 'person_id',
    exported: {
      file: 'publications.json',
      columns: { publicationId: 'publication_id', role: 'role', since: 'created_at' },
    },
    erased: { by: 'publications/leave-publications.ts' },
  },
  {
    table: 'publication_writer',
    column: 'person_id',
    exported: { withheld: 'a count of the stories that the archive holds' },
    erased: { by: 'publications/leave-publications.ts' },
  },
];
