import type { ColumnType } from 'kysely';
import type { Scope } from '#shared/identity/scopes.ts';

type Once<Value> = ColumnType<Value, Value, never>;

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
export type PersonalTokensTables = { personal_token: PersonalTokenTable };
