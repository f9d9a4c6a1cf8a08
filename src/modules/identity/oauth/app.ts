import type { CommandContext } from '#modules/ground/command-context.ts';

/** An app of somebody's that may ask to act for others (a client of OAuth). */
export type OAuthApp = {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerUsername: string;
  readonly name: string;
  readonly description: string;
  readonly redirectAddresses: readonly string[];
  /** Null for a public client. */
  readonly secretHash: string | null;
  readonly createdAt: Date;
};

const COLUMNS = `
  select a.id, a.owner_id as "ownerId", p.username as "ownerUsername", a.name, a.description,
    a.redirect_addresses as "redirectAddresses", a.secret_hash as "secretHash", a.created_at as "createdAt"
  from oauth_app a join person p on p.id = a.owner_id`;
const BY_ID = `${COLUMNS} where a.id = $1 and p.state = 'active'`;
const BY_OWNER = `${COLUMNS} where a.owner_id = $1 order by a.created_at, a.id`;

/** The app of an id; undefined too while its owner is suspended or gone, so that a bad app ends with its owner. */
export async function findApp(
  { database }: Pick<CommandContext, 'database'>,
  id: string,
): Promise<OAuthApp | undefined> {
  const [row] = await database.query<OAuthApp>('oauth_app_find', BY_ID, [id]);
  return row;
}

/** The apps of one owner, the oldest first. */
export function readAppsOf(
  { database }: Pick<CommandContext, 'database'>,
  ownerId: string,
): Promise<readonly OAuthApp[]> {
  return database.query<OAuthApp>('oauth_apps_of', BY_OWNER, [ownerId]);
}
