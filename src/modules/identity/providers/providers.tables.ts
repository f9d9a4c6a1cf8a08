import type { ProviderName, ProviderOperation } from './provider-name.ts';

type ConnectionTable = {
  provider: ProviderName;
  /** What the subject is unique in: the address of the provider. */
  issuer: string;
  /** What the provider calls the person; never their address, which may pass to somebody else. */
  subject: string;
  person_id: string;
  display_name: string;
  /** False for an account that was made with an address that nobody had proved to own yet. */
  is_proven: boolean;
  created_at: Date;
  last_used_at: Date;
};

type ProviderQuestionTable = {
  state_hash: string;
  visitor_hash: string;
  /** Of who connects a provider to the account. */
  session_id: string | null;
  provider: ProviderName;
  operation: ProviderOperation;
  redirect: string;
  /** Where on the site it began (`susiEntry`). */
  entry: string | null;
  expires_at: Date;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    connection: ConnectionTable;
    provider_question: ProviderQuestionTable;
  }
}
