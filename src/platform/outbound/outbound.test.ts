import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutbound } from './outbound.ts';

let server: Server;
let origin = '';
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/away') return void response.writeHead(302, { location: '/inside' }).end();
    if (request.url === '/silent') return;
    if (request.url === '/endless') {
      const pour = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', pour);
      };
      return pour();
    }
    request.pipe(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a server that the operator named is asked, with what is to be sent', async () => {
  const outbound = createOutbound({ trustedOrigins: [origin] });
  const answer = await outbound(`${origin}/echo`, { method: 'POST', body: new URLSearchParams({ a: 'b c' }) });
  expect([answer.status, await answer.text()]).toEqual([200, 'a=b+c']);
});

test.each([
  'http://example.org/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'https://user:secret@example.org/',
  'file:///etc/passwd',
])('%s is not asked where the operator did not name it', async (url) => {
  const outbound = createOutbound({ trustedOrigins: ['http://127.0.0.1:1'], timeoutMilliseconds: 2_000 });
  await expect(outbound(url)).rejects.toMatchObject({ name: 'OutboundError' });
});

test('another port of a named host is not asked', async () => {
  const before = asked.length;
  const outbound = createOutbound({ trustedOrigins: ['http://127.0.0.1:1'] });
  await expect(outbound(`${origin}/x`)).rejects.toMatchObject({ fault: 'forbidden' });
  expect(asked.length).toBe(before);
});

test('a redirect is an error and leads nowhere', async () => {
  const outbound = createOutbound({ trustedOrigins: [origin] });
  await expect(outbound(`${origin}/away`)).rejects.toMatchObject({ fault: 'redirected' });
  expect(asked).not.toContain('GET /inside');
});

test('a server that never answers, or never ends, is left', async () => {
  const outbound = createOutbound({ trustedOrigins: [origin], timeoutMilliseconds: 200, mostBytes: 100_000 });
  await expect(outbound(`${origin}/silent`)).rejects.toMatchObject({ fault: 'tooSlow' });
  const patient = createOutbound({ trustedOrigins: [origin], mostBytes: 100_000 });
  await expect(patient(`${origin}/endless`)).rejects.toMatchObject({ fault: 'tooLarge' });
});

test('an error never repeats the path, which may carry a secret', async () => {
  const outbound = createOutbound({ trustedOrigins: ['http://127.0.0.1:1'] });
  const error: unknown = await outbound('http://127.0.0.1:1/secret?code=1').catch((caught: unknown) => caught);
  expect(String(error)).toBe('OutboundError: The request to 127.0.0.1:1 failed: unreachable.');
});
