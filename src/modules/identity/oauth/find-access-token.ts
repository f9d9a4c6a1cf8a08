import { noteIfRoom } from '#platform/process/outage.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type Bearer, BEARER_COLUMNS, type BearerRow, bearerViewer } from '#modules/identity/personal-tokens/bearer.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { prefixes } from './oauth-rules.ts';
import { touchGrant } from './oauth.store.ts';

const FIND = `
  select t.grant_id as "grantId", t.scopes, ${BEARER_COLUMNS}
  from oauth_token t join oauth_grant g on g.id = t.grant_id join person p on p.id = g.person_id
    join oauth_app a on a.id = g.app_id join person o on o.id = a.owner_id
  where t.token_hash = $1 and t.kind = 'access' and t.expires_at > $2 and p.state in ('active', 'suspended')
    and o.state = 'active'`;

/** Whom an app's access token speaks for; undefined where it ended, expired, or never was one. */
export async function findAccessToken(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  value: string,
): Promise<Bearer | undefined> {
  if (!value.startsWith(prefixes.access)) return undefined;
  const now = clock.now();
  const found = await database.query<BearerRow & { readonly grantId: string }>('oauth_access_find', FIND, [
    hashOfToken(value),
    now,
  ]);
  const [row] = found;
  if (row === undefined) return undefined;
  await noteIfRoom(() => touchGrant(database, row.grantId, now));
  return { viewer: bearerViewer(row, now), limitKey: `app ${row.grantId}` };
}
