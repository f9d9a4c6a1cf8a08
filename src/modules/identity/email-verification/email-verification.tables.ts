import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type EmailVerificationTable = {
  token_hash: string;
  person_id: string;
  address: string;
  created_at: Date;
  expires_at: Date;
};

type EmailAddressTable = {
  address: string;
  person_id: string;
  is_verified: Generated<boolean>;
  created_at: Once<Date>;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    email_address: EmailAddressTable;
    email_verification: EmailVerificationTable;
  }
}
