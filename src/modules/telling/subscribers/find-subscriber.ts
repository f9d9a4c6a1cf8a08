import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { getsMail, type Subscriber, subscriberColumns } from './subscriber.ts';

const COLUMNS = columnList('s', subscriberColumns);
const BY_ID = `select ${COLUMNS} from subscriber s where s.id = $1`;
const BY_ADDRESS = `
  select ${COLUMNS} from subscriber s where s.newsletter_id = $1 and s.address = $2
  union all
  select ${COLUMNS} from email_address e join subscriber s on s.newsletter_id = $1 and s.person_id = e.person_id
  where e.address = $2 and e.is_verified
  limit 2`;

export async function findSubscriber(database: Database<Tables>, id: string): Promise<Subscriber | undefined> {
  const [row] = await database.query<Subscriber>('subscriber_find', BY_ID, [id]);
  return row;
}

/** The same; nobody else changes it until the end of the transaction. */
export async function lockSubscriber(database: Database<Tables>, id: string): Promise<Subscriber | undefined> {
  const [row] = await database.query<Subscriber>('subscriber_lock', `${BY_ID} for update`, [id]);
  return row;
}

/** Who gets, or waits for, a newsletter at an address: by the address itself, or by the account that confirmed it. */
export async function findSubscriberByAddress(
  database: Database<Tables>,
  newsletterId: string,
  address: string,
): Promise<Subscriber | undefined> {
  const rows = await database.query<Subscriber>('subscriber_by_address', BY_ADDRESS, [newsletterId, address]);
  return rows.find(getsMail) ?? rows.find(({ state }) => state === 'active') ?? rows[0];
}
