import { KEY, MADE, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'subscriber',
    column: 'person_id',
    exported: {
      file: 'subscriptions.json',
      columns: {
        newsletterId: 'newsletter_id',
        state: 'state',
        endReason: 'end_reason',
        source: 'source',
        agreedTo: 'consent_text',
        sharesAddress: 'shares_address',
        joinedElsewhereAt: 'joined_elsewhere_at',
        since: 'created_at',
        confirmedAt: 'confirmed_at',
        endedAt: 'ended_at',
      },
      leftOut: {
        id: KEY,
        address: 'stands in the rows of readers without an account alone',
        first_of_person_id: MADE,
        first_of_publication_id: MADE,
        import_id: 'names a list that somebody brought along, which is theirs',
        is_staged: MADE,
      },
    },
    erased: 'rows',
  },
  {
    table: 'subscriber',
    column: 'first_of_person_id',
    exported: { withheld: 'who asked for their stories is a list of its own to take along, of those who agreed' },
    erased: { kept: 'the newsletter goes with its person, and its subscribers with it' },
  },
];
