import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PATH = '/metrics';
const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export type MetricsServer = { readonly port: number; readonly stop: () => Promise<void> };

/** Answers only `GET /metrics`, on a port that isn't the site's. Rejects if the port is taken. */
export async function serveMetrics(options: {
  readonly host: string;
  readonly port: number;
  readonly read: () => string;
}): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === PATH;
    const body = isAsked ? options.read() : '';
    response.writeHead(isAsked ? 200 : 404, { 'content-type': TYPE, 'cache-control': 'no-store' });
    response.end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    // A server that listens on a port has an address of this kind.
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
