import type { Once } from '#modules/ground/tables.ts';

type MeteredOpeningTable = {
  /** `person:` with an id, or `visitor:` with the hash of the visitor cookie. */
  reader: Once<string>;
  /** `YYYY-MM` in UTC. */
  month: Once<string>;
  story_id: Once<string>;
  person_id: Once<string | null>;
  granted_at: Date;
  counted_at: Date | null;
};
/** What strangers of a network opened in a month; the hash is keyed, and another one each month. */
type MeteredNetworkTable = { network_hash: Once<string>; month: Once<string>; openings: number };
type GuardedOpeningTable = { session_key: string; story_id: string; opened_at: Date };
type PassedCheckTable = { session_key: string; passed_at: Date };

/** Written by `metered-openings.store.ts` and `guarded-openings.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    metered_opening: MeteredOpeningTable;
    metered_network: MeteredNetworkTable;
    guarded_opening: GuardedOpeningTable;
    passed_check: PassedCheckTable;
  }
}
