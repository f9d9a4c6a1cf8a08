import { isSameName } from '#shared/authors/author-rules.ts';
import type { Columns } from '#modules/ground/column-list.ts';
import type { AuthorState } from './author-verifications.tables.ts';

/** An application to be verified as an author, and what came of it. */
export type AuthorApplication = {
  readonly id: string;
  readonly personId: string;
  readonly state: AuthorState;
  readonly profileName: string;
  readonly coverName: string;
  readonly bookTitle: string;
  readonly isbn: string;
  readonly publisherDomain: string | null;
  readonly reason: string;
  readonly appliedAt: Date;
  readonly decidedAt: Date | null;
};

export const applicationColumns: Columns<AuthorApplication> = {
  id: 'id',
  personId: 'person_id',
  state: 'state',
  profileName: 'profile_name',
  coverName: 'cover_name',
  bookTitle: 'book_title',
  isbn: 'isbn',
  publisherDomain: 'publisher_domain',
  reason: 'reason',
  appliedAt: 'applied_at',
  decidedAt: 'decided_at',
};

/** Whether a badge is shown: it was given to a name, and nobody takes it along to the name of somebody else. Pure. */
export function isBadgeShown({ state, profileName }: AuthorApplication, name: string): boolean {
  return state === 'verified' && isSameName(profileName, name);
}
