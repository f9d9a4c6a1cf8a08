import type { Once } from '#modules/ground/tables.ts';
import type { Scope } from '#shared/identity/scopes.ts';

type PersonalTokenTable = {
  id: Once<string>;
  person_id: Once<string>;
  token_hash: Once<string>;
  name: Once<string>;
  scopes: Once<Scope[]>;
  created_at: Once<Date>;
  expires_at: Once<Date>;
  last_used_at: Date | null;
};

/** Written by `personal-tokens.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    personal_token: PersonalTokenTable;
  }
}
