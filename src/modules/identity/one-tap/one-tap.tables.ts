import type { ColumnType } from 'kysely';
import type { Claims } from '#platform/open-id/verify-id-token.ts';

type OneTapCredentialTable = {
  /** Kept until the credential itself runs out, so that none is used twice. */
  credential_hash: string;
  /** Of the token that the page goes on with; null once it was used. */
  handle_hash: string | null;
  visitor_hash: string;
  claims: ColumnType<Claims | null, string | null, string | null>;
  expires_at: Date;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    one_tap_credential: OneTapCredentialTable;
  }
}
