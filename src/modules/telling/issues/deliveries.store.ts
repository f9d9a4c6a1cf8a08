import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { DeliveryReason, DeliveryState } from './issues.tables.ts';

/** A mail to one reader, as a worker takes it. */
export type Delivery = {
  readonly id: string;
  readonly issueId: string;
  readonly subscriberId: string | null;
  readonly firstTriedAt: Date | null;
  /** Since when nobody knows whether it left; null where that is known. */
  readonly askedSince: Date | null;
  readonly attempt: number;
};

// A row that somebody took is not looked at by others before its lease ends; taking it changes nothing else.
const CLAIM = (most: number) => `
  update issue_delivery d set lease_until = $2
  where d.id in (
    select c.id from issue i
    join issue_delivery c on c.issue_id = i.id and c.state in ('queued', 'deferred', 'unknown') and c.due_at <= $1
      and (c.lease_until is null or c.lease_until < $1)
    where i.state = 'sending' order by i.send_at, c.due_at, c.id limit ${most} for update of c skip locked
  )
  returning d.id, d.issue_id as "issueId", d.subscriber_id as "subscriberId", d.first_tried_at as "firstTriedAt",
    case when d.state = 'unknown' then d.asked_since end as "askedSince", d.attempt`;

/** Takes the next mails that are due, so that no other worker takes them before `leaseUntil`. */
export function claimDeliveries(
  database: Database<Tables>,
  { now, leaseUntil, most }: { readonly now: Date; readonly leaseUntil: Date; readonly most: number },
): Promise<readonly Delivery[]> {
  return database.query<Delivery>(`issue_claim_${most}`, CLAIM(most), [now, leaseUntil]);
}

const BEGIN = `
  update issue_delivery d set state = 'sending', reason = null, attempt = d.attempt + 1, lease_until = $2,
    first_tried_at = coalesce(d.first_tried_at, $3),
    address_hash = encode(sha256(convert_to(d.id || ':' || $4::text, 'UTF8')), 'hex')
  from issue i join subscriber s on s.state = 'active'
  where d.id = $1 and i.id = d.issue_id and i.state = 'sending' and s.id = d.subscriber_id
    and d.state in ('queued', 'deferred', 'unknown')
  returning d.attempt`;

/**
 * Says that a mail leaves now, and commits that before it does: the number of the attempt, or undefined where its issue
 * stands still, its reader has left, or somebody else was faster.
 */
export async function beginDelivery(
  database: Database<Tables>,
  id: string,
  { now, leaseUntil, to }: { readonly now: Date; readonly leaseUntil: Date; readonly to: string },
): Promise<number | undefined> {
  const [row] = await database.query<{ attempt: number }>('issue_begin', BEGIN, [id, leaseUntil, now, to]);
  return row?.attempt;
}

export type Outcome =
  | { readonly state: 'accepted'; readonly reason: null }
  /** With what the server said of the mailbox. */
  | { readonly state: 'bounced'; readonly reason: DeliveryReason; readonly status?: string }
  | { readonly state: 'deferred' | 'queued'; readonly reason: null; readonly dueAt: Date }
  /** Listed are those that their reader may get twice. */
  | { readonly state: 'unknown'; readonly reason: null; readonly dueAt: Date; readonly isListed: boolean }
  | { readonly state: 'held'; readonly reason: DeliveryReason };

// What would be tried again is not where its issue was stopped meanwhile.
const END = `
  update issue_delivery d set state = o.state, reason = case when o.state = 'skipped' then 'stopped' else $4::text end,
    due_at = coalesce($5::timestamptz, due_at), lease_until = null,
    unknown_at = case when $6::boolean then coalesce(unknown_at, $7::timestamptz) else unknown_at end,
    asked_since = case when o.state = 'unknown' then coalesce(asked_since, $7::timestamptz) end,
    attempt = attempt - case when o.state = 'queued' then 1 else 0 end,
    ended_at = case when o.state in ('accepted', 'bounced', 'skipped') then $7::timestamptz end
  from (select case when $3::text in ('queued', 'deferred') and exists (select from issue_delivery t
      join issue i on i.id = t.issue_id and i.state = 'stopped' where t.id = $1) then 'skipped' else $3::text end as state) o
  where d.id = $1 and d.attempt = $2 and d.state in ('sending', 'unknown', 'held')`;

