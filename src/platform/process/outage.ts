/** What a site can't do without and lacks right now: disk space, or its database. */
export type Outage = 'FULL' | 'AWAY';

/** The request failed because of an outage, which was logged where it was found. */
export class OutageError extends Error {
  readonly outage: Outage;

  constructor(outage: Outage) {
    super(`An outage: ${outage}`);
    this.name = 'OutageError';
    this.outage = outage;
  }
}

/** PostgreSQL: `disk_full`; of the operating system: no room, or no more of it for this user. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** For some of its own files PostgreSQL has no error code, only the operating system's words. */
const NO_ROOM = /No space left on device|Disk quota exceeded/;
/** PostgreSQL: it ends, it crashed, it starts, it has no connection left; and the class of lost connections. */
const AWAY = /^(?:57P0[123]|53300|08...)$/;
/** The client of the database has no codes for these. */
const LOST =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Which outage caused an error, as far as it or its causes say; undefined for every other error. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OutageError) return error.outage;
  if (error instanceof AggregateError) return error.errors.map(outageOf).find((outage) => outage !== undefined);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (FULL.has(code) || (code === 'XX000' && NO_ROOM.test(error.message))) return 'FULL';
  // Network clients wrap their errors in their own: only the database's connection errors come as they are.
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  if (AWAY.test(code) || isConnecting || LOST.test(error.message)) return 'AWAY';
  return outageOf(error.cause);
}

/** Writes something incidental, so reading continues even on a full disk; false if it wasn't written. */
export async function noteIfRoom(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (outageOf(error) !== 'FULL') throw error;
    return false;
  }
}
