import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY = 20;
/** Under load without a pause a server is never quiet. */
const PATIENCE = 1_000;

/**
 * From now on each answer ends its connection: whoever keeps some for later has none left when the server ends, and so
 * never sends a change over one that is just being closed.
 */
export function endConnections(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * Resolves when everything that had reached a listening server is a request in its hands, so that closing it
 * resets nobody who was let in: after a blocked loop connections wait in the queue, and others have sent what
 * nobody read yet. What is answered meanwhile ends its connection, so that its reader comes back elsewhere.
 */
export async function drainServer(server: Server): Promise<void> {
  let arrivals = 0;
  server.on('connection', () => (arrivals += 1));
  endConnections(server);
  server.on('request', () => (arrivals += 1));
  const end = performance.now() + PATIENCE;
  let seen = -1;
  // Between two looks the loop has taken one arrival at least, where there is one.
  while (arrivals !== seen && performance.now() < end) {
    seen = arrivals;
    await wait(LOOK_EVERY);
  }
}
