import { createHash } from 'node:crypto';
import { MOST_WAVE_DAYS, readWaveValue, SPARED_FOLLOWERS, type WaveKind } from '#shared/moderation/wave-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

export type WaveQuery = { readonly kind: WaveKind; readonly value: string; readonly days: number };

export type SpareReason = 'STAFF' | 'MEMBER' | 'FOLLOWED';

type Account = { readonly id: string; readonly username: string; readonly name: string };
type Found = Account & { readonly spared: SpareReason | null };

/** Accounts that have it in common, and those of them that are left alone. */
export type WaveAccounts = {
  readonly accounts: readonly Account[];
  readonly spared: readonly (Account & { readonly reason: SpareReason })[];
  /** Stands for exactly these accounts: whoever decides about them says which ones they saw. */
  readonly mark: string;
};

const DAY = 86_400_000;

/** New accounts that are there, whoever else they are. */
const YOUNG = `
  with young as materialized (
    select p.id, p.username, p.name, p.bio, p.follower_count from person p
    where p.created_at > $2 and p.state in ('active', 'deactivated') and not p.is_unclaimed
  )`;

/** Words and links are looked for in what the young accounts wrote, which is little: not in everything there is. */
const MATCHES: Readonly<Record<WaveKind, string>> = {
  MAIL_DOMAIN: `
    select y.* from young y join email_address e on e.person_id = y.id
    where split_part(e.address, '@', 2) = $1 or right(split_part(e.address, '@', 2), length($1) + 1) = '.' || $1`,
  LINK: `
    select y.* from young y where exists (
      select from story s join story_body b on b.story_id = s.id where s.creator_id = y.id
        and lower(b.document::text) ~ ('//([a-z0-9_-]+[.])*' || $1 || '([/:?#"\\\\]|$)'))
    or exists (
      select from response r where r.author_id = y.id
        and lower(r.document::text) ~ ('//([a-z0-9_-]+[.])*' || $1 || '([/:?#"\\\\]|$)'))
    or lower(y.bio) ~ ('(^|[^a-z0-9_-])([a-z0-9_-]+[.])*' || $1 || '($|[^a-z0-9._-])')`,
  WORDS: `
    select y.* from young y where position($1 in lower(regexp_replace(y.name || ' ' || y.bio, '\\s+', ' ', 'g'))) > 0
    or exists (
      select from story s join story_body b on b.story_id = s.id where s.creator_id = y.id
        and position($1 in lower(regexp_replace(
          s.title || ' ' || s.subtitle || ' ' || jsonb_path_query_array(b.document, 'strict $.**.text')::text,
          '\\s+', ' ', 'g'))) > 0)
    or exists (
      select from response r where r.author_id = y.id
        and position($1 in lower(regexp_replace(
          jsonb_path_query_array(r.document, 'strict $.**.text')::text, '\\s+', ' ', 'g'))) > 0)`,
};

const SPARED = `
  select m.id, m.username, m.name, case
    when exists (select from platform_role r where r.person_id = m.id) then 'STAFF'
    when exists (select from membership b where b.person_id = m.id and b.status = 'ACTIVE') then 'MEMBER'
    when m.follower_count >= ${SPARED_FOLLOWERS} then 'FOLLOWED' end as spared
  from matching m order by m.id`;

/**
 * Accounts of the last days (1 to 30) that have something in common (rule 255), by id; undefined where the value is none.
 * Staff, members and those whom people follow are told apart, and left alone.
 */
export async function findWave(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  { kind, value: typed, days }: WaveQuery,
): Promise<(WaveAccounts & { readonly value: string }) | undefined> {
  const value = readWaveValue(kind, typed);
  if (value === undefined || !Number.isInteger(days) || days < 1 || days > MOST_WAVE_DAYS) return undefined;
  const since = new Date(clock.now().getTime() - days * DAY);
  const text = `${YOUNG}, matching as (${MATCHES[kind]}) ${SPARED}`;
  // A domain has no other letter that a regular expression would read as more than itself.
  const sought = kind === 'LINK' ? value.replaceAll('.', '[.]') : value;
  const found = await database.query<Found>(`wave_of_${kind.toLowerCase()}`, text, [sought, since]);
  const accounts = found.filter(({ spared }) => spared === null);
  return {
    value,
    accounts,
    spared: found.flatMap(({ spared: reason, ...account }) => (reason === null ? [] : [{ ...account, reason }])),
    mark: createHash('sha256')
      .update(accounts.map(({ id }) => id).join())
      .digest('hex')
      .slice(0, 16),
  };
}
