import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { createToken } from '#modules/ground/random-token.ts';
import { type OtlpStandIn, startOtlpStandIn } from '#test/support/otlp-stand-in.ts';
import { startTestSite, type TestSite } from '#test/support/test-site.ts';

const ENTRY = `
export async function renderPage({ path, execute }) {
  count();
  await execute(path.slice(1), {});
  return {
    kind: 'page', status: 200, routeName: 'ShowHome', html: '<!doctype html>', cacheTags: [], cacheable: true,
    inlineScripts: [], inlineStyles: [],
  };
}`;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${PARENT}-01`;
const PROXY = '127.0.0.60';

let collector: OtlpStandIn;
let site: TestSite;
const lines: Readonly<Record<string, unknown>>[] = [];
beforeAll(async () => {
  collector = await startOtlpStandIn('a,b');
  const settings = {
    TRUSTED_PROXIES: PROXY,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%2Cb',
  };
  site = await open(settings);
});
afterAll(async () => {
  await site.close();
  await collector.close();
});

/** What a page executes is how long the database sleeps, or that it fails. */
function open(settings: Readonly<Record<string, string>>): Promise<TestSite> {
  const executeTrusted = async (wanted: string) => {
    if (wanted === 'fail') throw new Error('nothing there');
    await site.database.query('sleep', 'select pg_sleep($1)', [Number(wanted)]);
    return { data: {} };
  };
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  return startTestSite(ENTRY, { executeTrusted }, settings, log);
}
/** `1.05` seconds, by the address of the page. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, from = PROXY) =>
  site.ask(path, { headers: { 'x-forwarded-proto': 'https', ...headers }, from });
const slowLines = () => lines.filter(({ msg }) => msg === 'a request was slow');

test('rule 226: a slow request is told with its slow statement, as a part of what the proxy says, and a quick one is not', async () => {
  const statuses = await Promise.all(['/0', '/1.05'].map(async (path) => (await ask(path, { traceparent })).status));
  expect(statuses).toEqual([200, 200]);
  await expect.poll(() => collector.taken.length, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(collector.complaints).toEqual([]);
  const [root, ...parts] = collector.taken;
  const statement = parts.find(({ name }) => name === 'sleep');
  expect(parts.every(({ parentSpanId }) => parentSpanId === root?.spanId)).toBe(true);
  expect(root).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, name: 'GET ShowHome', kind: 2 });
  expect(root?.attributes).toMatchObject({ 'http.route': 'ShowHome', 'longhand.cache': 'miss' });
  expect(root?.resource).toMatchObject({ 'service.name': 'longhand' });
  expect(statement).toMatchObject({ traceId: TRACE, parentSpanId: root?.spanId, name: 'sleep', kind: 3 });
  expect(root?.length).toBeGreaterThan(statement?.length ?? Number.POSITIVE_INFINITY);
  expect(statement?.length).toBeGreaterThanOrEqual(1_000);
  // Nothing of an address leaves.
  expect(JSON.stringify(collector.taken)).not.toContain('1.05');
  expect(slowLines()).toMatchObject([
    {
      level: 30,
      trace_id: TRACE,
      route: 'ShowHome',
      status: 200,
      requestId: root?.attributes['longhand.request_id'],
    },
  ]);
});

test('rule 226: what a proxy says is in every line of the log, and what a stranger says in none', async () => {
  const loggedBy = async (headers: Readonly<Record<string, string>>, from: string) => {
    const before = lines.length;
    expect((await ask('/fail', headers, from)).status).toBe(500);
    return lines.slice(before).find(({ msg }) => msg === 'a request failed');
  };
  expect(await loggedBy({ traceparent }, PROXY)).toMatchObject({ trace_id: TRACE });
  const ofStranger = await loggedBy({ traceparent }, '127.0.0.61');
  expect(ofStranger?.['trace_id']).toMatch(/^[\da-f]{32}$/);
  expect(ofStranger?.['trace_id']).not.toBe(TRACE);
  expect((await loggedBy({ traceparent: 'nonsense' }, PROXY))?.['trace_id']).not.toBe(TRACE);
});

test('rule 226: a change is a part of its trace as well, though its body is read before', async () => {
  const before = lines.length;
  await site.database.query('hide', 'alter table session rename to session_away', []);
  const { hostname, port } = new URL(site.address);
  const sent = request({
    hostname,
    port,
    path: '/_/visitor',
    method: 'POST',
    localAddress: PROXY,
    headers: {
      host: 'stories.example',
      'content-type': 'application/json',
      'content-length': '2',
      'x-forwarded-proto': 'https',
      cookie: `__Host-session=${createToken()}`,
      traceparent,
    },
  });
  const answer = new Promise<IncomingMessage>((resolve) => sent.once('response', resolve));
  sent.flushHeaders();
  // The body comes in by itself, when others were answered.
  await ask('/0');
  sent.end('{}');
  const { statusCode } = await answer;
  await site.database.query('show', 'alter table session_away rename to session', []);
  expect(statusCode).toBe(500);
  expect(lines.slice(before).filter((line) => line['level'] === 50)).toMatchObject([{ trace_id: TRACE }]);
});

test('rule 226: without a collector a request is a part of a trace only where the proxy says so', async () => {
  const other = await open({ TRUSTED_PROXIES: PROXY });
  const failedWith = async (headers: Readonly<Record<string, string>>) => {
    const before = lines.length;
    await other.ask('/fail', { headers: { 'x-forwarded-proto': 'https', ...headers }, from: PROXY });
    return lines.slice(before).find(({ msg }) => msg === 'a request failed')?.['trace_id'];
  };
  expect([await failedWith({ traceparent }), await failedWith({})]).toEqual([TRACE, undefined]);
  await other.close();
});
