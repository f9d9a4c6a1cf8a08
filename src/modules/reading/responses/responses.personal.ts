import { MADE, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'response',
    column: 'author_id',
    exported: {
      file: 'responses.json',
      columns: {
        id: 'id',
        storyId: 'story_id',
        listId: 'list_id',
        parentId: 'parent_id',
        text: 'source',
        passage: 'quote_text',
        createdAt: 'created_at',
        editedAt: 'edited_at',
        passageBlockId: 'quote_block_id',
        claps: 'clap_count',
        fans: 'fan_count',
        replies: 'reply_count',
        hiddenAt: 'hidden_at',
        pinnedAt: 'pinned_at',
        deletedAt: 'deleted_at',
      },
      leftOut: { document: MADE, body_html: MADE, excerpt: MADE, score: MADE, is_concealed: MADE, is_silent: MADE },
    },
    erased: { kept: 'in the conversation that it is part of, by "Deleted user" (rule 143)' },
  },
  {
    table: 'response',
    column: 'hidden_by',
    exported: { withheld: 'tells of the response of somebody else' },
    erased: 'column',
  },
];
