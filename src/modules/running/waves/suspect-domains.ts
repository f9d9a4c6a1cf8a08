import type { CommandContext } from '#modules/ground/command-context.ts';

/** Accounts of the last day with addresses at one mail domain. */
export type SuspectDomain = { readonly domain: string; readonly count: number; readonly since: Date };

const DAY = 86_400_000;

/**
 * Own judgement: 20 of one domain in a day are many, unless they are no more than a third of a thousand accounts before
 * them: then it is a domain that everybody uses.
 */
const SUSPECTS = `
  with young as materialized (
    select split_part(e.address, '@', 2) as domain, p.created_at from person p
    join email_address e on e.person_id = p.id where p.created_at > $1 and p.state = 'active'
  ), before as materialized (
    select split_part(e.address, '@', 2) as domain from email_address e join person p on p.id = e.person_id
    where p.created_at <= $1 order by p.created_at desc limit 1000
  )
  select y.domain, count(*)::int as count, min(y.created_at) as since from young y group by y.domain
  having count(*) >= 20 and count(*) > 3 * (select count(*) from before b where b.domain = y.domain)
  order by 2 desc limit 5`;

/** Mail domains from which so many new accounts came that somebody should look (rule 249), the most first. */
export async function readSuspectDomains({
  database,
  clock,
}: Pick<CommandContext, 'database' | 'clock'>): Promise<readonly SuspectDomain[]> {
  const since = new Date(clock.now().getTime() - DAY);
  return await database.query<SuspectDomain>('suspect_domains', SUSPECTS, [since]);
}
