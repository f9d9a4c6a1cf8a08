import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { countDeliveries } from './deliveries.store.ts';
import { type Issue, issueColumns } from './issue.ts';
import type { DeliveryState } from './issues.tables.ts';

const NEWEST: KeysetStatement = {
  name: 'issues_newest',
  text: `
    select ${columnList('t', issueColumns)}, (extract(epoch from t.created_at) * 1000)::float8 as key
    from issue t where t.newsletter_id = o.id and (t.created_at, t.id) < ($2::timestamptz, $3)
    order by t.created_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** What went out by a newsletter, newest first. */
export async function readIssues(context: ReadContext, newsletterId: string, page: Page): Promise<Feed<Issue>> {
  return cutPage(await keysetRows<Issue & Cursor>(context, NEWEST, newsletterId, page), page);
}

/**
 * How many readers stand where; `inDoubt` are those who may have it twice, since an answer was missed, `rest` those of
 * the skipped who got nothing because it was stopped.
 */
export type IssueCounts = Readonly<Record<DeliveryState | 'inDoubt' | 'rest', number>>;
type CountsOfIssue = { readonly issueId: string; readonly counts: IssueCounts };

const NONE: IssueCounts = {
  queued: 0,
  sending: 0,
  accepted: 0,
  deferred: 0,
  unknown: 0,
  held: 0,
  bounced: 0,
  skipped: 0,
  inDoubt: 0,
  rest: 0,
};

const countsLoader = loaderByKey<CountsOfIssue>(
  async (database, issueIds) => {
    const rows = await countDeliveries(database, issueIds);
    return issueIds.map((issueId) => {
      const counts: Record<DeliveryState | 'inDoubt' | 'rest', number> = { ...NONE };
      for (const { state, count, inDoubt, rest } of rows.filter((row) => row.issueId === issueId)) {
        counts[state] = count;
        counts.inDoubt += inDoubt;
        counts.rest += rest;
      }
      return { issueId, counts };
    });
  },
  ({ issueId }) => issueId,
);

export async function readIssueCounts({ loaders }: ReadContext, issueId: string): Promise<IssueCounts> {
  return (await loaders.get(countsLoader).load(issueId))?.counts ?? NONE;
}

const REFUSED = `
  select count(*)::integer as count from issue i join newsletter n on n.id = i.newsletter_id and n.ended_at is null
  where i.state = 'paused' and i.stop_reason = 'refused' and i.not_after > $1`;

/** How many issues that began in the last 48 hours stand still because they were refused for everybody (rule 320). */
export async function countRefused(database: Database<Tables>, now: Date): Promise<number> {
  // An issue has a day from when it began, or was resumed.
  const since = new Date(now.getTime() - 24 * 3_600_000);
  const [row] = await database.query<{ count: number }>('issues_refused', REFUSED, [since]);
  return row?.count ?? 0;
}
