import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'submission_note',
    column: 'author_id',
    exported: {
      file: 'submission-notes.json',
      columns: {
        submissionId: 'submission_id',
        isShared: 'is_shared',
        body: 'body',
        blockId: 'block_id',
        quote: 'quote',
        createdAt: 'created_at',
        resolvedAt: 'resolved_at',
      },
      leftOut: { id: KEY },
    },
    erased: 'rows',
  },
  {
    table: 'publication_person_note',
    column: 'updated_by',
    exported: {
      file: 'notes-on-writers.json',
      columns: { publicationId: 'publication_id', body: 'body', updatedAt: 'updated_at' },
      leftOut: { person_id: 'whom an editor noted something about is not theirs to take along' },
    },
    erased: 'rows',
  },
  {
    table: 'publication_person_note',
    column: 'person_id',
    exported: { withheld: 'what editors note for themselves is in no archive of the other side' },
    erased: 'rows',
  },
  {
    table: 'submission_event',
    column: 'actor_id',
    exported: {
      file: 'submission-moves.json',
      columns: {
        submissionId: 'submission_id',
        action: 'action',
        from: 'from_status',
        to: 'to_status',
        note: 'note',
        createdAt: 'created_at',
      },
      leftOut: { id: KEY, position: KEY },
    },
    erased: { by: 'submissions/forget-moves-of.ts' },
  },
  {
    table: 'submission',
    column: 'assignee_id',
    exported: { withheld: 'the work of a publication; what they did there is in their moves' },
    erased: 'column',
  },
  {
    table: 'submission',
    column: 'writer_id',
    exported: {
      file: 'submissions.json',
      columns: {
        id: 'id',
        storyId: 'story_id',
        publicationId: 'publication_id',
        kind: 'kind',
        status: 'status',
        title: 'title',
        isGuest: 'is_guest',
        editorCut: 'editor_cut',
        revision: 'base_revision',
        previousId: 'previous_id',
        dueOn: 'due_on',
        declineReason: 'decline_reason',
        createdAt: 'created_at',
        actedAt: 'acted_at',
        answeredAt: 'answered_at',
        decidedAt: 'decided_at',
        nudgedAt: 'nudged_at',
        remindedAt: 'reminded_at',
        placedAt: 'placed_at',
      },
      leftOut: {
        assignee_id: 'who of the editors looks after it is theirs to say',
        title_words: 'the title, folded by the database',
      },
    },
    erased: 'rows',
  },
];
