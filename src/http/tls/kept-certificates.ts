import { createSecureContext, type SecureContext } from 'node:tls';
import { LRUCache } from 'lru-cache';
import type { OpenCertificate } from '#modules/ground/certificates/find-certificate.ts';

type Kept = {
  readonly chain: string | undefined;
  readonly context: SecureContext | undefined;
  readonly readAt: number;
};

export type KeptCertificates = {
  /** Undefined for a name that has no certificate here. Throws where the database cannot be asked about a new name. */
  find(name: string): Promise<SecureContext | undefined>;
};

/** Contexts take about 20 kilobytes each; names without one almost nothing, and never drive those out. */
const MOST_THERE = 1_000;
const MOST_NOT_THERE = 5_000;
/** A renewed certificate is found after this, while the one before it holds for days. Milliseconds. */
const LOOK_AGAIN_AFTER = 60_000;
/** Short, so people waiting for their first certificate see it arrive. Milliseconds. */
const LOOK_AGAIN_FOR_NONE_AFTER = 5_000;

/** Keeps what handshakes need, each name asked for when it is first wanted. */
export function createKeptCertificates(
  read: (name: string) => Promise<OpenCertificate | undefined>,
  now: () => number,
): KeptCertificates {
  const there = new LRUCache<string, Kept>({ max: MOST_THERE });
  const notThere = new LRUCache<string, Kept>({ max: MOST_NOT_THERE });
  const reading = new Map<string, Promise<Kept>>();

  function load(name: string, before: Kept | undefined): Promise<Kept> {
    const running = reading.get(name) ?? readAnew(name, before).finally(() => reading.delete(name));
    reading.set(name, running);
    return running;
  }

  async function readAnew(name: string, before: Kept | undefined): Promise<Kept> {
    const found = await read(name);
    const isSame = before !== undefined && before.chain === found?.chain;
    const context = isSame ? before.context : found && contextOf(found);
    const kept = { chain: found?.chain, context, readAt: now() };
    (found === undefined ? notThere : there).set(name, kept);
    (found === undefined ? there : notThere).delete(name);
    return kept;
  }

  return {
    find: async (name) => {
      const kept = there.get(name) ?? notThere.get(name);
      if (kept === undefined) return (await load(name, kept)).context;
      const isFresh = now() - kept.readAt <= (kept.context ? LOOK_AGAIN_AFTER : LOOK_AGAIN_FOR_NONE_AFTER);
      if (isFresh) return kept.context;
      const anew = load(name, kept);
      // What is known holds while the database is away; what was not there is waited for.
      if (kept.context === undefined) return (await anew).context;
      anew.catch(() => undefined);
      return kept.context;
    },
  };
}

function contextOf({ chain, privateKey }: OpenCertificate): SecureContext {
  return createSecureContext({ cert: chain, key: privateKey, minVersion: 'TLSv1.2' });
}
