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
 * Puts a reader on the list, or back on it, and answers with the id of their row; undefined where they are on it
 * already. Somebody who comes back begins anew, so that they are told of nothing that came out meanwhile, and whoever
 * waits and is asked again has a week from now.
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
    where subscriber.state <> 'active'
    returning id`.execute(kysely);
  return written.rows[0]?.id;
}

/** Which subscriptions end: one, what a person gets of one newsletter, or of an owner by the first one. */
type Ending =
  | { readonly id: string }
  | { readonly personId: string; readonly of: { readonly newsletterId: string } | NewsletterOwner };

/** Ends what is not ended yet, for good or until they come back. */
export async function endSubscribers(
  { kysely }: Database<Tables>,
  ending: Ending,
  reason: SubscriptionEnd,
  now: Date,
): Promise<void> {
  const open = kysely
    .updateTable('subscriber')
    .set({ state: 'ended', end_reason: reason, ended_at: now })
    .where('state', '!=', 'ended');
  if ('id' in ending) return void (await open.where('id', '=', ending.id).execute());
  const { personId, of } = ending;
  const theirs = open.where('person_id', '=', personId);
  const scoped =
    'newsletterId' in of
      ? theirs.where('newsletter_id', '=', of.newsletterId)
      : theirs.where(`first_of_${of.kind}_id`, '=', of.id);
  await scoped.execute();
}

/** Lets somebody be written to from now on. */
export async function confirmSubscriber({ kysely }: Database<Tables>, id: string, now: Date): Promise<void> {
  const change = { state: 'active' as const, confirmed_at: now, end_reason: null, ended_at: null };
  await kysely.updateTable('subscriber').set(change).where('id', '=', id).execute();
}

/** What somebody who comes back agrees to, and since when they are counted. */
export async function renewSubscriber(
  { kysely }: Database<Tables>,
  { id, consentText, now }: { readonly id: string; readonly consentText: string; readonly now: Date },
): Promise<void> {
  const change = { consent_text: consentText, shares_address: true, created_at: now };
  await kysely.updateTable('subscriber').set(change).where('id', '=', id).execute();
}

/**
 * An address that waits has come to belong to an account: it is the account that subscribes from now on. Of two rows for
 * one reader the older goes; false where the account got the newsletter already.
 */
export async function giveToPerson(
  { kysely }: Database<Tables>,
  { id, newsletterId }: { readonly id: string; readonly newsletterId: string },
  personId: string,
): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('subscriber')
    .where('newsletter_id', '=', newsletterId)
    .where('person_id', '=', personId)
    .returning('state')
    .executeTakeFirst();
  await kysely.updateTable('subscriber').set({ person_id: personId, address: null }).where('id', '=', id).execute();
  return gone?.state !== 'active';
}

/** Takes rows away for good: what somebody wants forgotten, and what nobody confirmed in time. */
export async function deleteSubscriber({ kysely }: Database<Tables>, id: string): Promise<void> {
  await kysely.deleteFrom('subscriber').where('id', '=', id).execute();
}

export async function deleteUnconfirmed({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely.deleteFrom('subscriber').where('state', '=', 'waiting').where('created_at', '<', before).execute();
}
