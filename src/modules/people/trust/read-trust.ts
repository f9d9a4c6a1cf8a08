import { type TrustFacts, type TrustLevel, trustLevel } from '#shared/moderation/trust-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

export type Trust = TrustFacts & { readonly level: TrustLevel };

/** Stories and responses of somebody that stand; `person` is a column with their id. */
export const workCountOf = (person: string) => `
  ((select count(*) from story_author a where a.person_id = ${person} and a.is_listed)
    + (select count(*) from response s where s.author_id = ${person} and s.deleted_at is null and not s.is_concealed))`;

/** Decisions that count against somebody (rule 233) and were made after `since`; both are columns or parameters. */
export const strikeCountOf = (person: string, since: string) => `
  (select count(*) from decision_person x join decision d on d.id = x.decision_id
    where x.person_id = ${person} and not d.is_provisional and d.created_at > ${since}
      and (d.end_kind is null or d.end_kind in ('expired', 'lifted')))`;

/** Whether staff trust somebody. */
export const isTrustGrantedTo = (person: string) => `exists (select from trust_grant g where g.person_id = ${person})`;

const FACTS = `
  select p.created_at as "createdAt",
    v."storiesRead", v."readingSeconds",
    ${workCountOf('p.id')}::int as "workCount", ${strikeCountOf('p.id', '$2')}::int as "strikeCount",
    ${isTrustGrantedTo('p.id')} as "isGranted"
  from person p, lateral (
    select count(distinct v.story_id) filter (where v.is_read)::int as "storiesRead",
      coalesce(sum(v.active_seconds), 0)::int as "readingSeconds"
    from story_visit v where v.person_id = p.id and v.last_seen_at >= p.created_at) v
  where p.id = $1`;

/** How far an account is trusted, and why (rule 164); undefined where there is none. */
export async function readTrust(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  personId: string,
): Promise<Trust | undefined> {
  const now = clock.now();
  type Row = Omit<TrustFacts, 'age'> & { readonly createdAt: Date };
  const [row] = await database.query<Row>('trust_facts', FACTS, [personId, yearBefore(now)]);
  if (row === undefined) return undefined;
  const { createdAt, ...rest } = row;
  const facts = { ...rest, age: now.getTime() - createdAt.getTime() };
  return { ...facts, level: trustLevel(facts) };
}

/** True of accounts that are held to the limits of new ones. */
export async function isNewAccount(
  context: Pick<CommandContext, 'database' | 'clock'>,
  personId: string,
): Promise<boolean> {
  return ((await readTrust(context, personId))?.level ?? 0) === 0;
}

/** Since when decisions count against those whom they are about. */
export function yearBefore(now: Date): Date {
  const year = new Date(now);
  year.setUTCFullYear(year.getUTCFullYear() - 1);
  return year;
}
