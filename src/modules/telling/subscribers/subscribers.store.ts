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
      shares_address = excluded.shares_address, created_at = excluded.created_at, confirmed_at = excluded.confirmed_at,
      joined_elsewhere_at = null, is_staged = subscriber.is_staged and excluded.state <> 'active'
    where subscriber.state <> 'active'
    returning id`.execute(kysely);
  return written.rows[0]?.id;
}

const IMPORT = `
  insert into subscriber (id, newsletter_id, address, state, source, consent_text, shares_address, first_of_person_id,
    first_of_publication_id, created_at, confirmed_at, import_id, is_staged, joined_elsewhere_at)
  select substr(replace(gen_random_uuid()::text, '-', ''), 1, 12), $1, a.address, 'active', 'import', $3, true, $4, $5,
    $6::timestamptz, $6::timestamptz, $7, true, a.joined_at
  from unnest($2::text[], $8::timestamptz[]) with ordinality a(address, joined_at, place) order by a.place
  on conflict (newsletter_id, address) where address is not null do nothing
  returning address`;

type Imported = {
  readonly newsletterId: string;
  readonly addresses: readonly string[];
  /** By address, as the list says it. */
  readonly joinedAt: ReadonlyMap<string, Date>;
  readonly firstOf: NewsletterOwner | null;
  readonly importId: string;
  readonly consentText: string;
  readonly now: Date;
};

/** Puts addresses on a list whose turn to join is still to come; those that were not on it already. */
export async function insertImported(database: Database<Tables>, imported: Imported): Promise<ReadonlySet<string>> {
  const { newsletterId, addresses, joinedAt, firstOf, importId, consentText, now } = imported;
  const joined = addresses.map((address) => joinedAt.get(address) ?? null);
  const ofPerson = firstOf?.kind === 'person' ? firstOf.id : null;
  const ofPublication = firstOf?.kind === 'publication' ? firstOf.id : null;
  const values = [newsletterId, addresses, consentText, ofPerson, ofPublication, now, importId, joined];
  const rows = await database.query<{ address: string }>('subscribers_import', IMPORT, values);
  return new Set(rows.map(({ address }) => address));
}

/** Takes the mark of waiting from so many, the first ones first; from all of them with null. Who they are. */
export async function updateStaged(
  { kysely }: Database<Tables>,
  newsletterId: string,
  most: number | null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update subscriber set is_staged = false where id in (
      select id from subscriber where newsletter_id = ${newsletterId} and is_staged and state = 'active'
      order by created_at, id limit ${most})
    returning id`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Which subscriptions end: one, or what a reader gets of one newsletter, of an owner by the first one, or at all. */
type Ending =
  | { readonly id: string }
  | (Reader & { readonly of: { readonly newsletterId: string } | NewsletterOwner | null });

/** At which somebody reads whose account came later than their subscription; null where they have none. */
const verifiedAddressOf = (personId: string) => sql<string>`(
  select e.address from email_address e where e.person_id = ${personId} and e.is_verified)`;

/** Ends what is not ended yet, for good or until they come back; of a person also what comes by their address. */
export async function endSubscribers(
  { kysely }: Database<Tables>,
  ending: Ending,
  reason: SubscriptionEnd,
  now: Date,
): Promise<void> {
  const open = kysely
    .updateTable('subscriber')
    // Whoever leaves before their turn has never been on the list, also where comings and goings are counted.
    .set({ state: 'ended', end_reason: reason, ended_at: now })
    .where('state', '!=', 'ended');
  if ('id' in ending) return void (await open.where('id', '=', ending.id).execute());
  const { of } = ending;
  const theirs =
    'personId' in ending
      ? open.where((or) =>
          or.or([or('person_id', '=', ending.personId), or('address', '=', verifiedAddressOf(ending.personId))]),
        )
      : open.where('address', '=', ending.address);
  if (of === null) return void (await theirs.execute());
  const scoped =
    'newsletterId' in of
      ? theirs.where('newsletter_id', '=', of.newsletterId)
      : theirs.where(`first_of_${of.kind}_id`, '=', of.id);
  await scoped.execute();
}

/** Lets somebody be written to from now on, whether their turn has come or not. */
export async function confirmSubscriber({ kysely }: Database<Tables>, id: string, now: Date): Promise<void> {
  const change = { state: 'active' as const, confirmed_at: now, end_reason: null, ended_at: null, is_staged: false };
  await kysely.updateTable('subscriber').set(change).where('id', '=', id).execute();
}

/** What somebody who comes back agrees to, and since when they are counted. */
export async function renewSubscriber(
  { kysely }: Database<Tables>,
  { id, consentText, now }: { readonly id: string; readonly consentText: string; readonly now: Date },
): Promise<void> {
  const change = { consent_text: consentText, shares_address: true, created_at: now, joined_elsewhere_at: null };
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

/** Forgets what somebody got, also by their address alone. */
export async function deleteSubscriptionsOf({ kysely }: Database<Tables>, personId: string): Promise<void> {
  await kysely
    .deleteFrom('subscriber')
    .where((or) => or.or([or('person_id', '=', personId), or('address', '=', verifiedAddressOf(personId))]))
    .execute();
}

/** Takes a batch of a list away for good; answers with how many that were. */
export async function deleteSubscribersOf(
  { kysely }: Database<Tables>,
  newsletterId: string,
  most: number,
): Promise<number> {
  const batch = kysely
    .selectFrom('subscriber')
    .select('id')
    .where('newsletter_id', '=', newsletterId)
    .orderBy('created_at')
    .limit(most);
  const { numDeletedRows } = await kysely.deleteFrom('subscriber').where('id', 'in', batch).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function deleteUnconfirmed({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely.deleteFrom('subscriber').where('state', '=', 'waiting').where('created_at', '<', before).execute();
}
