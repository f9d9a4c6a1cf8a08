import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { ErrorSample, ErrorSource, ErrorState, TakenError } from './error-group.ts';

/** Own judgements: what waits to be grouped, how many groups there may be of each source, how many of a group are kept. */
const MOST_WAITING = 2_000;
const MOST_GROUPS = 500;
const MOST_SAMPLES = 10;

const INSERT_REPORTS = `
  insert into error_report (source, report, received_at)
  select $1, report::jsonb, $3 from unnest($2::text[]) as given (report)
  where (select count(*) from error_report) < ${MOST_WAITING}`;

/** Keeps errors until they are grouped; where too many wait already, they are dropped. */
export async function insertErrorReports(
  database: Database<Tables>,
  source: ErrorSource,
  given: { readonly errors: readonly TakenError[]; readonly now: Date },
): Promise<void> {
  const texts = given.errors.map((error) => JSON.stringify(error));
  await database.query('error_reports_insert', INSERT_REPORTS, [source, texts, given.now]);
}

export type WaitingError = { readonly source: ErrorSource; readonly report: TakenError; readonly receivedAt: Date };

/** Takes the first that wait out of the table, in their order; two who do it at once take different ones. */
export async function takeErrorReports(database: Database<Tables>, most: number): Promise<readonly WaitingError[]> {
  const rows = await database.query<WaitingError & { readonly id: string }>(
    'error_reports_take',
    `delete from error_report where id in (
      select id from error_report order by id limit $1 for update skip locked)
    returning id, source, report, received_at as "receivedAt"`,
    [most],
  );
  return rows.toSorted((one, other) => Number(one.id) - Number(other.id));
}

export type SeenGroup = {
  readonly id: string;
  readonly source: ErrorSource;
  readonly name: string;
  readonly message: string;
  readonly place: string;
  readonly build: string;
  readonly count: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
};

/** A day after it was settled, or in another build at once: an old page that is still open is no news. */
const SEEN_AGAIN = `
  update error_group set seen_count = seen_count + $2, message = $3, place = $4, build = $5,
    last_seen_at = greatest(last_seen_at, $6::timestamptz),
    state = case when state = 'resolved' and (settled_build <> $5 or settled_at < $6::timestamptz - interval '24 hours')
      then 'open' else state end
  where id = $1 returning state`;

/** The one that is missed least: settled, seen seldom, and long ago. */
const MAKE_ROOM = `
  delete from error_group where id in (
    select id from error_group where source = $1
    order by (state = 'open'), seen_count, last_seen_at
    limit greatest(0, (select count(*) from error_group where source = $1) - ${MOST_GROUPS - 1}))`;

/** Counts an error that was seen and answers with how it stands then; a new one makes room for itself. */
export async function countErrorGroup(database: Database<Tables>, group: SeenGroup): Promise<ErrorState> {
  const { id, count, message, place, build, lastAt } = group;
  const values = [id, count, message, place, build, lastAt];
  const [again] = await database.query<{ state: ErrorState }>('error_group_again', SEEN_AGAIN, values);
  if (again !== undefined) return again.state;
  await database.query('error_groups_make_room', MAKE_ROOM, [group.source]);
  await database.kysely
    .insertInto('error_group')
    .values({
      id,
      source: group.source,
      name: group.name,
      message,
      place,
      build,
      seen_count: count,
      state: 'open',
      settled_at: null,
      settled_build: null,
      first_seen_at: group.firstAt,
      last_seen_at: lastAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 'open';
}

/** Adds the last of some, and leaves the last ones of the group. */
export async function keepErrorSamples(
  database: Database<Tables>,
  groupId: string,
  samples: readonly { readonly sample: ErrorSample; readonly seenAt: Date }[],
): Promise<void> {
  const rows = samples
    .slice(-MOST_SAMPLES)
    .map(({ sample, seenAt }) => ({ group_id: groupId, sample: JSON.stringify(sample), seen_at: seenAt }));
  await database.kysely.insertInto('error_sample').values(rows).execute();
  await database.query(
    'error_samples_trim',
    `delete from error_sample where group_id = $1 and id not in (
      select id from error_sample where group_id = $1 order by id desc limit ${MOST_SAMPLES})`,
    [groupId],
  );
}

/** False where it stood so already, or there is none. */
export async function setErrorState(
  { kysely }: Database<Tables>,
  change: { readonly id: string; readonly state: ErrorState; readonly now: Date },
): Promise<boolean> {
  const { id, state, now } = change;
  const changed = await kysely
    .updateTable('error_group')
    .set((build) => ({
      state,
      settled_at: state === 'open' ? null : now,
      settled_build: state === 'open' ? null : build.ref('build'),
    }))
    .where('id', '=', id)
    .where('state', '<>', state)
    .returning('id')
    .execute();
  return changed.length > 0;
}

export async function deleteErrorsBefore({ kysely }: Database<Tables>, day: Date): Promise<void> {
  await kysely.deleteFrom('error_group').where('last_seen_at', '<', day).execute();
  await kysely.deleteFrom('error_sample').where('seen_at', '<', day).execute();
  await kysely.deleteFrom('error_report').where('received_at', '<', day).execute();
}
