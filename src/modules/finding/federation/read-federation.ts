import type { Database } from '#platform/database/database.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import {
  cutPage,
  type Cursor,
  type Feed,
  HIGHEST,
  mapFeed,
  readPage,
  type PagingInput,
} from '#modules/ground/paging.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { findActor } from './find-actor.ts';

/** What a person sees of their part in the fediverse. */
export type Federation = {
  readonly personId: string;
  readonly isOn: boolean;
  readonly followerCount: number;
  readonly blockedServers: readonly string[];
  /** Null where no server took anything yet. */
  readonly lastSentAt: Date | null;
  readonly failingServers: readonly { readonly host: string; readonly since: Date }[];
};

type ServerRow = {
  readonly host: string;
  readonly isBlocked: boolean;
  readonly lastSentAt: Date | null;
  readonly failingSince: Date | null;
};

const SERVERS = `
  select host, is_blocked as "isBlocked", last_sent_at as "lastSentAt", failing_since as "failingSince"
  from federation_server where person_id = $1 order by host`;
const COUNT = 'select count(*)::int as count from federation_follower where person_id = $1';

/** What stands of a person's own part in the fediverse; off where they never took part. */
export async function readFederation(database: Database<Tables>, personId: string): Promise<Federation> {
  const [actor, servers, followerCount] = await Promise.all([
    findActor(database, personId),
    database.query<ServerRow>('federation_servers', SERVERS, [personId]),
    countFollowers(database, personId),
  ]);
  const sent = servers.flatMap(({ lastSentAt }) => (lastSentAt === null ? [] : [lastSentAt.getTime()]));
  return {
    personId,
    isOn: actor?.isOpen === true,
    followerCount,
    blockedServers: servers.filter(({ isBlocked }) => isBlocked).map(({ host }) => host),
    lastSentAt: sent.length === 0 ? null : new Date(Math.max(...sent)),
    failingServers: servers.flatMap(({ host, isBlocked, failingSince }) =>
      failingSince === null || isBlocked ? [] : [{ host, since: failingSince }],
    ),
  };
}

export async function countFollowers(database: Database<Tables>, personId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>('federation_follower_count', COUNT, [personId]);
  return row?.count ?? 0;
}

/** Somebody elsewhere who follows. */
export type FediverseFollower = {
  readonly id: string;
  /** `name@server`. */
  readonly handle: string;
  /** Their own page, or what their server shows in its place. */
  readonly url: string;
  readonly server: string;
  readonly followedAt: Date;
};

type Row = Cursor & { readonly username: string; readonly host: string; readonly uri: string };

const FOLLOWERS = {
  name: 'federation_followers',
  text: `
    select f.id, (extract(epoch from f.followed_at) * 1000)::float8 as key, r.username, r.host, r.actor_uri as uri
    from federation_follower f join federation_remote r on r.actor_uri = f.actor_uri
    where f.person_id = o.id and (f.followed_at, f.id) < ($2::timestamptz, $3)
    order by f.followed_at desc, f.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** Who follows a person from elsewhere, newest first. Throws `BadCursor`. */
export async function readFediverseFollowers(
  context: ReadContext,
  personId: string,
  paging: PagingInput | null | undefined,
): Promise<Feed<FediverseFollower>> {
  const page = readPage(paging);
  const feed = cutPage(await keysetRows<Row>(context, FOLLOWERS, personId, page), page);
  return mapFeed(
    feed,
    feed.items.map(({ id, key, username, host, uri }) => ({
      id,
      handle: `${username}@${host}`,
      url: uri,
      server: host,
      followedAt: new Date(key),
    })),
  );
}
