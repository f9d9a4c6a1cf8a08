import type { Once } from '#modules/ground/tables.ts';

type MobileNumberTable = {
  person_id: Once<string>;
  /** HMAC with a secret of the site: numbers are few enough to be guessed from a plain hash. */
  number_hash: string;
  last_digits: string;
  verified_at: Date;
};
type MobileCodeTable = {
  person_id: Once<string>;
  number_hash: string;
  last_digits: string;
  code_hash: string;
  tries: number;
  expires_at: Date;
};

/** Written by `mobile-verification.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    mobile_number: MobileNumberTable;
    mobile_code: MobileCodeTable;
  }
}
