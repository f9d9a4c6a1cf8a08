import { KEY, SECRET, type PersonalTable } from '#modules/ground/personal-table.ts';
import { draftColumns } from './told-columns.ts';

const OF_OTHERS = 'stands in the drafts of a story, which the archive holds';

export const personal: readonly PersonalTable[] = [
  {
    table: 'draft_link',
    column: 'person_id',
    exported: {
      file: 'draft-links.json',
      columns: { storyId: 'story_id', createdAt: 'created_at' },
      leftOut: { token_hash: SECRET },
    },
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
        id: 'id',
        revision: 'revision',
        previewBreak: 'preview_break',
        wordCount: 'word_count',
      },
    },
    erased: 'column',
  },
  {
    table: 'story_draft',
    column: 'created_by',
    exported: {
      by: 'archives/read-stories.ts',
      columns: draftColumns,
      leftOut: { created_with: KEY, story_id: 'the story that it is told with' },
    },
    erased: 'column',
  },
  { table: 'story_draft', column: 'updated_by', exported: { withheld: OF_OTHERS }, erased: 'column' },
];
