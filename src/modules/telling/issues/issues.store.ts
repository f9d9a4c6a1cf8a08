import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { IssueState, StopReason } from './issues.tables.ts';
import { readerHash, type Readership, readershipValues, STORY_READERS } from './story-readers.ts';

/** Rule 73: later than this somebody must say that it still goes out. */
const HOURS_TO_SEND = 24;

const MADE_ID = `substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`;

// Written down in the order of their hashes, and with ids that rise with it, rows come to the end of their indexes and
// not anywhere in them. Which reader comes when stays as random, and the end of an id cannot be guessed.
const RISING_ID = `lpad(to_hex(extract(epoch from $10::timestamptz)::bigint), 8, '0')
    || lpad(to_hex(row_number() over ()), 6, '0') || substr(replace(gen_random_uuid()::text, '-', ''), 1, 18)`;

const FREEZE = `
  with readers as materialized (${STORY_READERS}),
  made as (
    insert into issue (id, newsletter_id, story_id, subject, state, recipient_count, send_at, not_after, created_at)
    select ${MADE_ID}, r.newsletter_id, $12::text, $13::text, 'waiting', count(*), $14::timestamptz,
      $14::timestamptz + interval '${HOURS_TO_SEND} hours', $10::timestamptz
    from readers r group by r.newsletter_id
    returning id, newsletter_id
  )
  insert into issue_delivery (id, issue_id, story_id, subscriber_id, reader_hash, due_at)
  select ${RISING_ID}, h.issue_id, $12::text, h.subscriber_id, h.reader_hash, $10::timestamptz
  from (
    select m.id as issue_id, r.subscriber_id,
      ${readerHash('$12::text', 'r.reader')} as reader_hash
    from readers r join made m on m.newsletter_id = r.newsletter_id order by reader_hash
  ) h`;

type Frozen = Readership & {
  readonly storyId: string;
  readonly subject: string;
  /** When it was to go out; in the past where the site was away then. */
  readonly dueAt: Date;
};

/** Writes down who gets a story, by which newsletter, in one statement: whoever subscribes later is not among them. */
export async function insertIssues(database: Database<Tables>, frozen: Frozen): Promise<void> {
  const { storyId, subject, dueAt } = frozen;
  await database.query('issues_freeze', FREEZE, [...readershipValues(frozen), storyId, subject, dueAt]);
}

/** Calls what a story still goes out by as the story is called now; what has ended keeps the name that it went under. */
export async function renameIssues({ kysely }: Database<Tables>, storyId: string, untitled: string): Promise<void> {
  await sql`
    update issue i set subject = coalesce(nullif(s.title, ''), ${untitled})
    from story s where s.id = ${storyId} and i.story_id = s.id
      and (i.state in ('waiting', 'sending', 'paused') or i.step_id is not null and i.state = 'done')`.execute(kysely);
}

const STEP_ISSUE = `
  insert into issue (id, newsletter_id, story_id, step_id, subject, state, recipient_count, send_at, not_after, created_at,
    ended_at)
  values (${MADE_ID}, $1, $2, $3, $4, 'done', 0, $5::timestamptz, $5::timestamptz, $5::timestamptz, $5::timestamptz)
  on conflict (step_id) where step_id is not null do nothing`;

type StepIssue = {
  readonly stepId: string;
  readonly newsletterId: string;
  readonly storyId: string;
  readonly subject: string;
  readonly now: Date;
};

/** The one issue of a step of a series, with nobody in it yet. */
export async function insertStepIssue(database: Database<Tables>, issue: StepIssue): Promise<void> {
  const { stepId, newsletterId, storyId, subject, now } = issue;
  await database.query('issue_of_step_insert', STEP_ISSUE, [newsletterId, storyId, stepId, subject, now]);
}

const OF_STEP = 'select id from issue where step_id = $1';

export async function findIssueOfStep(database: Database<Tables>, stepId: string): Promise<string | undefined> {
  const [issue] = await database.query<{ id: string }>('issue_of_step', OF_STEP, [stepId]);
  return issue?.id;
}

// Who they are for the story is said as in FREEZE, so that nobody has it by both. Where nobody could find the story
// before it goes on now if they can, and whoever comes while they cannot waits with the others.
const ADD = `
  with going as (
    select i.id, i.state = 'paused' and i.stop_reason is distinct from 'hidden' as is_held
    from issue i join newsletter n on n.id = i.newsletter_id and n.ended_at is null
    where i.step_id = $1 and i.state <> 'stopped'
      and not exists (select from publication p where p.id = n.publication_id and p.state <> 'active') for update of i
  ),
  added as (
    insert into issue_delivery (id, issue_id, story_id, subscriber_id, reader_hash, due_at)
    select replace(gen_random_uuid()::text, '-', ''), g.id, $2::text, s.id,
      ${readerHash('$2::text', 'coalesce(s.person_id, mine.person_id, s.address)')},
      $4::timestamptz
    from going g join subscriber s on s.id = any($3) and s.state = 'active'
    left join email_address mine on s.address is not null and mine.address = s.address and mine.is_verified
    on conflict (story_id, reader_hash) do nothing
    returning issue_id
  )
  update issue i set recipient_count = i.recipient_count + a.count,
    state = case when h.is_held or not $5::boolean then 'paused' else 'sending' end,
    stop_reason = case when h.is_held then i.stop_reason when not $5::boolean then 'hidden' end,
    ended_at = null, send_at = $4::timestamptz, not_after = $4::timestamptz + interval '${HOURS_TO_SEND} hours'
  from (select issue_id, count(*)::integer as count from added group by issue_id) a join going h on h.id = a.issue_id
  where i.id = a.issue_id
  returning i.id`;

