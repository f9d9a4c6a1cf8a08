import type { PersonalTable } from './personal-table.ts';

const OF_OTHERS = 'stands in the drafts of a story, which the archive holds';

/** What somebody writes and has not published: a part of the personal tables. What they wrote with others stays theirs. */
export const draftTables: readonly PersonalTable[] = [
  {
    table: 'draft_link',
    column: 'person_id',
    exported: { file: 'draft-links.json', columns: { storyId: 'story_id', createdAt: 'created_at' } },
    erased: 'rows',
  },
  { table: 'story_delta', column: 'person_id', exported: { withheld: OF_OTHERS }, erased: 'column' },
  {
    table: 'story_version',
    column: 'person_id',
    exported: {
      file: 'draft-versions.json',
      columns: {
        storyId: 'story_id',
        kind: 'kind',
        title: 'title',
        subtitle: 'subtitle',
        document: 'document',
        createdAt: 'created_at',
      },
    },
    erased: 'column',
  },
  {
    table: 'story_draft',
    column: 'created_by',
    exported: {
      file: 'drafts.json',
      columns: {
        storyId: 'story_id',
        title: 'title',
        subtitle: 'subtitle',
        document: 'document',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    erased: 'column',
  },
  { table: 'story_draft', column: 'updated_by', exported: { withheld: OF_OTHERS }, erased: 'column' },
];
