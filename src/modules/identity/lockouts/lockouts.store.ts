import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { LockoutKind } from './lockouts.tables.ts';
import type { NetworkState, NetworkTally } from './network-ladder.ts';

/**
 * The row of a network, made where there is none, and locked until the transaction ends: in one statement,
 * since between two of them a success may delete the row.
 */
export async function lockNetwork(database: Database<Tables>, network: string, now: Date): Promise<NetworkState> {
  return await database.kysely
    .insertInto('network_lockout')
    .values({ network, updated_at: now })
    .onConflict((conflict) => conflict.column('network').doUpdateSet({ updated_at: now }))
    .returning(['lock_count as lockCount', 'locked_until as lockedUntil'])
    .executeTakeFirstOrThrow();
}

export async function updateNetwork(
  database: Database<Tables>,
  network: string,
  lock: { readonly lockCount: number; readonly until: Date; readonly now: Date },
): Promise<void> {
  await database.kysely
    .updateTable('network_lockout')
    .set({ lock_count: lock.lockCount, locked_until: lock.until, updated_at: lock.now })
    .where('network', '=', network)
    .execute();
}

const TALLY = `
  select count(*) filter (where is_failure or made_at < $3)::int as "failures",
    count(distinct subject) filter (where is_failure or made_at < $3)::int as "failedAccounts",
    count(*)::int as "attempts", count(distinct subject)::int as "accounts"
  from sign_in_attempt where network = $1 and made_at > $2`;

/** What the network tried since `since`; what runs since before `cutOff` counts as failed. */
export async function tallyNetwork(
  database: Database<Tables>,
  network: string,
  times: { readonly since: Date; readonly cutOff: Date },
): Promise<NetworkTally> {
  const rows = await database.query<NetworkTally>('network_tally', TALLY, [network, times.since, times.cutOff]);
  return rows[0] ?? { failures: 0, failedAccounts: 0, attempts: 0, accounts: 0 };
}

export async function insertAttempt(
  database: Database<Tables>,
  attempt: { readonly network: string; readonly subject: string; readonly isFailure: boolean; readonly now: Date },
): Promise<number> {
  const { network, subject, isFailure, now } = attempt;
  const row = { network, subject, is_failure: isFailure, made_at: now };
  const { id } = await database.kysely
    .insertInto('sign_in_attempt')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function markAttemptFailed(database: Database<Tables>, id: number): Promise<void> {
  await database.kysely.updateTable('sign_in_attempt').set({ is_failure: true }).where('id', '=', id).execute();
}

export async function deleteAttempt(database: Database<Tables>, id: number): Promise<void> {
  await database.kysely.deleteFrom('sign_in_attempt').where('id', '=', id).execute();
}

export type LockoutRow = {
  readonly failureCount: number;
  readonly lockedUntil: Date | null;
  readonly isPermanent: boolean;
};
type LockoutKey = { readonly kind: LockoutKind; readonly subject: string };

/** The ladder of one account and method, made where there is none, and locked until the transaction ends. */
export async function lockLadder(database: Database<Tables>, key: LockoutKey, now: Date): Promise<LockoutRow> {
  return await database.kysely
    .insertInto('sign_in_lockout')
    .values({ kind: key.kind, subject: key.subject, locked_until: null, updated_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ updated_at: now }))
    .returning(['failure_count as failureCount', 'locked_until as lockedUntil', 'is_permanent as isPermanent'])
    .executeTakeFirstOrThrow();
}

export async function updateLadder(
  database: Database<Tables>,
  key: LockoutKey,
  row: LockoutRow & { readonly now: Date },
): Promise<void> {
  await database.kysely
    .updateTable('sign_in_lockout')
    .set({
      failure_count: row.failureCount,
      locked_until: row.lockedUntil,
      is_permanent: row.isPermanent,
      updated_at: row.now,
    })
    .where('kind', '=', key.kind)
    .where('subject', '=', key.subject)
    .execute();
}

export async function deleteLadder(database: Database<Tables>, key: LockoutKey): Promise<void> {
  await database.kysely
    .deleteFrom('sign_in_lockout')
    .where('kind', '=', key.kind)
    .where('subject', '=', key.subject)
    .execute();
}

/** Forgets attempts out of every window, networks long unlocked, and ladders that nobody touched for long. */
export async function deleteOld(
  database: Database<Tables>,
  before: { readonly attempts: Date; readonly networks: Date; readonly ladders: Date },
): Promise<void> {
  const { kysely } = database;
  await kysely.deleteFrom('sign_in_attempt').where('made_at', '<', before.attempts).execute();
  await kysely.deleteFrom('network_lockout').where('updated_at', '<', before.networks).execute();
  await kysely.deleteFrom('sign_in_lockout').where('updated_at', '<', before.ladders).execute();
}
