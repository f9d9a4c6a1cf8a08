import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'publication_member',
    column: 'person_id',
    exported: {
      file: 'publications.json',
      columns: { publicationId: 'publication_id', role: 'role', since: 'created_at' },
      leftOut: { settles_at: 'until when a transfer may be undone, which publications-taken-over.json tells' },
    },
    erased: { by: 'publications/leave-publications.ts' },
  },
  {
    table: 'publication_member',
    column: 'taken_over_from',
    exported: { withheld: 'stands for 72 hours, and in publications-offered.json' },
    erased: { by: 'publications/leave-publications.ts' },
  },
  {
    table: 'publication_writer',
    column: 'person_id',
    exported: { withheld: 'a count of the stories that the archive holds' },
    erased: { by: 'publications/leave-publications.ts' },
  },
];
