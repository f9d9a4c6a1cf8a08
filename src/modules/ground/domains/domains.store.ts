import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type AnyDatabase = Database<Tables>;

/** One at a time for each name, until the transaction ends: two who prove it at once never both get it. */
export async function lockDomain({ kysely }: AnyDatabase, domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`domain ${domain}`}, 0))`.execute(kysely);
}

/** Before a person's name: who changes a username holds their row first. Answers what they are called. */
export async function lockOwner({ kysely }: AnyDatabase, personId: string): Promise<string> {
  const { username } = await kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return username;
}

export async function insertClaim({ kysely }: AnyDatabase, claim: Insertable<Tables['domain_claim']>): Promise<void> {
  await kysely.insertInto('domain_claim').values(claim).execute();
}

export async function updateClaim(
  { kysely }: AnyDatabase,
  id: string,
  changes: Updateable<Tables['domain_claim']>,
): Promise<void> {
  await kysely.updateTable('domain_claim').set(changes).where('id', '=', id).execute();
}

export async function insertLiveDomain(
  { kysely }: AnyDatabase,
  live: Insertable<Tables['live_domain']>,
): Promise<void> {
  await kysely.insertInto('live_domain').values(live).execute();
}

const TWIN = `
  update live_domain l set twin = $2 where claim_id = $1 and twin is distinct from $2
    and ($2::text is null or not exists (select from live_domain o where o.domain = $2 or o.twin = $2))`;

/** A name that is shown by itself, or leads elsewhere, is nobody's twin. */
export async function updateTwin(database: AnyDatabase, claimId: string, twin: string | null): Promise<void> {
  await database.query('domain_twin', TWIN, [claimId, twin]);
}

/** A name that is proved goes before the one that only leads elsewhere. */
export async function forgetTwin({ kysely }: AnyDatabase, domain: string): Promise<void> {
  await kysely.updateTable('live_domain').set({ twin: null }).where('twin', '=', domain).execute();
}

export async function deleteLiveDomain({ kysely }: AnyDatabase, claimId: string): Promise<void> {
  await kysely.deleteFrom('live_domain').where('claim_id', '=', claimId).execute();
}

/** Others who wait for a name that was let go prove it anew: what they may have put there before counts no more. */
export async function renewTokens({ kysely }: AnyDatabase, domain: string, exceptId: string): Promise<void> {
  await sql`
    update domain_claim set token = replace(gen_random_uuid()::text, '-', '')
    where domain = ${domain} and id <> ${exceptId} and state <> 'released'`.execute(kysely);
}
