import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

/** `waiting` until an address without an account is confirmed (rule 75). */
export type SubscriberState = 'waiting' | 'active' | 'ended';
/** Whose doing an end was: the reader's, the writer's, or that of a mailbox. */
export type SubscriptionEnd = 'unsubscribed' | 'removed' | 'bounced' | 'complained';
/** How somebody came to be on the list. */
export type SubscriberSource = 'site' | 'form' | 'import' | 'added';

type SubscriberTable = {
  id: string;
  newsletter_id: Once<string>;
  /** Who it is, or the address of somebody without an account: one of both. */
  person_id: string | null;
  address: string | null;
  state: SubscriberState;
  end_reason: SubscriptionEnd | null;
  source: Once<SubscriberSource>;
  /** The sentence that they agreed to (rule 71). */
  consent_text: Generated<string>;
  /** Whether the writer may see and take along the address of an account; of one without an account they do. */
  shares_address: Generated<boolean>;
  /** Of first newsletters, whose they are: new stories are looked for by it. */
  first_of_person_id: Once<string | null>;
  first_of_publication_id: Once<string | null>;
  /** The list that they came with. */
  import_id: Once<string | null>;
  /** Came with a long list, and is not written to before their turn (rule 72). */
  is_staged: Generated<boolean>;
  /** When they joined the list that they came with, as it says; null where it does not, and once they come back here. */
  joined_elsewhere_at: Date | null;
  created_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
};

/** Who gets a newsletter; written by `subscribers.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    subscriber: SubscriberTable;
  }
}
