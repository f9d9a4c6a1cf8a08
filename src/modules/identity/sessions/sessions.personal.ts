import { KEY, SECRET, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'session',
    column: 'person_id',
    exported: {
      file: 'sessions.json',
      columns: {
        site: 'host',
        method: 'method',
        browser: 'user_agent',
        network: 'network',
        country: 'country',
        createdAt: 'created_at',
        lastUsedAt: 'last_used_at',
        expiresAt: 'expires_at',
        entry: 'entry',
        steppedUpAt: 'stepped_up_at',
      },
      leftOut: { id: KEY, token_hash: SECRET, parent_id: KEY },
    },
    erased: 'rows',
  },
];
