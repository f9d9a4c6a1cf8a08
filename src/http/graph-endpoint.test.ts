import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#test/support/test-site.ts';

let site: TestSite;
const seen: { readonly body: unknown; readonly request: unknown }[] = [];
beforeAll(async () => {
  site = await startTestSite('export const renderPage = count;', {
    executeRequest: (body, request) => {
      seen.push({ body, request });
      if (JSON.stringify(body).includes('fail')) return Promise.reject(new Error('select secret from nowhere'));
      return Promise.resolve({
        status: 200,
        body: JSON.stringify({ data: null }),
        headers: { 'content-type': 'application/json' },
      });
    },
    weigh: (body) => (JSON.stringify(body).includes('heavy') ? 150_000 : 0),
  });
});
afterAll(() => site.close());

const send = (body: string, headers: Record<string, string> = {}) =>
  site.ask('/_/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('CORE-2: POST /_/graphql', () => {
  test('takes one operation or an array of up to 20', async () => {
    const one = JSON.stringify({ operationName: 'A' });
    expect((await send(one)).status).toBe(200);
    expect((await send(`[${Array.from({ length: 20 }, () => one).join()}]`)).status).toBe(200);
    expect(seen.at(-1)?.body).toHaveLength(20);
    expect(seen.at(-1)?.request).toMatchObject({ viewer: null, host: 'stories.example', limitKey: '127.0.0.1' });
    const more = await send(`[${Array.from({ length: 21 }, () => one).join()}]`);
    expect(more.status).toBe(413);
    expect(JSON.parse(more.text)).toEqual({ errors: [{ message: 'Send at most 20 operations at once.' }] });
  });

  test.each(['[]', '"text"', '1', 'null', '', '{', '{"__proto__":{}}x'])('%j is no operation: 400', async (body) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toHaveProperty('errors');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a form of another site cannot send %s',
    async (type) => {
      const count = seen.length;
      expect((await send('{"query":"{a}"}', { 'content-type': type })).status).toBe(415);
      expect(seen).toHaveLength(count);
    },
  );

  test('GET is refused', async () => {
    const answer = await site.ask('/_/graphql?query=%7Ba%7D');
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
    expect((await site.ask('/_/graphql', { method: 'PUT' })).status).toBe(405);
  });

  test('what is too large is refused, and a failure tells nothing', async () => {
    expect((await send(JSON.stringify({ query: 'x'.repeat(1_300_000) }))).status).toBe(413);
    const failed = await send('{"query":"fail"}');
    expect(failed.status).toBe(500);
    expect(failed.text).not.toContain('secret');
    expect((await send('{}', { host: 'evil.example' })).status).toBe(421);
  });

  test('answers are never stored and never sniffed', async () => {
    const { headers } = await send('{}');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test('rule 148: texts that are not ours count by their length, and others are not held up by them', async () => {
    expect((await send('{"query":"heavy"}')).status).toBe(200);
    const count = seen.length;
    const refused = await send('{"query":"heavy"}');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10']);
    expect(seen).toHaveLength(count);
    expect((await send('{"query":"light"}')).status).toBe(200);
  });

  test('rule 148: one network that asks too much hears 429 and when to try again', async () => {
    const batch = `[${Array.from({ length: 20 }, () => '{}').join()}]`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(batch)));
    const refused = answers.find((answer) => answer.status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    site.clock.advance(60_000);
    expect((await send('{}')).status).toBe(200);
  });
});
