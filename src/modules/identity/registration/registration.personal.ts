import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'invitation',
    column: 'created_by',
    exported: { withheld: 'made for the site by somebody who works for it' },
    erased: 'column',
  },
  {
    table: 'invitation_use',
    column: 'person_id',
    exported: { file: 'invitations.json', columns: { acceptedAt: 'used_at' }, leftOut: { invitation_id: KEY } },
    erased: 'rows',
  },
];
