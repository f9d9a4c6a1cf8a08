import { KEY, SECRET, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'federation_actor',
    column: 'person_id',
    exported: {
      file: 'federation.json',
      columns: { publicKey: 'public_key', openedAt: 'opened_at', closedAt: 'closed_at' },
      leftOut: { sealed_private_key: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'federation_follower',
    column: 'person_id',
    exported: {
      file: 'fediverse-followers.json',
      columns: { follower: 'actor_uri', followedAt: 'followed_at', followUri: 'follow_uri' },
      leftOut: { id: KEY },
    },
    erased: 'rows',
  },
  {
    table: 'federation_server',
    column: 'person_id',
    exported: {
      file: 'fediverse-servers.json',
      columns: { server: 'host', isBlocked: 'is_blocked', lastSentAt: 'last_sent_at', failingSince: 'failing_since' },
    },
    erased: 'rows',
  },
  {
    table: 'federation_story',
    column: 'person_id',
    exported: { withheld: 'nothing but which stories servers elsewhere were told of' },
    erased: 'rows',
  },
  {
    table: 'federation_pending',
    column: 'person_id',
    exported: { withheld: 'what servers elsewhere are told of within a second' },
    erased: 'rows',
  },
];
