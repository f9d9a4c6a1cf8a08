import type { Database } from '#platform/database/database.ts';
import { type Columns, columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { SubscriberVerdict } from '#shared/newsletters/subscriber-import-rules.ts';
import type { SubscriberImport, VerdictCount } from './subscriber-import.ts';

const columns: Columns<SubscriberImport> = {
  id: 'id',
  newsletterId: 'newsletter_id',
  state: 'state',
  fileName: 'file_name',
  origin: 'origin',
  doneCount: 'done_count',
  totalCount: 'total_count',
  fault: 'fault',
  requestedAt: 'requested_at',
  finishedAt: 'finished_at',
};
const COLUMNS = columnList('i', columns);
const ONE = `select ${COLUMNS} from subscriber_import i where i.id = $1`;
const NEWEST = `
  select ${COLUMNS} from subscriber_import i where i.newsletter_id = $1 order by i.requested_at desc, i.id limit 10`;
const COUNTS = `
  select verdict, count(*)::integer as count from subscriber_import_row where import_id = $1 group by verdict`;
const STAGED = `
  select count(*)::integer as count from subscriber where newsletter_id = $1 and is_staged and state = 'active'`;
const ROWS = `
  select place, address, verdict from subscriber_import_row where import_id = $1 and place > $2 order by place limit $3`;

export async function findSubscriberImport(
  database: Database<Tables>,
  id: string,
): Promise<SubscriberImport | undefined> {
  const [row] = await database.query<SubscriberImport>('subscriber_import_find', ONE, [id]);
  return row;
}

/** The lists that came into a newsletter, newest first, at most 10. */
export function readSubscriberImports(
  database: Database<Tables>,
  newsletterId: string,
): Promise<readonly SubscriberImport[]> {
  return database.query<SubscriberImport>('subscriber_imports_newest', NEWEST, [newsletterId]);
}

/** How many rows of an import have which verdict; none once they are too old. */
export function countVerdicts(database: Database<Tables>, importId: string): Promise<readonly VerdictCount[]> {
  return database.query<VerdictCount>('subscriber_import_counts', COUNTS, [importId]);
}

/** How many of a newsletter wait for their turn to join (rule 72). */
export async function countStaged(database: Database<Tables>, newsletterId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>('subscribers_staged', STAGED, [newsletterId]);
  return row?.count ?? 0;
}

/** Whether the last issue of newsletter `$1` did harm, so that nobody joins before another has gone out (rule 72). */
export const LAST_ONE_DID_HARM = `
  coalesce((select coalesce(i.stop_reason, '') in ('bounces', 'complaints') from issue i
    where i.newsletter_id = $1 order by i.created_at desc, i.id desc limit 1), false)`;

/** Whether those who wait for their turn wait for more than that. */
export async function isJoiningOnHold(database: Database<Tables>, newsletterId: string): Promise<boolean> {
  const text = `select ${LAST_ONE_DID_HARM} as "isOnHold"`;
  const [row] = await database.query<{ isOnHold: boolean }>('subscribers_on_hold', text, [newsletterId]);
  return row?.isOnHold === true;
}

export type VerdictRow = { readonly place: number; readonly address: string; readonly verdict: SubscriberVerdict };

/** Some rows after a place, in the order of the list. */
export function readVerdicts(
  database: Database<Tables>,
  importId: string,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<readonly VerdictRow[]> {
  return database.query<VerdictRow>('subscriber_import_verdicts', ROWS, [importId, after, most]);
}
