import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'publication_activity',
    column: 'actor_id',
    exported: {
      file: 'publication-activity.json',
      columns: { publicationId: 'publication_id', did: 'kind', subject: 'subject', at: 'created_at' },
      leftOut: { id: KEY },
    },
    erased: { by: 'publication-activity/forget-activity-of.ts' },
  },
  {
    table: 'publication_activity',
    column: 'subject_person_id',
    exported: { withheld: 'what somebody else did; what came of it stands in publications.json' },
    erased: { by: 'publication-activity/forget-activity-of.ts' },
  },
];
