import { mustBeAllowed } from '#modules/ground/acting.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, type Feed, HIGHEST, type Page, cutPage, mapFeed } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { caseColumns, type Report, type ReportCase, reportColumns } from './report.ts';
import { canDecideReports } from './reports.policy.ts';

type Asker = Pick<CommandContext, 'viewer' | 'isProgram'>;

const OPEN: KeysetStatement = {
  name: 'report_cases_open',
  text: `
    select ${columnList('t', caseColumns)}, (extract(epoch from t.updated_at) * 1000)::float8 as key from report_case t
    where t.state = o.id and (t.updated_at, t.id) < ($2::timestamptz, $3) order by t.updated_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** Cases that wait for a decision, those reported last first; for moderators and administrators. */
export async function readOpenCases(context: ReadContext, asker: Asker, page: Page): Promise<Feed<ReportCase>> {
  mustBeAllowed(canDecideReports(asker));
  const rows = cutPage(await keysetRows<ReportCase & Cursor>(context, OPEN, 'open', page), page);
  return mapFeed(rows, rows.items);
}

const REPORTS = `
  select r."ownerId", r."reporterId", r.reason, r.comment, r."createdAt" from unnest($1::text[]) as o (id)
  cross join lateral (
    select t.case_id as "ownerId", ${columnList('t', reportColumns)} from report t
    where t.case_id = o.id order by t.created_at, t.reporter_id limit 50) r`;

/** What was said in a case, the first fifty. */
export async function readReports({ loaders, database }: ReadContext, caseId: string): Promise<readonly Report[]> {
  return loaders.grouped<Report & { ownerId: string }>('reports_of_case', caseId, (ids) =>
    database.query('reports_of_case', REPORTS, [ids]),
  );
}

const COUNT = `select count(*)::int as count from report_case where state = 'open'`;

/** How many cases wait for a decision. */
export async function countOpenCases({ database }: Pick<CommandContext, 'database'>): Promise<number> {
  const [row] = await database.query<{ count: number }>('report_cases_count', COUNT, []);
  return row?.count ?? 0;
}
