import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { GONE_AFTER } from './secret-keys.store.ts';

export type SecretReader = {
  /** Machine and process. */
  readonly name: string;
  readonly fingerprints: readonly string[];
  readonly used: number | null;
  /** It did not say lately that it lives: it may have been killed, and is gone in a minute. */
  readonly isSilent: boolean;
};

const READ = `
  select name, fingerprints, used, seen_at < now() - interval '25 seconds' as "isSilent" from secret_reader
  where seen_at > now() - make_interval(secs => $1) order by name`;

/** The processes that live, and which keys each of them knows and uses. */
export async function readSecretReaders({ query }: Pick<Database<Tables>, 'query'>): Promise<readonly SecretReader[]> {
  return await query<SecretReader>('read_secret_readers', READ, [GONE_AFTER]);
}

/** Where keys first could change: programs that do not know this migration know one key alone. */
const SINCE = '20261201T0200';
const READ_OLDER = `
  select count(*)::int as count from running_process
  where newest_migration < $1 and seen_at > now() - make_interval(secs => $2)`;

/** How many programs live that are of a version which knows one key alone. */
export async function countOlderPrograms({ query }: Pick<Database<Tables>, 'query'>): Promise<number> {
  const [row] = await query<{ count: number }>('read_older_programs', READ_OLDER, [SINCE, GONE_AFTER]);
  return row?.count ?? 0;
}
