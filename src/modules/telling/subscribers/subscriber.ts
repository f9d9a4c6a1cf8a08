import type { Columns } from '#modules/ground/column-list.ts';
import type { SubscriberSource, SubscriberState, SubscriptionEnd } from './subscribers.tables.ts';

/** Somebody on the list of a newsletter: a person with an account, or an address without one. */
export type Subscriber = {
  readonly id: string;
  readonly newsletterId: string;
  readonly personId: string | null;
  readonly address: string | null;
  readonly state: SubscriberState;
  readonly endReason: SubscriptionEnd | null;
  readonly source: SubscriberSource;
  readonly consentText: string;
  readonly sharesAddress: boolean;
  /** When they joined the list that they came with, where it says so. */
  readonly joinedElsewhereAt: Date | null;
  /** Came with a long list, and gets nothing before their turn (rule 72). */
  readonly isStaged: boolean;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
};

export const subscriberColumns: Columns<Subscriber> = {
  id: 'id',
  newsletterId: 'newsletter_id',
  personId: 'person_id',
  address: 'address',
  state: 'state',
  endReason: 'end_reason',
  source: 'source',
  consentText: 'consent_text',
  sharesAddress: 'shares_address',
  joinedElsewhereAt: 'joined_elsewhere_at',
  isStaged: 'is_staged',
  createdAt: 'created_at',
  confirmedAt: 'confirmed_at',
  endedAt: 'ended_at',
};

/** Whether the writer sees at which address somebody reads: without an account always, else where they agreed. */
export function showsAddress({ personId, sharesAddress }: Pick<Subscriber, 'personId' | 'sharesAddress'>): boolean {
  return personId === null || sharesAddress;
}

/** Whether somebody is written to now, and does not only wait for their turn. */
export function getsMail(subscriber: Subscriber | undefined): subscriber is Subscriber {
  return subscriber?.state === 'active' && !subscriber.isStaged;
}

/** Whether somebody went of their own accord, or their mailbox did: a writer does not ask them again. */
export function hasLeft(subscriber: Subscriber | undefined): subscriber is Subscriber {
  return subscriber?.state === 'ended' && subscriber.endReason !== 'removed';
}
