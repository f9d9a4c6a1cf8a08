import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type TotpTable = {
  person_id: Once<string>;
  sealed_secret: string;
  /** False until the first code shows that the app has the secret. */
  is_confirmed: Generated<boolean>;
  /** Number of the time step whose code was used last: no code is good twice. */
  last_step: Generated<number>;
  created_at: Date;
};
type RecoveryCodeTable = {
  person_id: Once<string>;
  position: Once<number>;
  salt: Once<string>;
  hash: Once<string>;
  used_at: Date | null;
  created_at: Once<Date>;
};
type TwoFactorChoiceTable = { person_id: Once<string>; asks_for_passkey: boolean; updated_at: Date };

/** Written by `two-factor.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    totp: TotpTable;
    recovery_code: RecoveryCodeTable;
    two_factor_choice: TwoFactorChoiceTable;
  }
}
