import type { SignInMethod, SignInOperation } from './sign-in-method.ts';

type LoginTokenTable = {
  token_hash: string;
  person_id: string;
  /** Null for a link that the operator made, which opens in any browser. */
  visitor_hash: string | null;
  operation: SignInOperation;
  method: SignInMethod;
  redirect: string;
  created_at: Date;
  expires_at: Date;
};

type PendingSignInTable = {
  visitor_hash: string;
  person_id: string;
  operation: SignInOperation;
  method: SignInMethod;
  redirect: string;
  created_at: Date;
  expires_at: Date;
};

type KnownBrowserTable = { person_id: string; visitor_hash: string; created_at: Date; last_used_at: Date };

declare module '#modules/ground/tables.ts' {
  interface Tables {
    login_token: LoginTokenTable;
    pending_sign_in: PendingSignInTable;
    known_browser: KnownBrowserTable;
  }
}
