import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

type Waiting = {
  readonly statement: QueryConfig;
  readonly resolve: (answer: QueryResult) => void;
  readonly reject: (error: unknown) => void;
};

/** Any more go to other connections, so the database works on them in parallel. */
const MOST_TOGETHER = 8;
const MOST_TEXTS = 2_000;

/** Statements that may wait for a lock: if the lock's holder were queued behind one, both would wait forever. */
const MAY_WAIT =
  /\b(?:insert|update|delete|merge|lock|listen|notify|call|pg_\w*(?:advisory|sleep)\w*|for (?:no key |key )?(?:update|share))\b/i;

const reads = new Map<string, boolean>();

/** Whether a statement certainly changes nothing and waits for nobody. */
export function isRead(text: string): boolean {
  const known = reads.get(text);
  if (known !== undefined) return known;
  const isOne = !MAY_WAIT.test(text);
  // There are few named statements; texts generated each time aren't kept.
  if (reads.size < MOST_TEXTS) reads.set(text, isOne);
  return isOne;
}

/**
 * Sends the reads of one turn of the event loop over one connection in one write. Waking a database process costs as
 * much as most of our statements do; each still fails alone.
 */
export function createSender(
  pool: Pool,
  sendAlone: (statement: QueryConfig) => Promise<QueryResult>,
): (statement: QueryConfig) => Promise<QueryResult> {
  let waiting: Waiting[] = [];

  const send = (): void => {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += MOST_TOGETHER) {
      void sendOver(pool, all.slice(start, start + MOST_TOGETHER));
    }
  };
  return (statement) => {
    if (!isRead(statement.text)) return sendAlone(statement);
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(send);
      waiting.push({ statement, resolve, reject });
    });
  };
}

async function sendOver(pool: Pool, together: readonly Waiting[]): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    for (const { reject } of together) reject(error);
  });
  if (client === undefined) return;
  await Promise.all(sendAll(client, together));
  // The pool itself throws away a connection that broke.
  client.release();
}

function sendAll(client: PoolClient, together: readonly Waiting[]): Promise<void>[] {
  const { stream } = client.connection;
  stream.cork();
  const answers = together.map(({ statement, resolve, reject }) => client.query(statement).then(resolve, reject));
  stream.uncork();
  return answers;
}
