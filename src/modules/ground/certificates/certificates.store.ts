import { sql, type Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type AnyDatabase = Database<Tables>;

/** A certificate of a name as it is kept; everything null where there is none yet. */
export type KeptCertificate = {
  readonly name: string;
  readonly chain: string | null;
  readonly sealedKey: string | null;
  readonly notBefore: Date | null;
  readonly notAfter: Date | null;
  readonly failingSince: Date | null;
  readonly failures: number;
};

const COLUMNS = `name, chain, sealed_key as "sealedKey", not_before as "notBefore", not_after as "notAfter",
  failing_since as "failingSince", failures`;

/** Names are shown with a port where the site is on one machine for tests: no certificate names a port. */
const WANT = `
  insert into certificate (name, next_order_at)
  select name, $2 from (
    select domain as name from live_domain where domain !~ ':'
    union select twin from live_domain where twin is not null
    union select domain from led_subdomain where domain !~ ':'
    union select $1::text where $1 is not null
  ) wanted
  on conflict (name) do nothing`;

/** A row for each name that is shown here and has none; `siteName` is null where it can have no certificate. */
export async function insertWantedNames(database: AnyDatabase, siteName: string | null, now: Date): Promise<void> {
  await database.query('certificates_wanted', WANT, [siteName, now]);
}

const UNWANTED = `
  delete from certificate c where c.name is distinct from $1
    and not exists (select from live_domain l where l.domain = c.name)
    and not exists (select from live_domain l where l.twin = c.name)
    and not exists (select from led_subdomain l where l.domain = c.name)
    and (c.not_after is null or c.not_after < $2)`;

/** Lets go what is shown no more, once its certificate is over: whoever comes back meanwhile has it still. */
export async function deleteUnwanted(database: AnyDatabase, siteName: string | null, now: Date): Promise<void> {
  await database.query('certificates_unwanted', UNWANTED, [siteName, now]);
  await database.kysely.deleteFrom('acme_challenge').where('expires_at', '<', now).execute();
}

const IS_SHOWN = `(c.name is not distinct from $2 or exists (select from live_domain l where l.domain = c.name)
  or exists (select from live_domain l where l.twin = c.name)
  or exists (select from led_subdomain l where l.domain = c.name))`;

/**
 * Those without one first: their readers see an error meanwhile, and the site’s own name before all. What is to be
 * renewed has its own places, so that no crowd of new names takes them.
 */
const DUE = `
  (select ${COLUMNS} from certificate c where next_order_at <= $1 and chain is null and ${IS_SHOWN}
    order by c.name is distinct from $2, next_order_at limit 50)
  union all
  (select ${COLUMNS} from certificate c where next_order_at <= $1 and chain is not null and ${IS_SHOWN}
    order by not_after limit 50)`;

export function findDueOrders(database: AnyDatabase, now: Date, siteName: string | null) {
  return database.query<KeptCertificate>('certificates_due', DUE, [now, siteName]);
}

const TO_LOOK_AT = `
  select ${COLUMNS} from certificate c where next_look_at <= $1 and chain is not null and ${IS_SHOWN}
  order by next_look_at limit 100`;

export function findDueLooks(database: AnyDatabase, now: Date, siteName: string | null) {
  return database.query<KeptCertificate>('certificates_to_look_at', TO_LOOK_AT, [now, siteName]);
}

export async function updateCertificate(
  { kysely }: AnyDatabase,
  name: string,
  changes: Updateable<Tables['certificate']>,
): Promise<void> {
  await kysely.updateTable('certificate').set(changes).where('name', '=', name).execute();
}

const CLAIM = 'update certificate set next_order_at = $3 where name = $1 and next_order_at <= $2 returning name';

/** Whether the order is ours: of two who find a name due only one gets it, until `until`. */
export async function claimOrder(database: AnyDatabase, name: string, now: Date, until: Date): Promise<boolean> {
  return (await database.query('certificate_claim', CLAIM, [name, now, until])).length > 0;
}

export type OrderCounts = { readonly lately: number; readonly newLately: number; readonly ofZone: number };

const COUNTS = `
  select
    (select count(*)::int from certificate_order where ordered_at > $2) as lately,
    (select count(*)::int from certificate_order where ordered_at > $2 and not is_renewal) as "newLately",
    (select count(*)::int from certificate_order where zone = $1 and ordered_at > $3 and not is_renewal) as "ofZone"`;

export async function countOrders(
  database: AnyDatabase,
  zone: string,
  lately: Date,
  aWeekAgo: Date,
): Promise<OrderCounts> {
  const [counts] = await database.query<OrderCounts>('certificate_counts', COUNTS, [zone, lately, aWeekAgo]);
  return counts ?? { lately: 0, newLately: 0, ofZone: 0 };
}

export async function insertOrder(
  { kysely }: AnyDatabase,
  order: { readonly name: string; readonly zone: string; readonly isRenewal: boolean; readonly now: Date },
): Promise<void> {
  const { name, zone, isRenewal, now } = order;
  await kysely.insertInto('certificate_order').values({ name, zone, is_renewal: isRenewal, ordered_at: now }).execute();
  const weekAgo = sql<Date>`${now}::timestamptz - interval '8 days'`;
  await kysely.deleteFrom('certificate_order').where('ordered_at', '<', weekAgo).execute();
}
