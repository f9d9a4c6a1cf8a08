import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'newsletter',
    column: 'person_id',
    exported: {
      file: 'newsletters.json',
      columns: {
        id: 'id',
        name: 'name',
        description: 'description',
        cadence: 'cadence',
        senderName: 'sender_name',
        replyTo: 'reply_to',
        replyToAskedAt: 'reply_to_asked_at',
        sendsStories: 'sends_stories',
        welcomeSubject: 'welcome_subject',
        welcomeText: 'welcome_text',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        endedAt: 'ended_at',
      },
      leftOut: {
        publication_id: 'empty in the newsletter of a person',
        revision: 'a count of changes, which says nothing about a person',
        is_first: 'a person has one, which is their first',
      },
    },
    erased: 'rows',
  },
];
