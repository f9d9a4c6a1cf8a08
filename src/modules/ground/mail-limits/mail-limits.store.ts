import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Rate } from './mail-rates.ts';

const OPEN = `
  insert into mail_bucket (name, tokens, filled_at) values ($1, $2, $3::timestamptz) on conflict do nothing`;
const TAKE = `
  with found as (
    select name, least($2::float8, tokens
      + $2::float8 * greatest(0, extract(epoch from $3::timestamptz - filled_at)::float8)) as there
    from mail_bucket where name = $1 for update
  )
  update mail_bucket b set filled_at = greatest(b.filled_at, $3::timestamptz),
    tokens = f.there - case when $5 then $4::float8 else least($4::float8, floor(greatest(0, f.there))) end
  from found f where b.name = f.name
  returning case when $5 then $4::float8 else least($4::float8, floor(greatest(0, f.there))) end as granted, f.there`;

export type Granted = { readonly granted: number; readonly there: number };

/**
 * Takes up to so many mails of a rate, over all processes, or as many whatever is there where they wait for nobody. A
 * second's worth is kept at most.
 */
export async function takeOfRate(
  database: Database<Tables>,
  { name, perSecond }: Rate,
  { now, wanted, isDebt = false }: { readonly now: Date; readonly wanted: number; readonly isDebt?: boolean },
): Promise<Granted> {
  await database.query('mail_bucket_open', OPEN, [name, perSecond, now]);
  const [row] = await database.query<Granted>('mail_bucket_take', TAKE, [name, perSecond, now, wanted, isDebt]);
  return row ?? { granted: 0, there: 0 };
}

/** Gives back what was taken and not sent. */
export async function giveBack(database: Database<Tables>, name: string, count: number): Promise<void> {
  const text = 'update mail_bucket set tokens = tokens + $2::float8 where name = $1';
  await database.query('mail_bucket_back', text, [name, count]);
}

type WarmDay = { readonly number: number; readonly sent: number };

const DAY = `
  insert into mail_day (domain, day, number, sent)
  select $1, $2::date, (select count(*) from mail_day d where d.domain = $1 and d.day < $2::date), 0
  on conflict (domain, day) do update set sent = mail_day.sent returning number, sent`;

/** The day of a domain's warm-up that it is: days on which nothing left do not count. */
export async function openDay(database: Database<Tables>, domain: string, day: string): Promise<WarmDay | undefined> {
  const [row] = await database.query<WarmDay>('mail_day_open', DAY, [domain, day]);
  return row;
}

const TAKE_DAY = `
  with found as (select domain, day, least($4::int, greatest(0, $3::int - sent)) as granted
    from mail_day where domain = $1 and day = $2::date for update)
  update mail_day d set sent = d.sent + f.granted from found f where d.domain = f.domain and d.day = f.day
  returning f.granted`;

/** Takes up to so many of the mails that may leave on a day. */
export async function takeOfDay(
  database: Database<Tables>,
  { domain, day, most, wanted }: { domain: string; day: string; most: number; wanted: number },
): Promise<number> {
  const [row] = await database.query<{ granted: number }>('mail_day_take', TAKE_DAY, [domain, day, most, wanted]);
  return row?.granted ?? 0;
}

/** Gives back of a day what did not leave. */
export async function giveBackOfDay(
  database: Database<Tables>,
  { domain, day, count }: { domain: string; day: string; count: number },
): Promise<void> {
  const text = 'update mail_day set sent = greatest(0, sent - $3::int) where domain = $1 and day = $2::date';
  await database.query('mail_day_back', text, [domain, day, count]);
}
