import type { MailProviderName } from '#platform/mail/mail-transport.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { MailEvent } from './mail-event.ts';

const INSERT = `
  insert into mail_event (provider, event_id, kind, mail_id, address, status, received_at, taken_at)
  select $1, e.id, e.kind, e."mailId", case when e.kind <> 'none' then e.address end, e.status, $3::timestamptz,
    case when e.kind = 'none' then $3::timestamptz end
  from jsonb_to_recordset($2::jsonb) as e(id text, kind text, "mailId" text, address text, status text)
  on conflict do nothing`;

/** Writes down what came, in one statement however much it is; what came before stays as it is. */
export async function insertMailEvents(
  database: Database<Tables>,
  provider: MailProviderName,
  events: readonly MailEvent[],
  now: Date,
): Promise<void> {
  await database.query('mail_events_insert', INSERT, [provider, JSON.stringify(events), now]);
}

/** An event that nobody acted on yet. */
export type WaitingEvent = Omit<MailEvent, 'id'> & { readonly provider: MailProviderName; readonly id: string };

const WAITING = `
  select provider, event_id as id, kind, mail_id as "mailId", address, status from mail_event
  where taken_at is null and not event_id = any($1) order by received_at, event_id limit 200`;

/** The oldest of those that wait, without some. */
export function findWaitingEvents(
  database: Database<Tables>,
  without: readonly string[],
): Promise<readonly WaitingEvent[]> {
  return database.query<WaitingEvent>('mail_events_waiting', WAITING, [without]);
}

const TAKE = `
  update mail_event set taken_at = $3, address = null
  where provider = $1 and event_id = $2 and taken_at is null returning 1 as one`;

/** Says that an event was acted on, and forgets whom it is about; false where somebody else did so. */
export async function markTaken(
  database: Database<Tables>,
  { provider, id }: Pick<WaitingEvent, 'provider' | 'id'>,
  now: Date,
): Promise<boolean> {
  return (await database.query('mail_event_take', TAKE, [provider, id, now])).length > 0;
}

export async function deleteMailEvents({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely.deleteFrom('mail_event').where('received_at', '<', before).execute();
}
