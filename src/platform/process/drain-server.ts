import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY = 20;
/** Under load without a pause a server is never quiet. */
const PATIENCE = 1_000;

/**
 * Resolves when everything that had reached a listening server is a request in its hands, so that closing it
 * resets nobody who was let in: after a blocked loop connections wait in the queue, and others have sent what
 * nobody read yet. What is answered meanwhile ends its connection, so that its reader comes back elsewhere.
 */
export async function drainServer(server: Server): Promise<void> {
  let arrivals = 0;
  server.on('connection', () => (arrivals += 1));
  server.prependListener('request', (_request, response) => {
    arrivals += 1;
    response.shouldKeepAlive = false;
  });
  const end = performance.now() + PATIENCE;
  let seen = -1;
  // Between two looks the loop has taken one arrival at least, where there is one.
  while (arrivals !== seen && performance.now() < end) {
    seen = arrivals;
    await wait(LOOK_EVERY);
  }
}
