import { KEY, type PersonalTable, SECRET } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'impersonation',
    column: 'person_id',
    exported: {
      by: 'account-exports/read-impersonations-of.ts',
      columns: {
        reason: 'reason',
        askedAt: 'created_at',
        begunAt: 'begun_at',
        endsAt: 'expires_at',
        endedAt: 'ended_at',
        toldAt: 'told_at',
      },
      leftOut: {
        id: KEY,
        actor_id: 'who of those who work for the site it was: the site answers for them',
        session_id: KEY,
        token_hash: SECRET,
      },
    },
    erased: 'rows',
  },
  {
    table: 'impersonation',
    column: 'actor_id',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
];
