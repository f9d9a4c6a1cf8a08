import type { PoolClient } from 'pg';

/**
 * A place in the log of a database server, which only grows: whoever has replayed the log up to there has everything
 * that was committed before it was asked for.
 */
export type WalPosition = bigint;

/** Of a write whose place could not be asked for: no replica is ever known to have it. */
const NOWHERE_YET: WalPosition = 2n ** 63n - 1n;

const FIRST = "'0/0'::pg_lsn";
/** What is inserted, not what is written: a commit that waits for no disk may be told before it is written. */
export const CURRENT_POSITION = `(pg_current_wal_insert_lsn() - ${FIRST})::text`;
export const REPLAYED_POSITION = `coalesce(pg_last_wal_replay_lsn() - ${FIRST}, 0)::text`;
const ASK = `select ${CURRENT_POSITION} as position`;

/** Sent right behind a write on its connection, so that nobody waits for it; it fails for nobody. */
export async function askPosition(client: PoolClient): Promise<WalPosition> {
  return await client.query<{ position: string }>(ASK).then(
    ({ rows }) => toPosition(rows[0]?.position),
    () => NOWHERE_YET,
  );
}

export function toPosition(text: string | undefined): WalPosition {
  return text === undefined ? NOWHERE_YET : BigInt(text);
}
