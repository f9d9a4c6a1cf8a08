import { KEY, MADE, type PersonalTable, SECRET } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'author_verification',
    column: 'person_id',
    exported: {
      file: 'author-verifications.json',
      columns: {
        state: 'state',
        profileName: 'profile_name',
        coverName: 'cover_name',
        book: 'book_title',
        isbn: 'isbn',
        publisherDomain: 'publisher_domain',
        reason: 'reason',
        appliedAt: 'applied_at',
        decidedAt: 'decided_at',
      },
      leftOut: { id: KEY, decided_by: 'names who decided, who is somebody else' },
    },
    erased: 'rows',
  },
  {
    table: 'author_verification',
    column: 'decided_by',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
  {
    table: 'publisher_proof',
    column: 'person_id',
    exported: {
      file: 'publisher-address.json',
      columns: { address: 'address', provenAt: 'proven_at' },
      leftOut: { code_hash: SECRET, tries: MADE, expires_at: MADE },
    },
    erased: 'rows',
  },
];
