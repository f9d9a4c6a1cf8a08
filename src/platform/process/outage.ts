/** What a site cannot do without and does not have for now: room on a disk, or its database. */
export type Outage = 'FULL' | 'AWAY';

/** What was asked for failed by an outage that was logged where it was found. */
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
/** PostgreSQL gives some of its own files no code of their own, only the words of the operating system. */
const NO_ROOM = /No space left on device|Disk quota exceeded/;
/** PostgreSQL: it ends, it crashed, it starts, it has no connection left; and the class of lost connections. */
const AWAY = /^(?:57P0[123]|53300|08...)$/;
/** The client of the database has no codes for these. */
const LOST =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Which outage an error comes of, as far as it or what it was caused by says; undefined for every other error. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OutageError) return error.outage;
  if (error instanceof AggregateError) return error.errors.map(outageOf).find((outage) => outage !== undefined);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (FULL.has(code) || (code === 'XX000' && NO_ROOM.test(error.message))) return 'FULL';
  // Whoever asks others over the network says so in errors of their own: only the database is connected to as it is.
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  if (AWAY.test(code) || isConnecting || LOST.test(error.message)) return 'AWAY';
  return outageOf(error.cause);
}

/** Writes what is only noted in passing, and whoever reads goes on also where the disk is full; false where it was not written. */
export async function noteIfRoom(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (outageOf(error) !== 'FULL') throw error;
    return false;
  }
}
