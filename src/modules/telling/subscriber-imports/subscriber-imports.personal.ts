import { KEY, MADE, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'subscriber_import',
    column: 'person_id',
    exported: {
      file: 'subscriber-imports.json',
      columns: {
        newsletterId: 'newsletter_id',
        state: 'state',
        fileName: 'file_name',
        origin: 'origin',
        rows: 'total_count',
        requestedAt: 'requested_at',
        finishedAt: 'finished_at',
      },
      leftOut: { id: KEY, done_count: MADE, fault: 'a sentence that the page of the import says', released_at: MADE },
    },
    erased: 'column',
  },
];
