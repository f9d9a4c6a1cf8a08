import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'notification_actor',
    column: 'person_id',
    exported: { withheld: 'what they did is in the archive where it is kept; this is who was told of it' },
    erased: 'rows',
  },
  {
    table: 'notification',
    column: 'person_id',
    exported: {
      file: 'notifications.json',
      columns: {
        kind: 'kind',
        storyId: 'story_id',
        firstAt: 'created_at',
        lastAt: 'updated_at',
        responseId: 'response_id',
        listId: 'list_id',
        highlightId: 'highlight_id',
        noteId: 'note_id',
        submissionId: 'submission_id',
        publicationId: 'publication_id',
        decisionId: 'decision_id',
        amount: 'amount',
        toldAt: 'told_at',
        toldCount: 'told_count',
      },
      leftOut: { id: KEY, bundle_key: KEY },
    },
    erased: 'rows',
  },
  {
    table: 'notifications_seen',
    column: 'person_id',
    exported: { file: 'notifications-seen.json', columns: { seenAt: 'seen_at' } },
    erased: 'rows',
  },
];
