import type { PoolClient } from 'pg';

/**
 * A place in a database server's log, which only grows: a server that has replayed the log up to there has everything
 * committed before we asked for it.
 */
export type WalPosition = bigint;

/** For a write whose place we couldn't learn: no replica ever counts as having it. */
const NOWHERE_YET: WalPosition = 2n ** 63n - 1n;

const FIRST = "'0/0'::pg_lsn";
/** The insert position, not the write position: a commit that doesn't wait for the disk may be reported before. */
export const CURRENT_POSITION = `(pg_current_wal_insert_lsn() - ${FIRST})::text`;
export const REPLAYED_POSITION = `coalesce(pg_last_wal_replay_lsn() - ${FIRST}, 0)::text`;
const ASK = `select ${CURRENT_POSITION} as position`;

/** Sent right behind a write on its connection, so nobody waits for it; its failure hurts nobody. */
export async function askPosition(client: PoolClient): Promise<WalPosition> {
  return await client.query<{ position: string }>(ASK).then(
    ({ rows }) => toPosition(rows[0]?.position),
    () => NOWHERE_YET,
  );
}

export function toPosition(text: string | undefined): WalPosition {
  return text === undefined ? NOWHERE_YET : BigInt(text);
}