/** Says what came of an attempt; nothing where another attempt was made since. */
export async function endDelivery(
  database: Database<Tables>,
  { id, attempt }: { readonly id: string; readonly attempt: number },
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const { state, reason } = outcome;
  const isUnknown = state === 'unknown' ? outcome.isListed : reason === 'unknown';
  const dueAt = 'dueAt' in outcome ? outcome.dueAt : null;
  await database.query('issue_end', END, [id, attempt, state, reason, dueAt, isUnknown, now]);
}

const READER = `
  select coalesce(s.address, e.address) as address from subscriber s
  left join email_address e on e.person_id = s.person_id and e.is_verified
  where s.id = d.subscriber_id
    and encode(sha256(convert_to(d.id || ':' || coalesce(s.address, e.address), 'UTF8')), 'hex') = d.address_hash`;

/** What came back: whose it is of, and where it was sent unless that is another address by now. */
export type Returned = { readonly issueId: string; readonly address: string | null };

const RETURN = `
  update issue_delivery d set state = 'bounced', reason = $2, lease_until = null, ended_at = $3
  where d.id = $1 and d.state in ('accepted', 'unknown', 'held')
  returning d.issue_id as "issueId", (${READER}) as address`;

/** Says that a mail which a server took came back; undefined where that is known already, or it never left. */
export async function returnDelivery(
  database: Database<Tables>,
  id: string,
  reason: DeliveryReason,
  now: Date,
): Promise<Returned | undefined> {
  const [row] = await database.query<Returned>('issue_return', RETURN, [id, reason, now]);
  return row;
}

const COMPLAIN = `
  update issue_delivery d set complained_at = $2 where d.id = $1 and d.complained_at is null
    and d.state in ('sending', 'accepted', 'unknown', 'held')
  returning d.issue_id as "issueId", (${READER}) as address`;

/** Says that its reader called a mail spam; undefined where that is known already, or it never left. */
export async function complainOfDelivery(
  database: Database<Tables>,
  id: string,
  now: Date,
): Promise<Returned | undefined> {
  const [row] = await database.query<Returned>('issue_complain', COMPLAIN, [id, now]);
  return row;
}

/** Whether a mail is on its way this moment, so that its server may still say what came of it. */
export async function isLeaving(database: Database<Tables>, id: string): Promise<boolean> {
  const text = "select 1 from issue_delivery where id = $1 and state = 'sending'";
  return (await database.query('issue_leaving', text, [id])).length > 0;
}

/** Leaves out a reader who is not to have it (any more). */
export async function skipDelivery(
  { kysely }: Database<Tables>,
  id: string,
  reason: DeliveryReason,
  now: Date,
): Promise<void> {
  await kysely
    .updateTable('issue_delivery')
    .set({ state: 'skipped', reason, lease_until: null, ended_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'deferred', 'unknown'])
    .execute();
}

/** Lets go of a mail that somebody took and did not try, so that it is due at another time. */
export async function postponeDelivery({ kysely }: Database<Tables>, id: string, dueAt: Date): Promise<void> {
  await kysely
    .updateTable('issue_delivery')
    .set({ lease_until: null, due_at: dueAt })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'deferred', 'unknown'])
    .execute();
}

/** Lets go of mails that somebody took and did not try. */
export async function releaseDeliveries({ kysely }: Database<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await kysely
    .updateTable('issue_delivery')
    .set({ lease_until: null })
    .where('id', 'in', ids)
    .where('state', 'in', ['queued', 'deferred', 'unknown'])
    .execute();
}

/**
 * Of mails whose worker never came back nobody knows whether they arrived: they go out again or are asked for, or wait
 * for their writer where `isHeld` says so. Those that the provider told of arrived, and those that were tried first
 * after `knownSince` leave once, however often they are sent.
 */
export async function settleMissed(
  { kysely }: Database<Tables>,
  { now, isHeld, knownSince }: { readonly now: Date; readonly isHeld: boolean; readonly knownSince: Date | null },
): Promise<void> {
  await sql`
    update issue_delivery set state = 'accepted', ended_at = ${now}, lease_until = null
    where state = 'sending' and lease_until < ${now} and confirmed_at is not null`.execute(kysely);
  await sql`
    update issue_delivery set state = 'unknown', asked_since = ${now}, lease_until = null, due_at = ${now}
    where state = 'sending' and lease_until < ${now} and first_tried_at > ${knownSince}::timestamptz`.execute(kysely);
  await sql`
    update issue_delivery set state = ${isHeld ? 'held' : 'unknown'}, reason = ${isHeld ? 'unknown' : null},
      unknown_at = coalesce(unknown_at, ${now}), asked_since = ${now}, lease_until = null, due_at = ${now}
    where state = 'sending' and lease_until < ${now}`.execute(kysely);
}

