import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { sweepClientEvents } from '#modules/reading/telemetry/sweep-client-events.ts';
import type { Answer } from '#test/support/ask.ts';
import { openProgram } from '#test/support/open-site.ts';
import { openVisitor, signIn, type SignedIn } from '#test/support/sign-in.ts';

const DAY = 24 * 3_600_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const ours = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'user-agent': FIREFOX };

const program = await openProgram();
let reader: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  [reader, other] = [await signIn(program), await signIn(program)];
});
beforeEach(async () => {
  // Limits count by this clock; an hour would renew the sessions.
  program.clock.advance(200_000);
  await program.context.database.kysely.deleteFrom('client_event').execute();
});

let count = 0;
function event(changes: Readonly<Record<string, unknown>> = {}) {
  count += 1;
  const data = { service: 'lite', location: '/', browserWidth: 1080, referrer: '', referrerSource: '' };
  const timestamp = program.clock.now().getTime();
  return { key: 'homepage.viewed', data, type: 'event', eventId: `event-${count}-0123456789`, timestamp, ...changes };
}

const post = (body: unknown, headers: Readonly<Record<string, string>> = ours, target = '/_/batch'): Promise<Answer> =>
  program.ask(target, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });

const rows = () => program.context.database.kysely.selectFrom('client_event').selectAll().orderBy('id').execute();
const people = async () => (await rows()).map(({ person_id }) => person_id);

async function logByGraph(payload: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const query = 'mutation Log($payload: String!) { logClientEvents(payload: $payload) { success } }';
  const body = JSON.stringify({ query, variables: { payload } });
  const { text } = await program.ask('/_/graphql', { method: 'POST', headers, body });
  return JSON.parse(text) as unknown;
}

