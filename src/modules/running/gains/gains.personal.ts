import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'story_gain',
    column: 'person_id',
    exported: {
      file: 'won-by-stories.json',
      columns: {
        storyId: 'story_id',
        publicationId: 'publication_id',
        kind: 'kind',
        targetId: 'target_id',
        gainedAt: 'gained_at',
      },
      leftOut: { id: KEY },
    },
    // What a story won stays counted; nobody can say any more whom.
    erased: 'column',
  },
];
