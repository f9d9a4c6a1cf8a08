import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { NewsletterOwner } from '#modules/telling/newsletters/newsletter.ts';
import type { SubscriberSource, SubscriptionEnd } from './subscribers.tables.ts';

export type Reader = { readonly personId: string } | { readonly address: string };

type Subscribing = {
  readonly id: string;
  readonly newsletterId: string;
  readonly reader: Reader;
  /** Of a first newsletter, whose it is. */
  readonly firstOf: NewsletterOwner | null;
  readonly state: 'waiting' | 'active';
  readonly source: SubscriberSource;
  readonly consentText: string;
  readonly sharesAddress: boolean;
  readonly now: Date;
};

/**
 * Puts a reader on the list, or back on it; false where they are on it already. Somebody who comes back begins anew, so
 * that they are told of nothing that came out meanwhile, and whoever waits goes on waiting until the state is `active`.
 */
export async function upsertSubscriber({ kysely }: Database<Tables>, subscribing: Subscribing): Promise<boolean> {
  const { reader, firstOf, state, now } = subscribing;
  const byPerson = 'personId' in reader;
  const key = byPerson ? 'person_id' : 'address';
  const confirmedAt = state === 'active' ? now : null;
  const written = await sql`
    insert into subscriber (id, newsletter_id, ${sql.ref(key)}, state, source, consent_text, shares_address,
      first_of_person_id, first_of_publication_id, created_at, confirmed_at)
    values (${subscribing.id}, ${subscribing.newsletterId}, ${byPerson ? reader.personId : reader.address}, ${state},
      ${subscribing.source}, ${subscribing.consentText}, ${subscribing.sharesAddress},
      ${firstOf?.kind === 'person' ? firstOf.id : null}, ${firstOf?.kind === 'publication' ? firstOf.id : null},
      ${now}, ${confirmedAt})
    on conflict (newsletter_id, ${sql.ref(key)}) where ${sql.ref(key)} is not null do update set
      state = excluded.state, end_reason = null, ended_at = null, consent_text = excluded.consent_text,
      shares_address = excluded.shares_address, created_at = excluded.created_at, confirmed_at = excluded.confirmed_at
    where subscriber.state = 'ended' or (subscriber.state = 'waiting' and excluded.state = 'active')
    returning id`.execute(kysely);
  return written.rows.length > 0;
}

/** Ends what a person gets of a writer or a publication by the first newsletter. */
export async function endFirstSubscription(
  { kysely }: Database<Tables>,
  personId: string,
  { kind, id }: NewsletterOwner,
  now: Date,
): Promise<void> {
  await kysely
    .updateTable('subscriber')
    .set({ state: 'ended', end_reason: 'unsubscribed', ended_at: now })
    .where('person_id', '=', personId)
    .where(`first_of_${kind}_id`, '=', id)
    .where('state', '!=', 'ended')
    .execute();
}

/** Ends one subscription, for good or until they come back. */
export async function endSubscriber(
  { kysely }: Database<Tables>,
  id: string,
  reason: SubscriptionEnd,
  now: Date,
): Promise<boolean> {
  const ended = await kysely
    .updateTable('subscriber')
    .set({ state: 'ended', end_reason: reason, ended_at: now })
    .where('id', '=', id)
    .where('state', '!=', 'ended')
    .returning('id')
    .execute();
  return ended.length > 0;
}