const CONFIRM = `
  update issue_delivery set confirmed_at = coalesce(confirmed_at, $2::timestamptz),
    ended_at = case when state = 'sending' then ended_at else $2::timestamptz end,
    lease_until = case when state = 'sending' then lease_until end,
    reason = null, state = case when state = 'sending' then state else 'accepted' end
  where id = $1 and (state in ('sending', 'unknown') or state = 'held' and reason = 'unknown')`;

/** Its provider says that a mail left: whatever was in doubt of it is not any more. */
export async function confirmDelivery(database: Database<Tables>, id: string, now: Date): Promise<void> {
  await database.query('issue_confirm', CONFIRM, [id, now]);
}

/** Those who would be written to for the first time more than a day late wait for their writer; the issues they are of. */
export async function holdLate({ kysely }: Database<Tables>, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with late as (select id from issue where state = 'sending' and not_after < ${now}),
    held as (
      update issue_delivery d set state = 'held', reason = 'late', lease_until = null
      from late where d.issue_id = late.id and d.state = 'queued' returning d.issue_id
    )
    select distinct issue_id as id from held`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Those who were refused for what is no fault of theirs wait for their writer. */
export async function holdRefusedDeliveries({ kysely }: Database<Tables>, ids: readonly string[]): Promise<void> {
  await kysely
    .updateTable('issue_delivery')
    // Its days of trying begin anew: nobody took it.
    .set({ state: 'held', reason: 'ours', ended_at: null, first_tried_at: null })
    .where('id', 'in', ids)
    .where('state', '=', 'bounced')
    .execute();
}

/** Whatever was due at a moment and has not ended waits for its writer; how many. */
export async function holdDeliveriesDue({ query }: Database<Tables>, until: Date): Promise<number> {
  const text = `
    with held as (
      update issue_delivery d set state = 'held', reason = 'unknown', lease_until = null
      from issue i where i.id = d.issue_id and d.state in ('queued', 'sending', 'deferred', 'unknown')
        and i.send_at <= $1 and d.due_at <= $1 returning d.id
    )
    select count(*)::integer as count from held`;
  const [row] = await query<{ count: number }>('issue_hold_due', text, [until]);
  return row?.count ?? 0;
}

/** Lets go on what waited for its writer. */
export async function releaseHeld({ kysely }: Database<Tables>, issueId: string, now: Date): Promise<boolean> {
  const released = await kysely
    .updateTable('issue_delivery')
    .set({ state: 'queued', reason: null, due_at: now })
    .where('issue_id', '=', issueId)
    .where('state', '=', 'held')
    .returning('id')
    .execute();
  return released.length > 0;
}

/** Nobody who was not written to yet is; of whom it is not known stays so. */
export async function skipRest({ kysely }: Database<Tables>, issueId: string, now: Date): Promise<void> {
  await sql`
    update issue_delivery set state = 'skipped', reason = 'stopped', lease_until = null, ended_at = ${now}
    where issue_id = ${issueId} and (state in ('queued', 'deferred') or state = 'held' and reason in ('late', 'ours'))`.execute(
    kysely,
  );
}

/** Who got nothing since the issue was stopped. */
const IS_REST = "state = 'skipped' and reason = 'stopped'";

/** Writes those down anew who got nothing since the issue was stopped; false where there is nobody. */
export async function requeueRest(database: Database<Tables>, issueId: string, now: Date): Promise<boolean> {
  const text = `
    update issue_delivery set state = 'queued', reason = null, due_at = $2, first_tried_at = null, ended_at = null
    where issue_id = $1 and ${IS_REST} returning id`;
  return (await database.query('issue_requeue_rest', text, [issueId, now])).length > 0;
}

const COUNTS = `
  select issue_id as "issueId", state, count(*)::integer as count, count(unknown_at)::integer as "inDoubt",
    count(complained_at)::integer as complained, (count(*) filter (where ${IS_REST}))::integer as rest
  from issue_delivery where issue_id = any($1) group by issue_id, state`;

export type DeliveryCount = {
  readonly issueId: string;
  readonly state: DeliveryState;
  readonly count: number;
  /** How many of them were unknown at some time: those may have it twice. */
  readonly inDoubt: number;
  /** How many of their readers called it spam. */
  readonly complained: number;
  /** How many of them got nothing since it was stopped. */
  readonly rest: number;
};

export function countDeliveries(
  database: Database<Tables>,
  issueIds: readonly string[],
): Promise<readonly DeliveryCount[]> {
  return database.query<DeliveryCount>('issue_counts', COUNTS, [issueIds]);
}
