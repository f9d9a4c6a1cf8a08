import { noteIfRoom } from '#platform/process/outage.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { type Bearer, BEARER_COLUMNS, type BearerRow, bearerViewer } from './bearer.ts';
import { PERSONAL_PREFIX } from './create-personal-token.ts';
import { touchToken } from './personal-tokens.store.ts';

const FIND = `
  select t.id, t.scopes, ${BEARER_COLUMNS}
  from personal_token t join person p on p.id = t.person_id
  where t.token_hash = $1 and t.expires_at > $2 and p.state in ('active', 'suspended')`;

/** Whose personal token this is; undefined where it ended, expired, or never was one. */
export async function findPersonalToken(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  value: string,
): Promise<Bearer | undefined> {
  if (!value.startsWith(PERSONAL_PREFIX)) return undefined;
  const now = clock.now();
  const found = await database.query<BearerRow & { readonly id: string }>('personal_token_find', FIND, [
    hashOfToken(value),
    now,
  ]);
  const [row] = found;
  if (row === undefined) return undefined;
  await noteIfRoom(() => touchToken(database, row.id, now));
  return { viewer: bearerViewer(row, now), limitKey: `personal ${row.id}` };
}
