import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

type Route = { readonly method: string; readonly url: string };

const routes: Route[] = [];
/** Fastify tells of each server that is made, so that no address can be forgotten here. */
const collect = (message: unknown): void => {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
};

let program: TestProgram;
let member: SignedIn;
beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', collect);
  program = await startTestProgram();
  diagnostics.unsubscribe('fastify.initialization', collect);
  member = await signIn(program);
});
afterAll(() => program.close());

let sent = 0;
/** Each from a network of its own, so that no limit hides an answer. */
const networkOf = (): string => {
  sent += 1;
  return `127.2.${Math.floor(sent / 250)}.${1 + (sent % 250)}`;
};

type Sent = { readonly status: number; readonly what: string };

async function send(
  route: Route,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Sent> {
  const what = `${route.method} ${path} ${headers['content-type'] ?? ''} ${JSON.stringify(body ?? '').slice(0, 60)}`;
  const options = { method: route.method, headers, body, from: networkOf() };
  const { status } = await program.ask(path, options);
  return { status, what };
}

/** Headers of a stranger, and of somebody who is signed in. */
const askers = (): readonly Readonly<Record<string, string>>[] => [
  {},
  { cookie: member.cookie, 'x-xsrf-token': member.xsrf },
];

/** 501 is what oEmbed says of a form that it does not speak. */
const broken = (answers: readonly Sent[]): readonly string[] =>
  answers.filter(({ status }) => status >= 500 && status !== 501).map(({ status, what }) => `${status} ${what}`);

/** Text that no database holds, bytes that are no text, halves of a character, what means something elsewhere. */
const VALUES = [
  '%00',
  'a%00b',
  '%ff',
  '%ED%A0%80',
  '%EF%BF%BF',
  "'",
  '%27%3B--',
  '..%2f',
  '__proto__',
  '9'.repeat(30),
  '-1',
];
const NAMES = [
  'id',
  'q',
  'query',
  'to',
  'from',
  'page',
  'redirect',
  'redirect_uri',
  'token',
  'state',
  'code',
  'operation',
  'email',
  'source',
  'url',
  'format',
  'postId',
  'name',
  'username',
  'resource',
  'client_id',
  'scope',
  'key',
  'hash',
  'limit',
  'after',
  'before',
  'hitsPerPage',
  'params',
  'requests',
  'loginCode',
  'step',
  'susiEntry',
  'lang',
  'tag',
  'title',
  'host',
  'secret',
  'text',
];

test('ROUTE-11: no character in a path or a query is a failure of ours, signed in or not', async () => {
  const answers: Sent[] = [];
  const asked = routes.filter(
    ({ method }) => method === 'GET' || method === 'POST' || method === 'DELETE' || method === 'PUT',
  );
  expect(asked.length).toBeGreaterThan(60);
  for (const route of asked) {
    const isFixed = !/[:*]/.test(route.url);
    for (const value of VALUES) {
      const filled = route.url.replace(/:[A-Za-z]+|\*/g, value);
      const query = NAMES.map((name) => `${name}=${value}`).join('&');
      const path = isFixed ? `${filled}?${query}` : filled;
      for (const headers of askers()) {
        answers.push(await send(route, path, headers));
      }
    }
  }
  expect(broken(answers)).toEqual([]);
});

/** Bodies that are no JSON, are JSON of another form, or hold text that no database holds. */
const BODIES: readonly (readonly [type: string, body: string])[] = [
  ...[
    '{',
    '[',
    '"',
    '{"a":}',
    '\u0000',
    'null',
    '[]',
    '7',
    '"x"',
    '[[[[]]]]',
    '{}',
    '{"__proto__":{}}',
    '[null]',
    '[{}]',
  ].map((body) => ['application/json', body] as const),
  ['application/json', JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, 'a\u0000b'])))],
  ['application/json', JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, '\ud800'])))],
  ['application/json', JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, { a: ['\u0000'] }])))],
  ['application/json', JSON.stringify([{ query: 'a\u0000b', variables: { a: '\u0000' } }])],
  ['application/x-www-form-urlencoded', NAMES.map((name) => `${name}=a%00b`).join('&')],
  ['application/x-www-form-urlencoded', NAMES.map((name) => `${name}=%ED%A0%80`).join('&')],
  ['application/activity+json', '{'],
  ['image/png', 'no picture'],
  ['image/png', '{'],
  ['text/plain', 'words'],
  ['multipart/form-data; boundary=x', '--x'],
  ['', 'words'],
  ['x', 'words'],
  ['/', '{}'],
];

test('ROUTE-11: no body is a failure of ours, signed in or not', async () => {
  const answers: Sent[] = [];
  for (const route of routes.filter(({ method }) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS')) {
    const path = route.url.replace(/:[A-Za-z]+|\*/g, 'abcdefabcdef');
    for (const [type, body] of BODIES) {
      for (const own of askers()) {
        answers.push(await send(route, path, { ...own, ...(type === '' ? {} : { 'content-type': type }) }, body));
      }
    }
  }
  expect(broken(answers)).toEqual([]);
});
