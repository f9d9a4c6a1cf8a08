import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY = 20;
/** Under load without a pause a server is never quiet. */
const PATIENCE = 1_000;

/**
 * From now on each answer ends its connection, so clients that keep connections have none left when the server ends,
 * and never send a change over one that's just being closed.
 */
export function endConnections(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * Resolves when everything that had reached a listening server is a request in its hands, so closing it resets no
 * accepted connection: after a blocked loop connections wait in the queue, and others have sent bytes that nobody read
 * yet. Answers sent meanwhile end their connection, so their readers come back elsewhere.
 */
export async function drainServer(server: Server): Promise<void> {
  let arrivals = 0;
  server.on('connection', () => (arrivals += 1));
  endConnections(server);
  server.on('request', () => (arrivals += 1));
  const end = performance.now() + PATIENCE;
  let seen = -1;
  // Between two checks the loop has taken at least one arrival, if there is one.
  while (arrivals !== seen && performance.now() < end) {
    seen = arrivals;
    await wait(LOOK_EVERY);
  }
}
