import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalServer = {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly close: () => Promise<void>;
};

/** A web server on a free port of this machine; `listen` is given its origin. */
export async function startLocalServer(listen: (origin: string) => RequestListener): Promise<LocalServer> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', listen(origin));
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
