import { daysBetween } from '#shared/submissions/calendar-days.ts';
import type { SubmissionStatus } from '#shared/submissions/submission-machine.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, emptyFeed, type Feed, HIGHEST, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Person } from '#modules/people/people/person.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { viewerMay } from '#modules/stories/publications/viewer-role.ts';
import { presentSubmissions, WAITING } from './read-submissions.ts';
import type { Submission } from './submission.ts';

export type InboxFilter = {
  /** Null for all that wait; `PENDING` for those that nobody took yet. */
  readonly status: SubmissionStatus | 'ALL' | 'PENDING' | null;
  /** From guests alone, from the publication's own people alone, or null for both. */
  readonly isGuest: boolean | null;
  /** Who looks after them: one of the editors, nobody, or null for whoever. */
  readonly assignee: { readonly id: string } | 'nobody' | null;
  /** Those alone that have no due day. */
  readonly isUndated: boolean;
};

const KEY = '(extract(epoch from t.acted_at) * 1000)::float8 as key';

/** The conditions of a filter, named by its shape, with their values from `$first` on. */
function conditionsOf({ status, isGuest, assignee, isUndated }: InboxFilter, first: number) {
  const values: unknown[] = [];
  const name: string[] = [];
  const conditions: string[] = [];
  const add = (word: string, condition: string | null, value?: string) => {
    name.push(word);
    if (condition !== null)
      conditions.push(`and ${condition}${value === undefined ? '' : ` $${first + values.length}`}`);
    if (value !== undefined) values.push(value);
  };
  if (status === null) add('waiting', `t.status in ${WAITING}`);
  else if (status === 'ALL') add('all', null);
  else if (status === 'PENDING') add('pending', `t.status in ${WAITING} and t.status in ('OPEN', 'TRIAGE')`);
  else add('status', 't.status =', status);
  if (isGuest !== null) add(isGuest ? 'guests' : 'own', isGuest ? 't.is_guest' : 'not t.is_guest');
  if (assignee === 'nobody') add('unassigned', 't.assignee_id is null');
  else if (assignee !== null) add('assignee', 't.assignee_id =', assignee.id);
  if (isUndated) add('undated', 't.due_on is null');
  return { name: name.join('_'), text: conditions.join(' '), values };
}

/** A statement for each shape of a filter, so that each is answered by the index that it has. */
function inboxStatement(filter: InboxFilter): KeysetStatement {
  const { name, text, values } = conditionsOf(filter, 4);
  return {
    name: `submission_inbox_${name}`,
    text: `
      select t.id, ${KEY} from submission t
      where t.publication_id = o.id and (t.acted_at, t.id) < ($2::timestamptz, $3) ${text}
      order by t.acted_at desc, t.id desc`,
    start: HIGHEST,
    keyValue: timeOfKey,
    values,
  };
}

/** What was submitted to a publication, newest change first, for its owner and editors; nothing for everybody else (rule 67). */
export async function readInbox(
  context: ReadContext,
  publicationId: string,
  filter: InboxFilter,
  page: Page,
): Promise<Feed<Submission>> {
  if (!viewerMay(context, publicationId, 'decide submissions')) return emptyFeed;
  return presentSubmissions(context, await keysetRows(context, inboxStatement(filter), publicationId, page), page);
}

/** A calendar shows six weeks at most. */
const MOST_DAYS = 42;
const MOST_DUE = 500;

/** What is due from one day to another, both included and such as `2026-12-01`, by day; for those who decide it. */
export async function readDue(
  context: ReadContext,
  publicationId: string,
  filter: InboxFilter,
  { firstDay, lastDay }: Readonly<Record<'firstDay' | 'lastDay', string>>,
): Promise<readonly Submission[]> {
  if (!viewerMay(context, publicationId, 'decide submissions')) return [];
  const days = daysBetween(firstDay, lastDay);
  if (days === undefined || days < 0 || days >= MOST_DAYS) return [];
  const { name, text, values } = conditionsOf(filter, 4);
  const statement = `
    select t.id, (extract(epoch from t.due_on) * 1000)::float8 as key from submission t
    where t.publication_id = $1 and t.due_on between $2::date and $3::date ${text}
    order by t.due_on, t.created_at, t.id limit ${MOST_DUE}`;
  const asked = [publicationId, firstDay, lastDay, ...values];
  const rows = await context.database.query<Cursor>(`submission_due_${name}`, statement, asked);
  const feed = await presentSubmissions(context, rows, { size: rows.length, after: null });
  return feed.items;
}

const EDITORS = `
  select m.person_id as id from publication_member m
  where m.publication_id = $1 and m.role in ('owner', 'editor') order by m.role = 'owner' desc, m.person_id limit 100`;

/** Who may look after a submission, for those who may; none for everybody else. */
export async function readInboxEditors(context: ReadContext, publicationId: string): Promise<readonly Person[]> {
  if (!viewerMay(context, publicationId, 'decide submissions')) return [];
  const rows = await context.database.query<{ id: string }>('submission_editors', EDITORS, [publicationId]);
  return readPeople(
    context,
    rows.map(({ id }) => id),
  );
}

const EARLIER = `
  select s.id, (extract(epoch from s.created_at) * 1000)::float8 as key from submission s
  where s.writer_id = $2 and s.publication_id = $1
  order by s.created_at desc, s.id desc limit 11`;

/** What somebody last submitted to a publication, for its editors; the newest first, the one that is looked at among them. */
export async function readEarlier(
  context: ReadContext,
  { publicationId, personId }: Readonly<Record<'publicationId' | 'personId', string>>,
): Promise<readonly Submission[]> {
  const values = [publicationId, personId];
  const rows = await context.database.query<Cursor>('submission_earlier', EARLIER, values);
  const feed = await presentSubmissions(context, rows, { size: rows.length, after: null });
  return feed.items;
}
