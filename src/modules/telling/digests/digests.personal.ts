import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'digest_story',
    column: 'person_id',
    exported: { file: 'digest-stories.json', columns: { storyId: 'story_id', sentAt: 'sent_at' } },
    erased: 'rows',
  },
  {
    table: 'digest_delivery',
    column: 'person_id',
    exported: { file: 'digests.json', columns: { day: 'day', stories: 'story_count', sentAt: 'sent_at' } },
    erased: 'rows',
  },
];
