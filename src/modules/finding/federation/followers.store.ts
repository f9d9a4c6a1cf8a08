import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { domainsOfHost } from './is-server-blocked.ts';

type NewFollower = {
  readonly id: string;
  readonly personId: string;
  readonly actorUri: string;
  readonly followUri: string;
  readonly now: Date;
};

const ADD = `
  insert into federation_follower (id, person_id, actor_uri, follow_uri, followed_at) values ($1, $2, $3, $4, $5)
  on conflict (person_id, actor_uri) do update set follow_uri = excluded.follow_uri`;

/** Who follows twice follows once; the last request is the one that is taken back. */
export async function addFollower(database: Database<Tables>, follower: NewFollower): Promise<void> {
  const { id, personId, actorUri, followUri, now } = follower;
  await database.query('federation_follower_add', ADD, [id, personId, actorUri, followUri, now]);
}

const REMOVE = `
  delete from federation_follower where actor_uri = $1 and (person_id = $2 or follow_uri = $3)`;

/** Of one person, named by their id or by the follow that is taken back. */
export async function removeFollow(
  database: Database<Tables>,
  actorUri: string,
  { personId, followUri }: { readonly personId: string | undefined; readonly followUri: string | undefined },
): Promise<void> {
  await database.query('federation_follower_undo', REMOVE, [actorUri, personId ?? null, followUri ?? null]);
}

/** Everywhere here: somebody is gone. */
export async function removeFollowsOf(database: Database<Tables>, actorUri: string): Promise<void> {
  const text = 'delete from federation_follower where actor_uri = $1';
  await database.query('federation_follower_gone', text, [actorUri]);
}

/** One that a person does not want; answers with the follow that is refused, null where there is none. */
export async function removeFollower(
  database: Database<Tables>,
  personId: string,
  followerId: string,
): Promise<{ readonly actorUri: string; readonly followUri: string } | undefined> {
  const text = `delete from federation_follower where person_id = $1 and id = $2
    returning actor_uri as "actorUri", follow_uri as "followUri"`;
  const [row] = await database.query<{ actorUri: string; followUri: string }>('federation_follower_remove', text, [
    personId,
    followerId,
  ]);
  return row;
}

/** All of a person. */
export async function removeAllFollowers(database: Database<Tables>, personId: string): Promise<void> {
  const text = 'delete from federation_follower where person_id = $1';
  await database.query('federation_follower_remove_all', text, [personId]);
}

const OF_SERVER = `
  delete from federation_follower f using federation_remote r
  where f.person_id = $1 and r.actor_uri = f.actor_uri and r.host = $2`;

/** Those of a person who are on one server. */
export async function removeFollowersOfServer(
  database: Database<Tables>,
  personId: string,
  host: string,
): Promise<void> {
  await database.query('federation_follower_remove_server', OF_SERVER, [personId, host]);
}

const HOSTS = 'select distinct r.host from federation_follower f join federation_remote r on r.actor_uri = f.actor_uri';

/** The hosts that somebody is followed from and that are blocked by some domains, each with the domain that blocks it. */
async function hostsUnder(
  database: Database<Tables>,
  domains: readonly string[],
): Promise<{ readonly hosts: readonly string[]; readonly domains: readonly string[] }> {
  const blocked = new Set(domains);
  const rows = await database.query<{ host: string }>('federation_follower_hosts', HOSTS, []);
  const found = rows.flatMap(({ host }) => {
    const domain = domainsOfHost(host).find((name) => blocked.has(name));
    return domain === undefined ? [] : [{ host, domain }];
  });
  return { hosts: found.map(({ host }) => host), domains: found.map(({ domain }) => domain) };
}

const COUNT_ON = `
  select count(*)::int as count from federation_follower f
  join federation_remote r on r.actor_uri = f.actor_uri where r.host = any($1)`;

/** How many follows come from some domains and below. */
export async function countFollowersOn(database: Database<Tables>, domains: readonly string[]): Promise<number> {
  const { hosts } = await hostsUnder(database, domains);
  const [row] = await database.query<{ count: number }>('federation_followers_on', COUNT_ON, [hosts]);
  return row?.count ?? 0;
}

const REMOVE_ON = `
  with gone as (
    delete from federation_follower f
    using federation_remote r, unnest($1::text[], $2::text[]) as h (host, domain)
    where r.actor_uri = f.actor_uri and r.host = h.host returning h.domain)
  select domain, count(*)::int as count from gone group by domain`;

/** Forgets who follows from some domains and below, and answers with how many did from each. */
export async function removeFollowersOn(
  database: Database<Tables>,
  blocked: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { hosts, domains } = await hostsUnder(database, blocked);
  const rows = await database.query<{ domain: string; count: number }>('federation_remove_on', REMOVE_ON, [
    hosts,
    domains,
  ]);
  return new Map(rows.map(({ domain, count }) => [domain, count]));
}
