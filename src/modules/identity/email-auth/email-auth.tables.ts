import type { Generated } from 'kysely';
import type { SignInOperation } from '#modules/identity/sign-in/sign-in-method.ts';

/** What one browser asked for one address: a code and a link, in one mail. */
type EmailAuthRequestTable = {
  id: string;
  /** Grows with each request, also of those within one millisecond. */
  place: Generated<number>;
  visitor_hash: string;
  address: string;
  operation: SignInOperation;
  full_name: string | null;
  redirect: string;
  /** Keyed hash of the six digits together with the id. */
  code_hash: string;
  link_hash: string;
  try_count: Generated<number>;
  created_at: Date;
  code_expires_at: Date;
  link_expires_at: Date;
  /** When it was used, or a newer one took its place. */
  ended_at: Date | null;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    email_auth_request: EmailAuthRequestTable;
  }
}
