import { mustBeAllowed } from '#modules/ground/acting.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type KeysetStatement, keysetRows } from '#modules/ground/keyset.ts';
import { type Cursor, type Feed, HIGHEST, type Page, cutPage, mapFeed } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { caseColumns, type Report, type ReportCase, reportColumns } from './report.ts';
import { canDecideReports } from './reports.policy.ts';

type Asker = Pick<CommandContext, 'viewer' | 'isProgram'>;

const OPEN: KeysetStatement = {
  name: 'report_cases_open',
  text: `
    select ${columnList('t', caseColumns)}, k.rank::float8 as key from case_rank k join report_case t on t.id = k.case_id
    where t.state = o.id and (k.rank, k.case_id) < ($2::float8::bigint, $3) order by k.rank desc, k.case_id desc`,
  start: { ...HIGHEST, key: Number.MAX_SAFE_INTEGER },
};

/** Cases that wait for a decision, the gravest first (rule 264); for moderators and administrators. */
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
