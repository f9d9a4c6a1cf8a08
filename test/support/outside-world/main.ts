/**
 * A small outside world, run in a network of its own where this machine also has two addresses of the open internet:
 * hostile hosts with a name server, an inner service that must never be reached, and our client in front of them.
 * Prints what became of each address, and what the inner service heard.
 */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { followRedirects } from '#platform/outbound/follow-redirects.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';
import { createOutbound } from '#platform/outbound/outbound.ts';
import { INNER, OPEN, TRIALS } from './trials.ts';
import { startNameServer } from './name-server.ts';

const folder = process.argv[2] ?? '';
const certificate = { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) };
const heardInside: string[] = [];
let hops = 0;

function answerOutside(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'https://outside');
  const to = searchParams.get('to');
  if (to !== null) return void response.writeHead(302, { location: to }).end();
  if (pathname === '/for-ever') {
    hops += 1;
    return void response.writeHead(302, { location: `/for-ever?${hops}` }).end();
  }
  if (pathname === '/endless') return pour(response);
  if (pathname === '/bomb') {
    response.setHeader('content-encoding', 'gzip');
    return pour(response);
  }
  if (pathname === '/slow') {
    response.writeHead(200, { 'content-length': '1000' });
    const timer = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(timer));
    return;
  }
  if (pathname === '/silent') return;
  response.end('from the open internet');
}

function pour(response: ServerResponse): void {
  while (!response.destroyed && response.write(Buffer.alloc(65_536)));
  if (!response.destroyed) response.once('drain', () => pour(response));
}

const listen = (address: string, answer: (request: IncomingMessage, response: ServerResponse) => void) =>
  new Promise<void>((resolve) => void createServer(certificate, answer).listen(443, address, () => resolve()));

for (const address of OPEN) await listen(address, answerOutside);
for (const address of INNER)
  await listen(address, (request, response) => {
    heardInside.push(`${address} ${request.headers.host}${request.url}`);
    response.end('secret');
  });
await startNameServer(new Map(TRIALS.flatMap(({ names = {} }) => Object.entries(names))));

const outbound = createOutbound({ trustedOrigins: [], timeoutMilliseconds: 1_500, mostBytes: 200_000 });
const became: Record<string, readonly string[]> = {};
for (const { what, address, times = 1 } of TRIALS) {
  const told: string[] = [];
  for (let time = 0; time < times; time += 1) {
    told.push(
      await followRedirects(outbound, address).then(
        async ({ answer }) => await answer.text(),
        (error: unknown) => (error instanceof OutboundError ? error.fault : String(error)),
      ),
    );
  }
  became[what] = told;
}
process.stdout.write(JSON.stringify({ became, heardInside, hops }));
process.exit(0);
