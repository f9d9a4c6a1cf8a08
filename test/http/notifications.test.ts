import { beforeAll, expect, test } from 'vitest';
import { readPreferences } from '#modules/people/preferences/read-preferences.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { makeUnsubscribeToken, type UnsubscribeTarget } from '#modules/telling/unsubscribing/unsubscribe-token.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram({ withWorld: false });
let ada: SignedIn;
beforeAll(async () => {
  ada = await signIn(program);
});

const token = (personId: string, target: UnsubscribeTarget) =>
  makeUnsubscribeToken(program.context.secrets, { personId, target });
const preference = async (personId: string, wanted: string) =>
  (await readPreferences(program.context.database, personId)).find(({ name }) => name === wanted)?.value;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const RESPONSES = 'NOTIFICATIONS_ALLOW_EMAIL_RESPONSES';

test('NEWS-5: one press in a mail program ends mails of a kind at once, without a session, and looking at the page does not', async () => {
  const { personId } = await signIn(program);
  const path = `/m/unsubscribe/${token(personId, RESPONSES)}`;
  const page = await program.ask(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Stop getting these emails?');
  expect(page.text).toContain('Emails: Responses');
  expect(page.text).toContain('<meta name="referrer" content="no-referrer"');
  expect(await preference(personId, RESPONSES)).toBe('ALL');
  for (let round = 0; round < 2; round += 1) {
    const answer = await program.ask(path, { method: 'POST', headers: FORM, body: 'List-Unsubscribe=One-Click' });
    expect([answer.status, answer.text.trim()]).toEqual([
      200,
      'You’re unsubscribed. Changes take effect within 24 hours.',
    ]);
  }
  expect(await preference(personId, RESPONSES)).toBe('OFF');
  expect(await preference(personId, 'NOTIFICATIONS_ALLOW_EMAIL_MENTIONS')).toBe('ALL');
  expect((await program.ask(path)).text).toContain('You’re unsubscribed.');
});

test('NEWS-5: mailbox services press unsubscribe by a form of several parts as well, which RFC 8058 wants first', async () => {
  const { personId } = await signIn(program);
  const path = `/m/unsubscribe/${token(personId, RESPONSES)}`;
  const headers = { 'content-type': 'multipart/form-data; boundary="=_a b"' };
  const body = '--=_a b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--=_a b--\r\n';
  const answer = await program.ask(path, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  expect(await preference(personId, RESPONSES)).toBe('OFF');
});

test('NEWS-5: the button of the page works without script, and one link ends everything that goes to many', async () => {
  const { personId } = await signIn(program);
  const path = `/m/unsubscribe-newsletters/${token(personId, 'NEWSLETTERS')}`;
  const answer = await program.ask(path, { method: 'POST', headers: FORM, body: '' });
  expect([answer.status, answer.headers.location]).toEqual([303, path]);
  expect(await preference(personId, 'DIGEST_FREQUENCY')).toBe('OFF');
  expect(await preference(personId, 'NOTIFICATIONS_ALLOW_EMAIL_NEWSLETTERS')).toBe(false);
  expect(await preference(personId, RESPONSES)).toBe('ALL');
  const digest = `/m/unsubscribe/${token(personId, 'DIGEST')}`;
  expect((await program.ask(digest)).text).toContain('You’re unsubscribed.');
});

test('rule 321: whoever opens a link of somebody else’s mail is told whose it is, and keeps what they have themselves', async () => {
  const writer = await signIn(program);
  const newsletterId = await ensureFirstNewsletter(program.context, { kind: 'person', id: writer.personId });
  const [reader, other] = [await signIn(program), await signIn(program)];
  const subscribe = async ({ headers }: SignedIn) => {
    const path = `/_/api/subscriptions/newsletters/${newsletterId}`;
    expect((await program.ask(path, { method: 'POST', headers, body: '{}' })).status).toBe(200);
  };
  await subscribe(reader);
  await subscribe(other);
  const rows = async () => {
    const text = 'select id, state from subscriber where newsletter_id = $1 and person_id = $2';
    type Row = { readonly id: string; readonly state: string };
    const find = ({ personId }: SignedIn) =>
      program.context.database.query<Row>('test_place', text, [newsletterId, personId]);
    return [...(await find(reader)), ...(await find(other))];
  };
  const [place] = await rows();
  const paths = [
    `/m/unsubscribe/${token(reader.personId, `subscriber/${place?.id ?? ''}`)}`,
    `/m/unsubscribe-newsletters/${token(reader.personId, 'NEWSLETTERS')}`,
  ];
  const said = 'not to the account you’re signed in with';
  for (const path of paths) {
    expect((await program.ask(path, { headers: { cookie: other.cookie } })).text, path).toContain(said);
    const views: readonly Readonly<Record<string, string>>[] = [{ cookie: reader.cookie }, {}];
    for (const headers of views) {
      const { text } = await program.ask(path, { headers });
      expect([text.includes(said), text.includes('Manage all email settings')], path).toEqual([false, true]);
    }
  }
  const [path = ''] = paths;
  const headers = { ...FORM, cookie: other.cookie };
  expect((await program.ask(path, { method: 'POST', headers, body: '' })).status).toBe(303);
  expect((await rows()).map(({ state }) => state)).toEqual(['ended', 'active']);
  const done = (await program.ask(path, { headers: { cookie: other.cookie } })).text;
  expect(done).toContain('You’re unsubscribed.');
  expect(done).toContain(said);
  expect(done, 'settings of whom it is not about').not.toContain('Manage all email settings');
});

test('NEWS-5: a token that is cut, changed or of another site ends nothing', async () => {
  const { personId } = await signIn(program);
  const good = token(personId, RESPONSES);
  const [body = '', mac = ''] = good.split('.');
  const other = Buffer.from(`${ada.personId}:${RESPONSES}`).toString('base64url');
  for (const wrong of [body, `${body}.`, `${other}.${mac}`, `${good}.x`, 'x', `${body}.${mac.slice(1)}`]) {
    const path = `/m/unsubscribe/${wrong}`;
    const answer = await program.ask(path, { method: 'POST', headers: FORM, body: 'List-Unsubscribe=One-Click' });
    expect(answer.status, wrong).toBe(404);
    expect((await program.ask(path)).text, wrong).toContain('This link doesn’t work');
  }
  expect([await preference(personId, RESPONSES), await preference(ada.personId, RESPONSES)]).toEqual(['ALL', 'ALL']);
});

test('/_/subscribe follows, asks for mail and ends it, with the new state', async () => {
  const { context } = program;
  const ids = { user: await buildPerson(context), collection: await buildPublication(context) };
  const post = async (path: string, headers = ada.headers) => {
    const answer = await program.ask(`/_/subscribe/${path}`, { method: 'POST', headers, body: '{}' });
    return [answer.status, JSON.parse(answer.text) as unknown] as const;
  };
  for (const [kind, id] of Object.entries(ids)) {
    const state = (isSubscribed: boolean) => [200, { id, isFollowing: true, isSubscribed }];
    expect(await post(`${kind}/${id}`)).toEqual(state(false));
    expect(await post(`${kind}/${id}/email`)).toEqual(state(true));
    expect(await post(`${kind}/${id}/off`)).toEqual(state(false));
    expect(await post(`${kind}/${id}/other`)).toMatchObject([404, { code: 'NotFound' }]);
  }
  expect(await post(`user/${ada.personId}/email`)).toMatchObject([400, { message: 'You cannot follow yourself' }]);
  expect((await post(`user/${'0'.repeat(12)}`))[0]).toBe(404);
  const { 'x-xsrf-token': _token, ...without } = ada.headers;
  expect((await post(`user/${ids.user}`, without))[0]).toBe(403);
});

test('NOTI-2: the worker of pushes is asked for anew each time, and the page of notifications needs a session', async () => {
  const worker = await program.ask('/service-worker.js');
  expect([worker.status, worker.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8');
  for (const path of ['/me/notifications', '/me/activity']) {
    expect((await program.ask(path)).status).toBe(302);
    const own = await program.ask(path, { headers: { cookie: ada.cookie } });
    expect(own.status).toBe(200);
    expect(own.text).toContain('You’re all caught up.');
    expect(own.headers['cache-control']).toMatch(/private|no-store/);
  }
});
