import type { Once } from '#modules/ground/tables.ts';

export type ChallengePurpose = 'register' | 'signIn' | 'secondFactor';

type PasskeyTable = {
  /** The credential's id, base64url. */
  id: Once<string>;
  person_id: Once<string>;
  name: string;
  /** COSE key, base64url. */
  public_key: Once<string>;
  counter: number;
  transports: string[];
  is_backed_up: boolean;
  created_at: Once<Date>;
  last_used_at: Date | null;
};
type PasskeyChallengeTable = {
  challenge: Once<string>;
  visitor_hash: Once<string>;
  purpose: Once<ChallengePurpose>;
  person_id: Once<string | null>;
  expires_at: Once<Date>;
};

/** Written by `passkeys.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    passkey: PasskeyTable;
    passkey_challenge: PasskeyChallengeTable;
  }
}
