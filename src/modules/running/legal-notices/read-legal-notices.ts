import { readMonth } from '#shared/moderation/legal-notice-rules.ts';
import type { Measure } from '#shared/moderation/measures.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, LOWEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';
import type { Database } from '#platform/database/database.ts';
import { type LegalNotice, NOTICE_COLUMNS } from './legal-notice.ts';
import type { LegalNoticeState } from './legal-notices.tables.ts';

const keyOf = (column: string) => `(extract(epoch from t.${column}) * 1000)::float8 as key`;

const WAITING: KeysetStatement = {
  name: 'legal_notices_waiting',
  text: `
    select ${NOTICE_COLUMNS}, ${keyOf('created_at')} from legal_notice t
    where t.state = o.id and (t.created_at, t.id) > ($2::timestamptz, $3) order by t.created_at, t.id`,
  start: LOWEST,
  keyValue: timeOfKey,
};
const DECIDED: KeysetStatement = {
  name: 'legal_notices_decided',
  text: `
    select ${NOTICE_COLUMNS}, ${keyOf('decided_at')} from legal_notice t
    where t.state <> o.id and (t.decided_at, t.id) < ($2::timestamptz, $3) order by t.decided_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** Notices that wait, the oldest first; or those that were decided, the last first. */
export async function readLegalNotices(
  context: ReadContext,
  asker: Pick<CommandContext, 'viewer' | 'isProgram'>,
  { isDecided, page }: { readonly isDecided: boolean; readonly page: Page },
): Promise<Feed<LegalNotice>> {
  mustBeAllowed(canDecideReports(asker));
  const statement = isDecided ? DECIDED : WAITING;
  const rows = cutPage(await keysetRows<LegalNotice & Cursor>(context, statement, 'open', page), page);
  return mapFeed(rows, rows.items);
}

const OF_DECISIONS = `select ${NOTICE_COLUMNS} from legal_notice t where t.decision_id = any($1)`;

export const noticeOfDecisionLoader = loaderByKey(
  (database: Database<Tables>, ids: readonly string[]) =>
    database.query<LegalNotice>('legal_notices_of_decisions', OF_DECISIONS, [ids]),
  ({ decisionId }) => decisionId ?? '',
);

/** One decided notice as everybody sees it. */
export type LoggedNotice = {
  readonly id: string;
  readonly kind: LegalNotice['kind'];
  readonly targetKind: LegalNotice['targetKind'];
  readonly state: LegalNoticeState;
  readonly decidedAt: Date;
  readonly measure: Measure | null;
  readonly countries: readonly string[];
  readonly legalReference: string;
};

/** A month of the public log (rule 263). */
export type LegalNoticeLog = {
  /** As in `2026-11`. */
  readonly month: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly received: number;
  readonly acted: number;
  readonly declined: number;
  readonly countered: number;
  readonly restored: number;
  readonly items: readonly LoggedNotice[];
};

const MOST_LOGGED = 1_000;
const COUNTS = `
  select (select count(*) from legal_notice where created_at >= $1 and created_at < $2)::int as received,
    count(*) filter (where t.state <> 'declined')::int as acted,
    count(*) filter (where t.state = 'declined')::int as declined,
    count(*) filter (where t.countered_at is not null)::int as countered,
    count(*) filter (where t.state = 'restored')::int as restored,
    coalesce((select min(created_at) from legal_notice) >= $1, true) as "isFirst"
  from legal_notice t where t.state <> 'open' and t.decided_at >= $1 and t.decided_at < $2`;
const ITEMS = `
  select t.id, t.kind, t.target_kind as "targetKind", t.state, t.decided_at as "decidedAt", d.measure,
    coalesce(d.countries, '{}') as countries, coalesce(d.legal_reference, '') as "legalReference"
  from legal_notice t left join decision d on d.id = t.decision_id
  where t.state <> 'open' and t.decided_at >= $1 and t.decided_at < $2
  order by t.decided_at desc, t.id desc limit ${MOST_LOGGED}`;

/** What was decided in a month, of everybody and for everybody; of the current one where none is named. */
export async function readLegalNoticeLog(
  { database, clock }: Pick<ReadContext, 'database' | 'clock'>,
  asked: string | null | undefined,
): Promise<LegalNoticeLog> {
  const current = clock.now().toISOString().slice(0, 7);
  const named = readMonth(asked);
  const isNamed = named !== undefined && named.start <= clock.now();
  const month = isNamed ? named.start.toISOString().slice(0, 7) : current;
  const { start, end } = (isNamed ? named : readMonth(current)) ?? { start: clock.now(), end: clock.now() };
  type Counts = Pick<LegalNoticeLog, 'received' | 'acted' | 'declined' | 'countered' | 'restored' | 'isFirst'>;
  const [[counts], items] = await Promise.all([
    database.query<Counts>('legal_notice_counts', COUNTS, [start, end]),
    database.query<LoggedNotice>('legal_notice_log', ITEMS, [start, end]),
  ]);
  const none = { received: 0, acted: 0, declined: 0, countered: 0, restored: 0, isFirst: true };
  return { ...(counts ?? none), month, isLast: month === current, items };
}
