import type { Once } from '#modules/ground/tables.ts';

/** Who of staff looked at the site as whom (rule 248). */
type ImpersonationTable = {
  id: Once<string>;
  person_id: Once<string>;
  actor_id: Once<string | null>;
  /** The actor's own session, which it hangs on and ends with. */
  session_id: Once<string | null>;
  /** First of the link that begins it, then of the cookie. */
  token_hash: string;
  /** Read by the person. */
  reason: Once<string>;
  created_at: Once<Date>;
  begun_at: Date | null;
  expires_at: Date;
  ended_at: Date | null;
  /** Null while a case about the person is open. */
  told_at: Date | null;
};

/** Written by `impersonations.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    impersonation: ImpersonationTable;
  }
}