type Added = {
  readonly stepId: string;
  readonly storyId: string;
  readonly subscriberIds: readonly string[];
  /** Whether readers can find the story now. */
  readonly canGo: boolean;
  readonly now: Date;
};

/** Writes readers down for the issue of a step, and has it go on where it can; false where nobody came to it. */
export async function addToIssue(
  database: Database<Tables>,
  { stepId, storyId, subscriberIds, canGo, now }: Added,
): Promise<boolean> {
  return (await database.query('issue_add', ADD, [stepId, storyId, subscriberIds, now, canGo])).length > 0;
}

/** Lets those begin whose time has come. */
export async function startDueIssues({ kysely }: Database<Tables>, now: Date): Promise<void> {
  await kysely
    .updateTable('issue')
    .set({ state: 'sending' })
    .where('state', '=', 'waiting')
    .where('send_at', '<=', now)
    .execute();
}

type Change = {
  readonly from: readonly IssueState[];
  readonly state: IssueState;
  readonly reason: StopReason | null;
  readonly now: Date;
};

/** Moves an issue on from one of some states; false where it stands in none of them. */
export async function moveIssue(
  { kysely }: Database<Tables>,
  id: string,
  { from, state, reason, now }: Change,
): Promise<boolean> {
  const moved = await kysely
    .updateTable('issue')
    .set({ state, stop_reason: reason, ended_at: state === 'stopped' || state === 'done' ? now : null })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .execute();
  return moved.length > 0;
}

/**
 * Says of an issue that was sent, or that its writer stopped, what it did that the next one must not do, nor the rest of
 * this one; false where that is said, or it is none.
 */
export async function blameIssue({ kysely }: Database<Tables>, id: string, reason: StopReason): Promise<boolean> {
  const blamed = await kysely
    .updateTable('issue')
    .set({ stop_reason: reason })
    .where('id', '=', id)
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'done'), is('stop_reason', 'is', null)]),
        is.and([is('state', '=', 'stopped'), is('stop_reason', '=', 'writer')]),
      ]),
    )
    .returning('id')
    .execute();
  return blamed.length > 0;
}

/** The state of an issue, which nobody else moves before the end of the transaction. */
export async function lockIssue({ kysely }: Database<Tables>, id: string): Promise<IssueState | undefined> {
  const row = await kysely.selectFrom('issue').select('state').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row?.state;
}

/** Those of a newsletter that have not ended. */
export async function findOpenIssues({ kysely }: Database<Tables>, newsletterId: string): Promise<readonly string[]> {
  const rows = await kysely
    .selectFrom('issue')
    .select('id')
    .where('newsletter_id', '=', newsletterId)
    .where('state', 'in', ['waiting', 'sending', 'paused'])
    .execute();
  return rows.map(({ id }) => id);
}

/** Gives an issue another day from now on. */
export async function extendIssue({ kysely }: Database<Tables>, id: string, now: Date): Promise<void> {
  const notAfter = new Date(now.getTime() + HOURS_TO_SEND * 3_600_000);
  await kysely.updateTable('issue').set({ not_after: notAfter }).where('id', '=', id).execute();
}

/** Gives those that are sent another day from a moment on, when what a limit holds back may leave (rule 171). */
export async function extendSendingIssues({ kysely }: Database<Tables>, from: Date): Promise<void> {
  const notAfter = new Date(from.getTime() + HOURS_TO_SEND * 3_600_000);
  await kysely
    .updateTable('issue')
    .set({ not_after: notAfter })
    .where('state', '=', 'sending')
    .where('not_after', '<', notAfter)
    .execute();
}

/** Ends those of which nothing is on its way any more; the newsletters that they went out by once. */
export async function endFinishedIssues({ kysely }: Database<Tables>, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ newsletterId: string; stepId: string | null }>`
    update issue i set state = 'done', ended_at = ${now}
    where i.state = 'sending' and not exists (
      select from issue_delivery d where d.issue_id = i.id
        and d.state in ('queued', 'sending', 'deferred', 'unknown'))
    returning i.newsletter_id as "newsletterId", i.step_id as "stepId"`.execute(kysely);
  return [...new Set(rows.filter(({ stepId }) => stepId === null).map(({ newsletterId }) => newsletterId))];
}
