import { KEY, MADE, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'story_visit',
    column: 'person_id',
    exported: {
      file: 'visits.json',
      columns: {
        storyId: 'story_id',
        publicationId: 'publication_id',
        startedAt: 'started_at',
        lastSeenAt: 'last_seen_at',
        activeSeconds: 'active_seconds',
        furthestPercent: 'furthest_percent',
        isRead: 'is_read',
        isMember: 'is_member',
        isLocked: 'is_locked',
        medium: 'medium',
        source: 'source',
        campaign: 'campaign',
        country: 'country',
        device: 'device',
      },
      leftOut: { id: KEY, reader_key: MADE },
    },
    // What was read stays counted; nobody can say any more by whom.
    erased: 'column',
  },
];
