import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const FIND_DAY = `
  select (select count(*) from mail_day where domain = $1 and day < $2::date)::int as number,
    coalesce((select sent from mail_day where domain = $1 and day = $2::date), 0) as sent`;

export type WarmDay = { readonly number: number; readonly sent: number };

/** Which day of its warm-up a domain has, from 0, and how many mails to many left on it. */
export async function findWarmDay(database: Database<Tables>, domain: string, day: string): Promise<WarmDay> {
  const [row] = await database.query<WarmDay>('mail_day_find', FIND_DAY, [domain, day]);
  return row ?? { number: 0, sent: 0 };
}
