import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { askGraph } from '#test/support/oauth-world.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const program = await openProgram();
let token: string;
beforeAll(async () => {
  const person = await signIn(program);
  const expiresAt = program.clock.now().getTime() + 86_400_000;
  const query = `mutation { result: createPersonalToken(name: "IFTTT", scopes: [read], expiresAt: ${expiresAt}) {
    ... on CreatedPersonalToken { value } } }`;
  const { data } = await askGraph(program, person.headers, query);
  token = (data?.['result'] as { readonly value: string } | undefined)?.value ?? '';
});
// Limits count by this clock.
beforeEach(() => program.clock.advance(60_000));

const PATHS = [
  ['GET', '/ifttt/v1/status'],
  ['GET', '/ifttt/v1/user/info'],
  ['POST', '/ifttt/v1/test/setup'],
  ['POST', '/ifttt/v1/triggers/new_story_by_person'],
  ['POST', '/ifttt/v1/actions/clap'],
] as const;
const ask = (method: string, path: string, headers: Readonly<Record<string, string>> = {}, body: unknown = {}) =>
  program.ask(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
const bearer = () => ({ authorization: `Bearer ${token}` });

test('IDEN-12: while no key is set nothing of IFTTT is there, and then it asks for key or token', async () => {
  for (const [method, path] of PATHS) {
    expect((await ask(method, path, { 'ifttt-service-key': '', ...bearer() })).status).toBe(404);
  }
  await setSetting(program.context, 'ifttt.serviceKey', 'the key');
  for (const [method, path] of PATHS) {
    const strangers: readonly Readonly<Record<string, string>>[] = [
      {},
      { 'ifttt-service-key': 'the kez' },
      { authorization: 'Bearer lhp_tNone' },
    ];
    for (const headers of strangers) {
      const answer = await ask(method, path, headers);
      expect([path, answer.status, answer.text.startsWith('{"errors":[{"message":')]).toEqual([path, 401, true]);
    }
  }
  // The key of the service is no person's, and a person's token no key.
  expect((await ask('GET', '/ifttt/v1/user/info', { 'ifttt-service-key': 'the key' })).status).toBe(401);
  expect((await ask('GET', '/ifttt/v1/status', bearer())).status).toBe(401);
});

test('IFTTT hears of its state, of who connects it, and of new stories, the newest first', async () => {
  const key = { 'ifttt-service-key': 'the key' };
  expect((await ask('GET', '/ifttt/v1/status', key)).status).toBe(200);
  const setup = JSON.parse((await ask('POST', '/ifttt/v1/test/setup', key)).text) as unknown;
  expect(setup).toMatchObject({ data: { samples: { triggers: { new_story_with_tag: { tag: '' } } } } });
  const user = JSON.parse((await ask('GET', '/ifttt/v1/user/info', bearer())).text) as unknown;
  expect(user).toMatchObject({ data: { id: expect.any(String), url: expect.stringContaining(`${program.url}/@`) } });
  const trigger = '/ifttt/v1/triggers/new_story_by_person';
  const read = async (body: unknown) => {
    const answer = await ask('POST', trigger, bearer(), body);
    const { data } = JSON.parse(answer.text) as { data?: { title: string; meta: { id: string; timestamp: number } }[] };
    return { status: answer.status, data: data ?? [] };
  };
  const { data } = await read({ triggerFields: { username: '@ada' } });
  expect(data.length).toBeGreaterThan(1);
  const times = data.map(({ meta }) => meta.timestamp);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(new Set(data.map(({ meta }) => meta.id)).size).toBe(data.length);
  expect((await read({ triggerFields: { username: 'ada' }, limit: 1 })).data).toEqual(data.slice(0, 1));
  expect((await read({ triggerFields: { username: 'ada' }, limit: 0 })).data).toEqual([]);
  for (const body of [
    {},
    [],
    { triggerFields: { username: 'nobody-at-all' } },
    { triggerFields: { username: 'a\u0000' } },
  ]) {
    expect((await read(body)).status).toBe(400);
  }
  expect((await ask('POST', '/ifttt/v1/triggers/toString', bearer())).status).toBe(404);
  expect((await ask('POST', '/ifttt/v1/actions/clap', bearer())).status).toBe(404);
});
