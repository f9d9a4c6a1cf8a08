import type { Database } from '#platform/database/database.ts';
import { type DayTable, dropDay } from '#platform/database/day-partitions.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { ClientEvent } from '#shared/telemetry/client-event.ts';

const INSERT = `
  insert into client_event (id, name, type, data, person_id, happened_at, received_at)
  select id, name, type, data::jsonb, $6, least(happened_at, $7), $7
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[])
    as given (id, name, type, data, happened_at)
  where not exists (
    select from client_event e where e.id = given.id and e.received_at > $7::timestamptz - interval '48 hours')
  on conflict do nothing returning id`;

/**
 * Writes events down, all in one statement; answers with those that are new: one that is there already stays, and what
 * a browser sends again it sends within two days.
 */
export async function insertEvents(
  database: Database<Tables>,
  events: readonly ClientEvent[],
  of: { readonly personId: string | null; readonly now: Date },
): Promise<readonly ClientEvent[]> {
  const rows = await database.query<{ id: string }>('client_events_insert', INSERT, [
    events.map(({ eventId }) => eventId),
    events.map(({ key }) => key),
    events.map(({ type }) => type),
    events.map(({ data }) => JSON.stringify(data)),
    events.map(({ timestamp }) => new Date(timestamp)),
    of.personId,
    of.now,
  ]);
  const written = new Set(rows.map(({ id }) => id));
  // One that was sent twice at once is written once; deleting tells the second from the first.
  return events.filter(({ eventId }) => written.delete(eventId));
}

/** Names are chosen by whoever sends: of a day's the most frequent keep theirs. */
const MOST_NAMES = 200;
const OTHERS = '(others)';

const CONDENSE = `
  with counted as (
    select name, count(*) as event_count, row_number() over (order by count(*) desc, name) as rank from client_event
    where received_at >= $1 and received_at < $1 + interval '24 hours' group by name
  )
  insert into client_event_day (day, name, event_count)
  select ($1 at time zone 'UTC')::date, case when rank <= ${MOST_NAMES} then name else '${OTHERS}' end, sum(event_count)
  from counted group by 2
  on conflict (day, name) do update set event_count = client_event_day.event_count + excluded.event_count`;
const DELETE = `
  delete from client_event where received_at >= $1 and received_at < $1 + interval '24 hours'`;

/** Events are kept by the day. */
export const eventTable: DayTable = { name: 'client_event', moment: 'received_at', key: 'id' };

/** Puts counts in the place of the events of one day, which is given by its begin in UTC. */
export async function condenseDay(database: Database<Tables>, day: Date): Promise<void> {
  await database.transaction(async (inside) => {
    await inside.query('client_events_condense', CONDENSE, [day]);
    const isDropped = await dropDay(inside, eventTable, day.toISOString().slice(0, 10));
    if (!isDropped) await inside.query('client_events_delete', DELETE, [day]);
  });
}
