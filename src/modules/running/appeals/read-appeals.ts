import { mustBeAllowed } from '#modules/ground/acting.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, LOWEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';
import type { Database } from '#platform/database/database.ts';
import { type Appeal, appealColumns } from './appeal.ts';

const COLUMNS = columnList('t', appealColumns);
const keyOf = (column: string) => `(extract(epoch from t.${column}) * 1000)::float8 as key`;

const WAITING: KeysetStatement = {
  name: 'appeals_waiting',
  text: `
    select ${COLUMNS}, ${keyOf('due_at')} from appeal t
    where t.state = o.id and (t.due_at, t.id) > ($2::timestamptz, $3) order by t.due_at, t.id`,
  start: LOWEST,
  keyValue: timeOfKey,
};
const DECIDED: KeysetStatement = {
  name: 'appeals_decided',
  text: `
    select ${COLUMNS}, ${keyOf('decided_at')} from appeal t
    where t.state <> o.id and (t.decided_at, t.id) < ($2::timestamptz, $3) order by t.decided_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** Appeals that wait, those due first; or those that were decided, the last first. */
export async function readAppeals(
  context: ReadContext,
  asker: Pick<CommandContext, 'viewer' | 'isProgram'>,
  { isDecided, page }: { readonly isDecided: boolean; readonly page: Page },
): Promise<Feed<Appeal>> {
  mustBeAllowed(canDecideReports(asker));
  const statement = isDecided ? DECIDED : WAITING;
  const rows = cutPage(await keysetRows<Appeal & Cursor>(context, statement, 'open', page), page);
  return mapFeed(rows, rows.items);
}

const OF_DECISIONS = `select ${COLUMNS} from appeal t where t.decision_id = any($1)`;

export const appealLoader = loaderByKey(
  (database: Database<Tables>, ids: readonly string[]) =>
    database.query<Appeal>('appeals_of_decisions', OF_DECISIONS, [ids]),
  ({ decisionId }) => decisionId,
);

const LOCK = `select ${COLUMNS} from appeal t where t.id = $1 for update`;

/** Holds an appeal until the transaction ends. */
export async function lockAppeal(database: Database<Tables>, id: string): Promise<Appeal | undefined> {
  const [appeal] = await database.query<Appeal>('appeal_lock', LOCK, [id]);
  return appeal;
}

const PEOPLE = 'select person_id as "personId" from decision_person where decision_id = $1 order by person_id';

/** Whose decision it is: they may appeal, and never decide. */
export async function readPeopleOf(database: Database<Tables>, decisionId: string): Promise<readonly string[]> {
  const rows = await database.query<{ personId: string }>('decision_people', PEOPLE, [decisionId]);
  return rows.map(({ personId }) => personId);
}

const OTHERS = `
  select 1 from platform_role r join person p on p.id = r.person_id and p.state = 'active'
  where r.role in ('ADMIN', 'MODERATOR') and r.person_id <> $1 and r.person_id <> all($2) limit 1`;

/** Whether somebody besides the first works here who could decide. */
export async function hasOtherModerators(
  database: Database<Tables>,
  { first, personIds }: { readonly first: string | null; readonly personIds: readonly string[] },
): Promise<boolean> {
  return (await database.query('appeal_others', OTHERS, [first ?? '', personIds])).length > 0;
}
