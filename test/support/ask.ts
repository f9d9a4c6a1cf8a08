import { request as send, type IncomingHttpHeaders } from 'node:http';

export type Ask = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Loopback address that the request comes from: limits count each one by itself. */
  readonly from?: string;
  /** Which of several web servers is asked; the first where absent. */
  readonly server?: number;
};

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

/** Asks over a real socket, path and headers sent exactly as given; no redirect is followed. */
export function ask(address: string, host: string, path: string, options: Ask = {}): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const headers = { host, ...options.headers };
  const target = {
    hostname,
    port,
    path,
    method: options.method ?? 'GET',
    headers,
    agent: false,
    localAddress: options.from,
  };
  return new Promise((resolve, reject) => {
    const sent = send(target, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
    });
    sent.on('error', reject);
    sent.end(options.body);
  });
}
