import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

export type AuthorState = 'pending' | 'verified' | 'refused' | 'withdrawn' | 'revoked';

type AuthorVerificationTable = {
  id: string;
  person_id: Once<string>;
  state: AuthorState;
  /** As it was when they applied: under another name the badge is not shown. */
  profile_name: Once<string>;
  cover_name: Once<string>;
  book_title: Once<string>;
  /** 13 digits. */
  isbn: Once<string>;
  /** Where they showed that they get mail; null where nobody asked. */
  publisher_domain: Once<string | null>;
  reason: Generated<string>;
  applied_at: Once<Date>;
  decided_at: Date | null;
  decided_by: string | null;
};

type PublisherProofTable = {
  person_id: string;
  address: string;
  code_hash: string | null;
  tries: Generated<number>;
  expires_at: Date;
  proven_at: Date | null;
};

/** Written by `author-verifications.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    author_verification: AuthorVerificationTable;
    publisher_proof: PublisherProofTable;
  }
}
