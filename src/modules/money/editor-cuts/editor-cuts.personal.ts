import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'publication_cut_part',
    column: 'person_id',
    exported: {
      file: 'editor-parts.json',
      columns: { publicationId: 'publication_id', percent: 'percent' },
    },
    erased: 'rows',
  },
];
