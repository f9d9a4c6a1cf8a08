import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

const columns = {
  publicationId: 'publication_id',
  state: 'state',
  isLeaving: 'is_leaving',
  offeredAt: 'offered_at',
  endsAt: 'ends_at',
} as const;
const leftOut = { id: KEY };
const other = 'who the other side is stands on the page of the publication’s staff';

export const personal: readonly PersonalTable[] = [
  {
    table: 'publication_transfer',
    column: 'from_id',
    exported: { file: 'publications-offered.json', columns, leftOut: { ...leftOut, to_id: other } },
    erased: 'rows',
  },
  {
    table: 'publication_transfer',
    column: 'to_id',
    exported: { file: 'publications-taken-over.json', columns, leftOut: { ...leftOut, from_id: other } },
    erased: 'rows',
  },
];
