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
  createdAt: 'created_at',
  confirmedAt: 'confirmed_at',
  endedAt: 'ended_at',
};
