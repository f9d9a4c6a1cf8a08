import type { Once } from '#modules/ground/tables.ts';

/** What somebody paid for a domain: their own, or a publication's. */
type DomainFeeTable = {
  id: Once<string>;
  buyer_id: string | null;
  /** Null for the buyer's own domain. */
  publication_id: Once<string | null>;
  intent_id: Once<string>;
  amount: Once<number>;
  currency: Once<string>;
  paid_at: Once<Date>;
  /** When a domain of its owner was first shown for it. */
  used_at: Date | null;
  /** When it went back; whoever wants a domain then pays anew. */
  ended_at: Date | null;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    domain_fee: DomainFeeTable;
  }
}
