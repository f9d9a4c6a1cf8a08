import { KEY, type PersonalTable, SECRET } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'publication_invitation',
    column: 'person_id',
    exported: {
      file: 'staff-invitations.json',
      columns: {
        publicationId: 'publication_id',
        role: 'role',
        state: 'state',
        createdAt: 'created_at',
        sentAt: 'sent_at',
        expiresAt: 'expires_at',
      },
      leftOut: {
        id: KEY,
        token_hash: SECRET,
        replaced_hashes: SECRET,
        invited_by: 'who invites is named in the mail and on the page of the invitation',
        address: 'of invitations to an address, which name nobody',
      },
    },
    erased: 'rows',
  },
  {
    table: 'publication_invitation',
    column: 'invited_by',
    exported: {
      file: 'invited-staff.json',
      columns: {
        publicationId: 'publication_id',
        role: 'role',
        state: 'state',
        createdAt: 'created_at',
        sentAt: 'sent_at',
        expiresAt: 'expires_at',
      },
      leftOut: {
        id: KEY,
        token_hash: SECRET,
        replaced_hashes: SECRET,
        person_id: 'whom they invited is the publication’s to know',
        address: 'whom they invited is the publication’s to know',
      },
    },
    erased: 'rows',
  },
];
