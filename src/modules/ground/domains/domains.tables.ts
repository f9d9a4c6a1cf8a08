import type { DomainState } from '#shared/domains/domain-states.ts';
import type { RecordProblem } from '#shared/domains/judge-records.ts';
import type { Once } from '#modules/ground/tables.ts';

export type DomainKind = 'custom' | 'subdomain';

/** A wish for a name, by a person or a publication; many may wish for the same. */
type DomainClaimTable = {
  id: Once<string>;
  kind: Once<DomainKind>;
  domain: string;
  person_id: Once<string | null>;
  publication_id: Once<string | null>;
  /** 128 random bits in hex, which only who governs the name can put into its records. */
  token: string;
  state: DomainState;
  problem: RecordProblem | null;
  problem_found: string[];
  claimed_at: Once<Date>;
  watched_since: Date;
  checked_at: Date | null;
  next_check_at: Date | null;
  failing_since: Date | null;
  lapsed_since: Date | null;
  live_since: Date | null;
  released_at: Date | null;
};

/** Who is shown at a name: one for each. The column `domain` of people and publications follows by a trigger. */
type LiveDomainTable = {
  domain: string;
  claim_id: Once<string>;
  person_id: Once<string | null>;
  publication_id: Once<string | null>;
  kind: Once<DomainKind>;
  live_since: Once<Date>;
  /** The other of `www.` and without, where it leads here as well; null where it does not. */
  twin: string | null;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    domain_claim: DomainClaimTable;
    live_domain: LiveDomainTable;
  }
}
