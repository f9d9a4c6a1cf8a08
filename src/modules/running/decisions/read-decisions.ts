import type { CommandContext } from '#modules/ground/command-context.ts';
import { columnList } from '#modules/ground/column-list.ts';
import { mustBeAllowed, mustBeSelf } from '#modules/ground/acting.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { loaderById } from '#modules/ground/loaders.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { canLookUpPeople } from '#modules/ground/roles/roles.policy.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { strikeEnd } from '#shared/moderation/measures.ts';
import { type Decision, decisionColumns, type DecisionTarget, isVoid } from './decision.ts';

const LOAD = `select ${columnList('d', decisionColumns)} from decision d where d.id = any($1)`;

export const decisionLoader = loaderById((database: Database<Tables>, ids: readonly string[]) =>
  database.query<Decision>('decision_load', LOAD, [ids]),
);

const OF_PERSON: KeysetStatement = {
  name: 'decisions_of_person',
  text: `
    select ${columnList('d', decisionColumns)}, (extract(epoch from d.created_at) * 1000)::float8 as key
    from decision_person p join decision d on d.id = p.decision_id
    where p.person_id = o.id and (d.created_at, d.id) < ($2::timestamptz, $3) order by d.created_at desc, d.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** What was decided about somebody and what they made, the newest first; for themselves. */
export async function readOwnDecisions(context: ReadContext, personId: string, page: Page): Promise<Feed<Decision>> {
  mustBeSelf(context.viewer, personId);
  const rows = cutPage(await keysetRows<Decision & Cursor>(context, OF_PERSON, personId, page), page);
  return mapFeed(rows, rows.items);
}

const OWN = `
  select ${columnList('d', decisionColumns)} from decision_person p join decision d on d.id = p.decision_id
  where p.person_id = $1 and d.id = $2`;

/** One of the decisions about somebody, for themselves; null where it is about somebody else, or forgotten. */
export async function findOwnDecision(context: ReadContext, personId: string, id: string): Promise<Decision | null> {
  mustBeSelf(context.viewer, personId);
  const [decision] = await context.database.query<Decision>('decision_own', OWN, [personId, id]);
  return decision ?? null;
}

const HOLDING = `
  select d.target_id as "ownerId", ${columnList('d', decisionColumns)}
  from decision_person p join decision d on d.id = p.decision_id
  where p.person_id = $2 and d.target_kind = 'post' and d.target_id = any($1) and d.ended_at is null
    and d.measure <> 'warn'
  order by d.created_at desc, d.id`;

/** What holds now for a story of the viewer’s, the newest first; asked for a whole list by one statement. */
export async function readHolding(
  { database, loaders, viewer }: ReadContext,
  storyId: string,
): Promise<readonly Decision[]> {
  if (viewer === null) return [];
  return await loaders.grouped<Decision & { readonly ownerId: string }>('decisions_holding', storyId, (ids) =>
    database.query('decisions_holding', HOLDING, [ids, viewer.personId]),
  );
}

const OF_TARGET = `
  select ${columnList('d', decisionColumns)} from decision d where d.target_kind = $1 and d.target_id = $2
  order by d.created_at desc, d.id limit 50`;

type Asker = Pick<CommandContext, 'database' | 'viewer' | 'isProgram'>;

/** What was decided about something, the newest first; for staff who look things up. */
export async function readDecisionsOf(asker: Asker, { kind, id }: DecisionTarget): Promise<readonly Decision[]> {
  mustBeAllowed(canLookUpPeople(asker));
  return await asker.database.query<Decision>('decisions_of_target', OF_TARGET, [kind, id]);
}

const ABOUT = `
  select ${columnList('d', decisionColumns)} from decision_person p join decision d on d.id = p.decision_id
  where p.person_id = $1
  order by (d.target_kind = 'user' and d.ended_at is null) desc, d.created_at desc, d.id limit 50`;

/**
 * What was decided about somebody and what they made: what holds for the account itself, and then the newest first; for staff who look things up. A response, a list
 * and a publication have no page of staff: what was decided about them is taken back here.
 */
export async function readDecisionsAbout(asker: Asker, personId: string): Promise<readonly Decision[]> {
  mustBeAllowed(canLookUpPeople(asker));
  return await asker.database.query<Decision>('decisions_about', ABOUT, [personId]);
}

const STRIKES = `
  select ${columnList('d', decisionColumns)} from decision_person p join decision d on d.id = p.decision_id
  where p.person_id = $1 and d.created_at > $2::timestamptz - interval '13 months' and not d.is_provisional`;

/** How many decisions count against somebody (rule 233). */
export async function countStrikes(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  personId: string,
): Promise<number> {
  const now = clock.now();
  const recent = await database.query<Decision>('decisions_recent', STRIKES, [personId, now]);
  return recent.filter((decision) => strikeEndOf(decision, now) !== null).length;
}

/** Until when a decision counts against those whom it is about; null where it does not or no longer. */
export function strikeEndOf(decision: Decision, now: Date): Date | null {
  const end = strikeEnd(decision.createdAt);
  return decision.isProvisional || isVoid(decision) || end <= now ? null : end;
}

const LIMITED = `
  select ${columnList('d', decisionColumns)} from decision_person p join decision d on d.id = p.decision_id
  where p.person_id = $1 and d.ended_at is null
    and (d.measure = 'limit' or d.is_provisional or (d.measure = 'hide' and d.target_kind = 'post'))
  order by d.created_at desc, d.id limit 1`;

/** What limits the viewer or something of theirs now, is under review, or is a story that is suspended, the last first. */
export async function findLimitedState({ database }: ReadContext, personId: string): Promise<Decision | undefined> {
  const [decision] = await database.query<Decision>('decision_limited_state', LIMITED, [personId]);
  return decision;
}
