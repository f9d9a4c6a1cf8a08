import { KEY, SECRET, type PersonalTable } from '#modules/ground/personal-table.ts';

const MACHINERY = 'when the program looks at the records again, and what it saw';

export const personal: readonly PersonalTable[] = [
  {
    table: 'live_domain',
    column: 'person_id',
    exported: { withheld: 'domains.json says which of the domains is live' },
    erased: 'rows',
  },
  {
    table: 'domain_claim',
    column: 'person_id',
    exported: {
      file: 'domains.json',
      columns: {
        domain: 'domain',
        kind: 'kind',
        state: 'state',
        claimedAt: 'claimed_at',
        liveSince: 'live_since',
        releasedAt: 'released_at',
      },
      leftOut: {
        id: KEY,
        publication_id: 'of domains that belong to no person',
        token: SECRET,
        problem: MACHINERY,
        problem_found: MACHINERY,
        watched_since: MACHINERY,
        checked_at: MACHINERY,
        next_check_at: MACHINERY,
        failing_since: MACHINERY,
        lapsed_since: MACHINERY,
      },
    },
    erased: 'rows',
  },
];
