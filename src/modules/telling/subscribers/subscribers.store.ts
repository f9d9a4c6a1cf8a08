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
 * Puts a reader on the list, or back on it, and answers with the id of their row; undefined where they are on it already. Somebody who comes back begins anew, so
 * that they are told of nothing that came out meanwhile, and whoever waits goes on waiting until the state is `active`.
 */
export async function upsertSubscriber(
  { kysely }: Database<Tables>,
  subscribing: Subscribing,
): Promise<string | undefined> {
  const { reader, firstOf, state, now } = subscribing;
  const byPerson = 'personId' in reader;
  const key = byPerson ? 'person_id' : 'address';
  const confirmedAt = state === 'active' ? now : null;
  const written = await sql<{ id: string }>`
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
  return written.rows[0]?.id;
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

/** Ends what a person gets of one newsletter. */
export async function endSubscriptionToNewsletter(
  { kysely }: Database<Tables>,
  newsletterId: string,
  personId: string,
  now: Date,
): Promise<void> {
  await kysely
    .updateTable('subscriber')
    .set({ state: 'ended', end_reason: 'unsubscribed', ended_at: now })
    .where('newsletter_id', '=', newsletterId)
    .where('person_id', '=', personId)
    .where('state', '!=', 'ended')
    .execute();
}

/** Lets an address that waits be written to from now on; false where it does not wait any more. */
export async function confirmSubscriber({ kysely }: Database<Tables>, id: string, now: Date): Promise<boolean> {
  const confirmed = await kysely
    .updateTable('subscriber')
    .set({ state: 'active', confirmed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute();
  return confirmed.length > 0;
}

/**
 * An address that waits has come to belong to an account: it is the account that subscribes from now on. Of two rows for
 * one reader the older goes; false where the account got the newsletter already.
 */
export async function giveToPerson(
  { kysely }: Database<Tables>,
  { id, newsletterId }: { readonly id: string; readonly newsletterId: string },
  personId: string,
  now: Date,
): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('subscriber')
    .where('newsletter_id', '=', newsletterId)
    .where('person_id', '=', personId)
    .returning('state')
    .executeTakeFirst();
  const change = { person_id: personId, address: null, state: 'active' as const, confirmed_at: now };
  await kysely.updateTable('subscriber').set(change).where('id', '=', id).execute();
  return gone?.state !== 'active';
}

/** Takes rows away for good: what somebody wants forgotten, and what nobody confirmed in time. */
export async function deleteSubscriber({ kysely }: Database<Tables>, id: string): Promise<void> {
  await kysely.deleteFrom('subscriber').where('id', '=', id).execute();
}

export async function deleteUnconfirmed({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely.deleteFrom('subscriber').where('state', '=', 'waiting').where('created_at', '<', before).execute();
}
