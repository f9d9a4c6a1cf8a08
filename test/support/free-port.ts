import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below what Linux gives to outgoing connections and to servers that ask for any port: what is found free here cannot be
 * taken by one of those before the program that it is for listens.
 */
const FIRST = 16_000;
const LAST = 32_000;
/** So often somebody else may have been quicker. */
const MOST_TRIES = 50;

/** A port that nothing listens on at this moment; with `wanted` that one, and rejected where it is taken. */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted !== undefined) return await listenOnce(wanted);
  for (let tries = 1; ; tries += 1) {
    try {
      return await listenOnce(randomInt(FIRST, LAST));
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
  }
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
