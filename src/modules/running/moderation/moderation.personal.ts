import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'suspension',
    column: 'person_id',
    exported: {
      file: 'suspensions.json',
      columns: {
        rule: 'rule',
        reason: 'reason',
        excerpt: 'excerpt',
        createdAt: 'created_at',
        endsAt: 'ends_at',
        liftedAt: 'lifted_at',
      },
      leftOut: { id: KEY },
    },
    erased: 'rows',
  },
  {
    table: 'suspension',
    column: 'created_by',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
  {
    table: 'suspension',
    column: 'lifted_by',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
  {
    table: 'platform_role',
    column: 'person_id',
    exported: { file: 'roles.json', columns: { role: 'role', since: 'created_at' } },
    erased: 'rows',
  },
];
