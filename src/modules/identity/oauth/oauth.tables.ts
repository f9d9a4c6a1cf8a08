import type { Once } from '#modules/ground/tables.ts';
import type { Scope } from '#shared/identity/scopes.ts';

type OAuthAppTable = {
  id: Once<string>;
  owner_id: Once<string>;
  name: string;
  description: string;
  redirect_addresses: string[];
  /** Null for an app that cannot keep a secret (a public client). */
  secret_hash: string | null;
  created_at: Once<Date>;
  updated_at: Date;
};

/** What one person allowed one app at one time: everything that was given out for it ends with it. */
type OAuthGrantTable = {
  id: Once<string>;
  app_id: Once<string>;
  person_id: Once<string>;
  scopes: Once<Scope[]>;
  created_at: Once<Date>;
  expires_at: Once<Date>;
  last_used_at: Date | null;
};

type OAuthCodeTable = {
  code_hash: Once<string>;
  grant_id: Once<string>;
  redirect_address: Once<string>;
  challenge: Once<string>;
  expires_at: Once<Date>;
  used_at: Date | null;
};

type OAuthTokenTable = {
  token_hash: Once<string>;
  grant_id: Once<string>;
  kind: Once<'access' | 'refresh'>;
  scopes: Once<Scope[]>;
  expires_at: Once<Date>;
  used_at: Date | null;
};

/** Written by `oauth.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    oauth_app: OAuthAppTable;
    oauth_grant: OAuthGrantTable;
    oauth_code: OAuthCodeTable;
    oauth_token: OAuthTokenTable;
  }
}
