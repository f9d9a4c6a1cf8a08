import { columnList } from '#modules/ground/column-list.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { type Subscriber, subscriberColumns } from './subscriber.ts';
import type { SubscriberState } from './subscribers.tables.ts';

/** A row of the list as its writer sees it: no address of an account whose reader keeps it to themselves. */
export type ListedSubscriber = Subscriber & Cursor & { readonly email: string | null };

const KEY = '(extract(epoch from t.created_at) * 1000)::float8 as key';

// Words are looked for in names, usernames and the addresses that the writer may see.
const LISTED: KeysetStatement = {
  name: 'subscribers_listed',
  text: `
    select ${columnList('t', subscriberColumns)}, ${KEY},
      coalesce(t.address, case when t.shares_address then e.address end) as email
    from subscriber t
    left join person p on p.id = t.person_id
    left join email_address e on e.person_id = t.person_id and e.is_verified
    where t.newsletter_id = o.id and t.state = $4 and (t.created_at, t.id) < ($2::timestamptz, $3)
      and ($5 = '' or p.name_words like $5 or t.address like $5 or (t.shares_address and e.address like $5))
    order by t.created_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

const COUNT = `
  select count(*) filter (where state = 'active' and not is_staged)::integer as active,
    count(*) filter (where state = 'active' and is_staged)::integer as joining,
    count(*) filter (where state = 'waiting')::integer as waiting,
    count(*) filter (where state = 'ended')::integer as ended
  from subscriber where newsletter_id = $1`;

export type SubscriberCounts = {
  /** Who gets it. */
  readonly active: number;
  /** Who came with a long list, and joins in the days to come (rule 72). */
  readonly joining: number;
  readonly waiting: number;
  readonly ended: number;
};

/** Who is on the list, newest first, by state and by words of a name or an address. */
export async function readSubscribers(
  context: ReadContext,
  newsletterId: string,
  { state, query }: { readonly state: SubscriberState; readonly query: string },
  page: Page,
): Promise<Feed<ListedSubscriber>> {
  const words = query
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&');
  const values = [state, words === '' ? '' : `%${words}%`];
  const rows = await keysetRows<ListedSubscriber>(context, { ...LISTED, values }, newsletterId, page);
  return cutPage(rows, page);
}

export async function countSubscribers(
  { database }: Pick<ReadContext, 'database'>,
  newsletterId: string,
): Promise<SubscriberCounts> {
  const [row] = await database.query<SubscriberCounts>('subscribers_count', COUNT, [newsletterId]);
  return row ?? { active: 0, joining: 0, waiting: 0, ended: 0 };
}
