import { KEY, MADE, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'archive_import',
    column: 'person_id',
    exported: {
      file: 'archive-imports.json',
      columns: {
        state: 'state',
        comesInAs: 'comes_in_as',
        files: 'files',
        kind: 'kind',
        tally: 'tally',
        requestedAt: 'requested_at',
        finishedAt: 'finished_at',
      },
      leftOut: {
        id: KEY,
        done_count: MADE,
        total_count: MADE,
        fault: 'a sentence that the page of the import says',
        problems: 'the report of a page, about stories that the archive has',
        problem_count: MADE,
      },
    },
    erased: { by: 'archive-imports/erase-archive-imports-of.ts' },
  },
];
