import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Log } from '#platform/log/log.ts';
import { CURRENT_POSITION, REPLAYED_POSITION, toPosition, type WalPosition } from '#platform/database/wal-position.ts';

/** A replica's state: at most this many milliseconds behind, or undefined if unknown. */
export type ReplicaState = {
  /** Its host and port. */
  readonly name: string;
  readonly isRead: boolean;
  readonly behind: number | undefined;
  /** Why it can't be read from at all, in a few words. */
  readonly fault: string | undefined;
};

/** What is known of a replica at this moment. */
export type Watched = {
  /** Of `performance.now()`: everything that was committed before is there. Undefined where nobody may read there. */
  asOf(): number | undefined;
  hasReplayed(position: WalPosition): boolean;
  /** Stops using it until the next look. */
  doubt(): void;
  state(): ReplicaState;
};

/** Own judgement, in milliseconds: a replica that is further behind is not read from. */
const MOST_BEHIND = 1_000;
const EVERY = 200;
const PATIENCE = 1_000;
/** Of how the log of the primary stood: enough of them to know how far behind a replica is that is left out. */
const MOST_MARKS = 300;
const NEVER: WalPosition = -1n;

type Mark = { readonly at: number; readonly position: WalPosition };
type Server = { readonly system: string; readonly name: string };
type Primary = Server & { readonly position: string };
type Standby = Server & { readonly isReplica: boolean; readonly position: string };

const SERVER = `(select system_identifier::text from pg_control_system()) as system, current_database() as name`;
const PRIMARY = `select ${CURRENT_POSITION} as position, ${SERVER}`;
const STANDBY = `select pg_is_in_recovery() as "isReplica", ${REPLAYED_POSITION} as position, ${SERVER}`;

type Looking = { readonly pool: Pool; readonly name: string; replayed: WalPosition; fault: string | undefined };

/**
 * Looks five times a second how far the log of the primary is and what each replica has replayed of it, so that how old
 * a replica is hangs on no clock but that of this process. It begins when it is first asked for.
 */
export function watchReplicas(options: {
  readonly primary: string;
  readonly replicas: readonly string[];
  readonly log: Log;
}) {
  const { log } = options;
  const primary = openLook(options.primary);
  const all = options.replicas.map((address): Looking => ({
    pool: openLook(address),
    name: nameOf(address),
    replayed: NEVER,
    fault: 'not asked yet',
  }));
  let marks: readonly Mark[] = [];
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isClosed = false;

  const asOf = ({ replayed, fault }: Looking): number | undefined =>
    fault === undefined ? marks.findLast(({ position }) => position <= replayed)?.at : undefined;
  const behindOf = (one: Looking): number | undefined => {
    const at = asOf(one);
    return at === undefined ? undefined : performance.now() - at;
  };
  const isRead = (one: Looking): boolean => (behindOf(one) ?? Infinity) <= MOST_BEHIND;

  const mark = async (): Promise<Primary> => {
    const at = performance.now();
    const { rows } = await primary.query<Primary>(PRIMARY);
    const [row] = rows;
    if (row === undefined) throw new Error('the primary said nothing');
    const position = toPosition(row.position);
    // A database that was put back to an earlier day begins anew.
    if (position < (marks.at(-1)?.position ?? NEVER)) marks = [];
    marks = [...marks, { at, position }].slice(-MOST_MARKS);
    return row;
  };

  const lookAt = async (one: Looking, of: Primary): Promise<void> => {
    const before = one.fault;
    try {
      const { rows } = await one.pool.query<Standby>(STANDBY);
      const [row] = rows;
      one.fault = faultOf(row, of);
      one.replayed = one.fault === undefined ? toPosition(row?.position) : NEVER;
    } catch (error) {
      one.fault = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      one.replayed = NEVER;
    }
    if (one.fault !== undefined && one.fault !== before)
      log.warn({ replica: one.name, why: one.fault }, 'a replica is not read from');
  };

  const lookOnce = async (): Promise<void> => {
    const of = await mark();
    await Promise.all(all.map((one) => lookAt(one, of)));
  };
  /** One look at a time; while the primary is away, nothing is known, and replicas get stale. */
  const look = (): Promise<void> => {
    looking ??= lookOnce()
      .catch((error: unknown) => log.debug({ error }, 'the primary did not say how far it is'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };

  return {
    watched: all.map((one): Watched => ({
      asOf: () => (isRead(one) ? asOf(one) : undefined),
      hasReplayed: (position) => position <= one.replayed,
      doubt: () => {
        one.replayed = NEVER;
      },
      state: () => ({ name: one.name, isRead: isRead(one), behind: behindOf(one), fault: one.fault }),
    })),
    begin: (): void => {
      if (timer !== undefined || isClosed) return;
      timer = setInterval(() => void look(), EVERY);
      timer.unref();
      void look();
    },
    /** Looks now, and for as long as the replicas may take that have nothing to wait for. */
    lookNow: async (): Promise<void> => {
      for (const end = performance.now() + PATIENCE; ; await wait(EVERY)) {
        await look();
        if (all.every(isRead) || performance.now() > end) return;
      }
    },
    close: async (): Promise<void> => {
      isClosed = true;
      clearInterval(timer);
      await looking;
      await Promise.all([primary, ...all.map(({ pool }) => pool)].map((pool) => pool.end()));
    },
  };
}

function faultOf(row: Standby | undefined, of: Primary): string | undefined {
  if (row === undefined) return 'it said nothing';
  if (row.system !== of.system) return 'it is a copy of another database server';
  if (row.name !== of.name) return 'its address names another database';
  return row.isReplica ? undefined : 'it is no replica';
}

/** A connection of its own, so it never waits behind other statements or for a hung one. */
function openLook(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 1, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** `10.0.0.7:5432`: never with a name or a password. */
function nameOf(address: string): string {
  const url = new URL(address.replace('@/', '@localhost/'));
  return `${url.searchParams.get('host') ?? url.hostname}:${url.port === '' ? '5432' : url.port}`;
}
