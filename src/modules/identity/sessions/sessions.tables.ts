import type { Once } from '#modules/ground/tables.ts';

type SessionTable = {
  id: string;
  token_hash: Once<string>;
  person_id: Once<string>;
  /** The session of the main site that a session of a custom domain hangs on, and ends with. */
  parent_id: string | null;
  /** Key of the one host that it is good for. */
  host: Once<string>;
  method: Once<string>;
  entry: Once<string | null>;
  user_agent: Once<string>;
  network: Once<string>;
  country: Once<string | null>;
  created_at: Once<Date>;
  stepped_up_at: Once<Date | null>;
  last_used_at: Date;
  expires_at: Date;
};

/** A pass from a session of the main site to one custom domain, for one browser. */
type DomainPassTable = {
  token_hash: string;
  session_id: string;
  host: string;
  visitor_hash: string;
  redirect: string;
  expires_at: Date;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    session: SessionTable;
    domain_pass: DomainPassTable;
  }
}