describe('POST /_/batch', () => {
  test('CORE-7: writes down what a reader tells who is signed out, without a cookie in either direction', async () => {
    const told = event();
    const answer = await post([told, event()]);
    expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [row] = await rows();
    const now = program.clock.now();
    expect(row).toEqual({
      id: told.eventId,
      name: 'homepage.viewed',
      type: 'event',
      data: told.data,
      person_id: null,
      happened_at: now,
      received_at: now,
    });
    expect(JSON.stringify(await rows()), 'no address of a network').not.toContain('127.0.0.1');
  });

  test('CORE-7: the same event twice is once, in one request and in two', async () => {
    const told = event();
    for (const body of [[told, told], [told], [{ ...told, key: 'another' }]])
      expect((await post(body)).status).toBe(204);
    expect((await rows()).map(({ name }) => name)).toEqual(['homepage.viewed']);
  });

  test('a clock that is ahead is set right, one that is behind is believed', async () => {
    const now = program.clock.now();
    await post([event({ timestamp: now.getTime() + DAY }), event({ timestamp: now.getTime() - 20 * DAY })]);
    const times = (await rows()).map(({ happened_at }) => happened_at.getTime() - now.getTime());
    expect(times).toEqual([0, -20 * DAY]);
  });

  test('CORE-10: events of bots are dropped', async () => {
    for (const userAgent of [GOOGLE, 'curl/8.5.0', '']) {
      expect((await post([event()], { ...ours, 'user-agent': userAgent })).status).toBe(204);
    }
    expect(await rows()).toEqual([]);
  });

  test('takes nothing from pages elsewhere, whoever they are sent for', async () => {
    const { host } = new URL(program.url);
    const { 'sec-fetch-site': _fetchSite, ...plain } = ours;
    const visitor = await openVisitor(program);
    const hostile: readonly Readonly<Record<string, string>>[] = [
      plain,
      { ...plain, origin: 'https://evil.example' },
      { ...plain, origin: 'null' },
      { ...plain, origin: `http://${host}.evil.example` },
      { ...plain, origin: `http://${program.domain}` },
      { ...ours, 'sec-fetch-site': 'cross-site' },
      { ...ours, 'sec-fetch-site': 'same-site' },
      { ...ours, 'sec-fetch-site': 'none' },
      { ...ours, 'sec-fetch-site': 'cross-site', origin: `http://${host}` },
      { ...ours, origin: 'https://evil.example' },
      { ...plain, cookie: visitor.cookie, 'x-xsrf-token': visitor.xsrf },
      { ...plain, authorization: 'Bearer x' },
      // With a session the token alone says that a page of ours sent it.
      { ...ours, cookie: reader.cookie },
      { ...ours, cookie: reader.cookie, origin: `http://${host}` },
      { ...ours, cookie: reader.cookie, 'x-xsrf-token': other.xsrf },
      { ...ours, cookie: reader.cookie, 'x-xsrf-token': visitor.xsrf },
      { ...ours, cookie: reader.cookie, 'x-xsrf-token': '' },
      { ...ours, cookie: reader.cookie, 'x-xsrf-token': `${reader.xsrf}, ${reader.xsrf}` },
    ];
    for (const headers of hostile) {
      expect((await post([event()], headers)).status, JSON.stringify(headers)).toBe(403);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await post([event()], { ...ours, 'content-type': type })).status).toBe(415);
    }
    expect((await post([event()], { ...ours, host: 'evil.example' })).status).toBe(421);
    expect(await rows()).toEqual([]);
  });

  test('an origin is enough where the browser says nothing else; on a custom domain it is that one', async () => {
    const { 'sec-fetch-site': _fetchSite, ...plain } = ours;
    expect((await post([event()], { ...plain, origin: program.url })).status).toBe(204);
    const own = `http://${program.domain}`;
    expect((await post([event()], { ...plain, origin: own }, `${own}/_/batch`)).status).toBe(204);
    expect((await post([event()], { ...plain, origin: program.url }, `${own}/_/batch`)).status).toBe(403);
    expect(await rows()).toHaveLength(2);
  });

  test('CORE-7: with a session and its token the events bear who it is', async () => {
    expect((await post([event()], { ...reader.headers, 'user-agent': FIREFOX })).status).toBe(204);
    expect(await people()).toEqual([reader.personId]);
  });

  test('what is no list of events is refused, what is no event is left out', async () => {
    const many = Array.from({ length: 101 }, () => event());
    for (const body of [{}, '"x"', 'null', '7', many, '[', '[{"__proto__":1}]']) {
      expect((await post(body)).status, JSON.stringify(body).slice(0, 30)).toBe(400);
    }
    expect((await post(`[${' '.repeat(512_000)}]`)).status).toBe(413);
    expect(await rows()).toEqual([]);
    const hostile = [
      null,
      7,
      event({ data: { half: '\ud800' } }),
      event({ data: { zero: '\0' } }),
      event({ key: "'" }),
    ];
    const address = {
      location: '/m/signin?token=s3cret',
      referrer: 'https://a.example/?q=s3cret',
      words: `'; drop ""\\`,
    };
    expect((await post([...hostile, event({ data: address })])).status).toBe(204);
    expect((await rows()).map(({ data }) => data)).toEqual([
      { location: '/m/signin', referrer: 'https://a.example/', words: `'; drop ""\\` },
    ]);
  });

  test('rule 272: no event says where a door is that opens by its address', async () => {
    const data = { location: '/m/unsubscribe/s3cret', referrer: `${program.url}/m/setup/s3cret` };
    expect((await post([event({ data })])).status).toBe(204);
    expect((await rows()).map((row) => row.data)).toEqual([
      { location: '/m/unsubscribe/…', referrer: `${program.url}/m/setup/…` },
    ]);
  });

  test('a hundred at once come in, and a flood of one network is held up', async () => {
    const from = '127.0.0.77';
    const statuses: number[] = [];
    for (let batch = 0; batch < 22; batch += 1) {
      const body = JSON.stringify(Array.from({ length: 100 }, () => event()));
      statuses.push((await program.ask('/_/batch', { method: 'POST', headers: ours, body, from })).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 204));
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect(await rows()).toHaveLength(2_000);
  });

  test('nothing else is there', async () => {
    expect((await program.ask('/_/batch')).status).toBe(404);
    expect((await program.ask('/_/batch', { method: 'PUT', headers: ours, body: '[]' })).status).toBe(405);
  });
});

