import { KEY, SECRET, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'share_link_opening',
    column: 'person_id',
    exported: {
      file: 'shared-stories-read.json',
      columns: { storyId: 'story_id', openedAt: 'opened_at', isMember: 'is_member' },
      leftOut: { link_id: 'a link of somebody else', reader_hash: SECRET },
    },
    erased: 'column',
  },
  {
    table: 'share_link',
    column: 'person_id',
    exported: {
      file: 'share-links.json',
      columns: {
        storyId: 'story_id',
        openings: 'openings',
        createdAt: 'created_at',
        revokedAt: 'revoked_at',
        mostOpenings: 'most_openings',
      },
      leftOut: { id: KEY, token_hash: SECRET },
    },
    erased: 'rows',
  },
];
