import { oldestDecided, tokenMonth, TOKENS_A_MONTH, tokensRenewedAt } from '#shared/nominations/nomination-rules.ts';
import type { Database } from '#platform/database/database.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';
import { cutPage, type Cursor, type Feed, HIGHEST, LOWEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { canCurateBoosts } from '#modules/ground/roles/roles.policy.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type BoostCase, CASE_COLUMNS, type Nomination, NOMINATION_COLUMNS } from './nomination.ts';

const ONE = `select ${CASE_COLUMNS} from boost_case c join story s on s.id = c.story_id where c.id = $1`;

/** A case by its id. */
export async function readCase(database: Database<Tables>, caseId: string): Promise<BoostCase | undefined> {
  const [row] = await database.query<BoostCase>('boost_case_one', ONE, [caseId]);
  return row;
}

const pending = (since: Date): KeysetStatement => ({
  name: 'boost_cases_pending',
  text: `
    select ${CASE_COLUMNS}, (extract(epoch from c.opened_at) * 1000)::float8 as key
    from boost_case c join story s on s.id = c.story_id
    where c.state = o.id and s.is_listed and s.first_published_at >= $4 and (c.opened_at, c.id) > ($2::timestamptz, $3)
    order by c.opened_at, c.id`,
  start: LOWEST,
  keyValue: timeOfKey,
  values: [since],
});

/** What waits for approvals and may still be decided about, the oldest first; for curators and administrators. */
export async function readPendingCases(
  context: ReadContext,
  command: CommandContext,
  page: Page,
): Promise<Feed<BoostCase>> {
  mustBeAllowed(canCurateBoosts(command));
  const statement = pending(oldestDecided(context.clock.now()));
  const rows = cutPage(await keysetRows<BoostCase & Cursor>(context, statement, 'pending', page), page);
  return mapFeed(rows, rows.items);
}

const OWN: KeysetStatement = {
  name: 'nominations_own',
  text: `
    select ${NOMINATION_COLUMNS}, (extract(epoch from n.created_at) * 1000)::float8 as key from nomination n
    where n.curator_id = o.id and (n.created_at, n.id) < ($2::timestamptz, $3) order by n.created_at desc, n.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** What a curator nominated, newest first. */
export async function readOwnNominations(
  context: ReadContext,
  command: CommandContext,
  page: Page,
): Promise<Feed<Nomination>> {
  mustBeAllowed(canCurateBoosts(command));
  const rows = cutPage(await keysetRows<Nomination & Cursor>(context, OWN, command.viewer?.personId ?? '', page), page);
  return mapFeed(rows, rows.items);
}

const OF_CASES = `
  select n.case_id as "ownerId", ${NOMINATION_COLUMNS} from nomination n where n.case_id = any($1)
  order by n.created_at, n.id`;

/** Who nominated the story of a case, and why. */
export function readNominationsOf({ loaders, database }: ReadContext, caseId: string): Promise<readonly Nomination[]> {
  return loaders.grouped<Nomination & { ownerId: string }>('nominations_of_case', caseId, (ids) =>
    database.query('nominations_of_case', OF_CASES, [ids]),
  );
}

const CASES = `select ${CASE_COLUMNS} from boost_case c join story s on s.id = c.story_id where c.id = any($1)`;

/** Cases by their ids. */
export const boostCaseLoader = loaderByKey<BoostCase>(
  (database, ids) => database.query<BoostCase>('boost_cases', CASES, [ids]),
  ({ id }) => id,
);

const DECLINED = `
  select v.case_id as "caseId", v.reason from boost_vote v where v.case_id = any($1) and not v.is_approval`;
type Declined = { readonly caseId: string; readonly reason: string };

/** Why cases were declined. */
export const declineLoader = loaderByKey<Declined>(
  (database, ids) => database.query<Declined>('boost_declines', DECLINED, [ids]),
  ({ caseId }) => caseId,
);

/** From when until when a story is boosted (rule 201). */
export type Boost = { readonly storyId: string; readonly boostedAt: Date; readonly boostedUntil: Date };

const BOOSTS = `
  select c.story_id as "storyId", c.decided_at as "boostedAt", c.boosted_until as "boostedUntil"
  from boost_case c where c.story_id = any($1) and c.state = 'boosted'`;

export const boostLoader = loaderByKey<Boost>(
  (database, ids) => database.query<Boost>('boosts_of_stories', BOOSTS, [ids]),
  ({ storyId }) => storyId,
);

const SPENT = 'select count(*)::int as spent from nomination where curator_id = $1 and month = $2';

export type NominationTokens = { readonly left: number; readonly most: number; readonly renewedAt: Date };

/** How many tokens a curator has left in this month. */
export async function readTokens(command: CommandContext): Promise<NominationTokens> {
  mustBeAllowed(canCurateBoosts(command));
  const now = command.clock.now();
  const values = [command.viewer?.personId ?? '', tokenMonth(now)];
  const [row] = await command.database.query<{ spent: number }>('nomination_tokens', SPENT, values);
  return { left: TOKENS_A_MONTH - (row?.spent ?? 0), most: TOKENS_A_MONTH, renewedAt: tokensRenewedAt(now) };
}