describe('logClientEvents', () => {
  const success = { data: { logClientEvents: { success: true } } };
  const failure = { data: { logClientEvents: { success: false } } };

  test('CORE-7: writes down the JSON text of a list, and drops what is older than two days', async () => {
    const now = program.clock.now().getTime();
    const ages = [0, 172_800_000, 172_800_001, 9 * DAY];
    const payload = JSON.stringify(ages.map((age) => event({ timestamp: now - age })));
    expect(await logByGraph(payload, reader.headers)).toEqual(success);
    expect((await rows()).map((row) => now - row.happened_at.getTime())).toEqual([0, 172_800_000]);
    expect(await people()).toEqual([reader.personId, reader.personId]);
    expect(await logByGraph(payload, reader.headers), 'again').toEqual(success);
    expect(await rows()).toHaveLength(2);
    const bot = { ...reader.headers, 'user-agent': GOOGLE };
    expect(await logByGraph(JSON.stringify([event()]), bot), 'of a bot').toEqual(success);
    expect(await rows()).toHaveLength(2);
  });

  test('CORE-7: what is no list has no success, and what is no event is left out', async () => {
    for (const payload of ['', '{', 'null', '{}', '7', JSON.stringify(Array.from({ length: 101 }, () => event()))]) {
      expect(await logByGraph(payload, reader.headers)).toEqual(failure);
    }
    expect(await logByGraph(`[${' '.repeat(600_000)}]`, reader.headers)).toEqual(failure);
    expect(await logByGraph(JSON.stringify([{}, event({ data: { zero: '\0' } })]), reader.headers)).toEqual(success);
    expect(await rows()).toEqual([]);
  });

  test('is for whoever is signed in, with the token', async () => {
    const payload = JSON.stringify([event()]);
    const visitor = await openVisitor(program);
    expect(await logByGraph(payload, visitor.headers)).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    const { 'x-xsrf-token': _token, ...forged } = reader.headers;
    expect(await logByGraph(payload, forged)).toMatchObject({ errors: [{ extensions: { code: 'XSRF' } }] });
    expect(await rows()).toEqual([]);
  });

  test('who sends without rest is held up, and others are not', async () => {
    const answers: unknown[] = [];
    for (let time = 0; time <= 240; time += 1) {
      if (time % 20 === 0) program.clock.advance(500);
      answers.push(await logByGraph('[]', other.headers));
    }
    expect(answers.slice(0, 240).every((answer) => JSON.stringify(answer) === JSON.stringify(success))).toBe(true);
    expect(answers.at(-1)).toEqual(failure);
    expect(await logByGraph('[]', reader.headers)).toEqual(success);
  });
});

describe('rule 125: raw events stay 30 days', () => {
  const days = () =>
    program.context.database.kysely.selectFrom('client_event_day').selectAll().orderBy('day').orderBy('name').execute();

  async function addEvents(names: readonly string[], age: number): Promise<void> {
    const receivedAt = new Date(program.clock.now().getTime() - age);
    const values = names.map((name) => {
      const { eventId: id, type, data } = event();
      const times = { happened_at: receivedAt, received_at: receivedAt };
      return { id, name, type, data: JSON.stringify(data), person_id: null, ...times };
    });
    await program.context.database.kysely.insertInto('client_event').values(values).execute();
  }

  test('then a day is how many there were of each name', async () => {
    await addEvents(['a', 'a', 'b'], 30 * DAY);
    await addEvents(['a'], 40 * DAY);
    await addEvents(['young'], 29 * DAY);
    await sweepClientEvents(program.context);
    const [today] = program.clock.now().toISOString().split('T');
    expect(today).toBe('2026-11-21');
    const condensed = [
      { day: '2026-10-12', name: 'a', event_count: 1 },
      { day: '2026-10-22', name: 'a', event_count: 2 },
      { day: '2026-10-22', name: 'b', event_count: 1 },
    ];
    expect(await days()).toEqual(condensed);
    expect((await rows()).map(({ name }) => name)).toEqual(['young']);
    await sweepClientEvents(program.context);
    expect(await days(), 'again').toEqual(condensed);
  });

  test('a day has at most 200 names and the others together', async () => {
    const names = Array.from({ length: 250 }, (_item, index) => `name-${String(index).padStart(3, '0')}`);
    await addEvents([...names, ...names.slice(0, 10)], 50 * DAY);
    await sweepClientEvents(program.context);
    const ofDay = (await days()).filter(({ day }) => day === '2026-10-02');
    expect(ofDay).toHaveLength(201);
    expect(ofDay[0]).toEqual({ day: '2026-10-02', name: '(others)', event_count: 50 });
    expect(ofDay.reduce((total, { event_count }) => total + event_count, 0)).toBe(260);
  });
});

test('CORE-10: how fast pages were for readers is shown to staff, by the slower quarter', async () => {
  const moderator = await signIn(program);
  await changeRole(program.context, { personId: moderator.personId, role: 'MODERATOR', isGranted: true });
  const events = [100, 200, 300, 400, 2_000].map((value) => ({ type: 'lcp', data: { value, pageType: 'post' } }));
  const report = {
    client: { name: 'lite', version: '1' },
    events: [...events, { type: 'cls', data: { value: 0.125 } }],
  };
  expect((await post(report, ours, '/_/clientele/reports/performance/')).status).toBe(204);
  const query = '{ internalStatus { facts { group name value } } }';
  const answer = await post({ query }, moderator.headers, '/_/graphql');
  const { data } = JSON.parse(answer.text) as {
    readonly data: { readonly internalStatus: { readonly facts: object[] } };
  };
  expect(data.internalStatus.facts).toEqual(
    expect.arrayContaining([
      { group: 'PAGES', name: 'LCP', value: '400 ms (5 pages)' },
      { group: 'PAGES', name: 'CLS', value: '0.125 (1 pages)' },
    ]),
  );
});
