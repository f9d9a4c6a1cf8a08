import { afterEach, beforeAll, expect, test } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { makeUnsubscribeToken } from '#modules/telling/unsubscribing/unsubscribe-token.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import { runJobsUnlessAtRest } from '../../src/main/jobs-at-rest.ts';

const program = await openProgram({ servers: 2 });
let member: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  [member, admin] = [await signIn(program), await signIn(program)];
  await changeRole(program.context, { personId: admin.personId, role: 'ADMIN', isGranted: true });
});
afterEach(async () => {
  await setSetting(program.context, 'site.mode', '');
  await setSetting(program.context, 'site.modeText', '');
  await settled('normal');
});

const TEXT = 'A new disk until 18:00.';
const FOLLOW = `mutation($id: ID!) { followUser(targetUserId: $id) { __typename } }`;
const REST = '{ siteRest { mode text } }';

async function graph(query: string, by?: SignedIn, variables: Readonly<Record<string, unknown>> = {}, server = 0) {
  const headers = by?.headers ?? { 'content-type': 'application/json' };
  const answer = await program.ask('/_/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
    server,
  });
  return JSON.parse(answer.text) as {
    readonly data: Readonly<Record<string, unknown>> | null;
    readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
  };
}

async function settled(mode: 'normal' | 'READ_ONLY' | 'MAINTENANCE') {
  for (const server of [0, 1])
    await expect
      .poll(async () => (await graph(REST, admin, {}, server)).data?.['siteRest'] ?? { mode: 'normal' })
      .toMatchObject({ mode });
}

const page = (by?: SignedIn, server = 0) =>
  program.ask('/about', {
    headers: { accept: 'text/html', ...(by === undefined ? {} : { cookie: by.cookie }) },
    server,
  });
const upload = (by: SignedIn) =>
  program.ask('/_/upload', { method: 'POST', headers: { ...by.headers, 'content-type': 'image/png' }, body: 'x' });

test('rule 253: read-only, everybody reads and only administrators change anything, on every server', async () => {
  await setSetting(program.context, 'site.modeText', TEXT);
  await setSetting(program.context, 'site.mode', 'readOnly');
  await settled('READ_ONLY');
  for (const server of [0, 1]) {
    expect((await page(undefined, server)).status).toBe(200);
    expect((await page(member, server)).status).toBe(200);
    const kept = await graph(FOLLOW, member, { id: admin.personId }, server);
    expect(kept.errors?.[0]).toMatchObject({ message: TEXT, extensions: { code: 'SITE_AT_REST' } });
  }
  const refused = await upload(member);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '600']);
  expect(JSON.parse(refused.text)).toEqual({ message: TEXT, code: 'SITE_AT_REST' });
  expect((await upload(admin)).status).not.toBe(503);
  expect((await graph(FOLLOW, admin, { id: member.personId })).data?.['followUser']).toMatchObject({
    __typename: 'User',
  });
  // Mail waits as well, so that nobody is left waiting for a code; who has a password or a passkey gets in.
  const byMail = `mutation { sendAccountAuthEmail(email: "ada@example.org", operation: login) { __typename } }`;
  const byPassword = `mutation { signInWithPassword(email: "ada@example.org", password: "wrong") { __typename } }`;
  const visitor = await program.ask('/_/visitor', { method: 'POST' });
  expect(visitor.status).toBe(200);
  const { xsrf } = JSON.parse(visitor.text) as { xsrf: string };
  const cookie = String(visitor.headers['set-cookie']).split(';')[0] ?? '';
  const stranger = { ...member, headers: { cookie, 'x-xsrf-token': xsrf, 'content-type': 'application/json' } };
  expect((await graph(byMail, stranger)).errors?.[0]?.message).toBe(TEXT);
  expect((await graph(byPassword, stranger)).data?.['signInWithPassword']).toMatchObject({
    __typename: 'SignInRefusal',
  });
  await setSetting(program.context, 'site.mode', '');
  await settled('normal');
  expect((await graph(FOLLOW, member, { id: admin.personId })).data?.['followUser']).toMatchObject({
    __typename: 'User',
  });
});

test('rule 254: in maintenance nobody but staff sees a page, not even one that is kept, and everybody is told', async () => {
  for (const server of [0, 1]) expect((await page(undefined, server)).status).toBe(200);
  await setSetting(program.context, 'site.mode', 'maintenance');
  await settled('MAINTENANCE');
  for (const server of [0, 1]) {
    for (const by of [undefined, member]) {
      const answer = await page(by, server);
      expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
        503,
        '600',
        'no-store',
      ]);
      expect(answer.text).toContain('We’re doing maintenance. Please come back in a little while.');
    }
    expect((await page(admin, server)).status).toBe(200);
  }
  expect(await program.ask('/feed')).toMatchObject({ status: 503 });
  for (const path of ['/healthz', '/readyz', '/favicon.ico', '/robots.txt', '/m/signin'])
    expect((await program.ask(path)).status, path).toBe(200);
  for (const path of [
    '/icon-press',
    '/favicon',
    '/m/stats/stories',
    '/m/oauth/authorize?client_id=x',
    '/m/account/archive/a/1',
  ])
    expect((await program.ask(path)).status, path).toBe(503);
  const withName = await page();
  expect(withName.text).toContain('<p>Longhand</p>');
});

test('rule 254: in maintenance the graph shows nothing either but to staff, and the pages that are open still open', async () => {
  const NEWEST = '{ latestPosts(paging: { limit: 1 }) { items { post { id } } } }';
  await setSetting(program.context, 'site.modeText', TEXT);
  await setSetting(program.context, 'site.mode', 'maintenance');
  await settled('MAINTENANCE');
  for (const server of [0, 1]) {
    for (const by of [undefined, member]) {
      const { data, errors } = await graph(NEWEST, by, {}, server);
      expect(data?.['latestPosts'] ?? null).toBeNull();
      expect(errors?.[0]).toMatchObject({ message: TEXT, extensions: { code: 'SITE_AT_REST' } });
    }
    expect((await graph(NEWEST, admin, {}, server)).data?.['latestPosts']).toMatchObject({ items: [{}] });
  }
  expect((await graph('{ siteRest { mode } viewer { id } }', member)).data).toEqual({
    siteRest: { mode: 'MAINTENANCE' },
    viewer: { id: member.personId },
  });
  // Who they are, for the head of the pages that are open, and nothing that hangs on it.
  const own = '{ viewer { id name emailObfuscated membership { tier } limitedState { id } mailHold { reason } } }';
  expect((await graph(own, member)).errors).toBeUndefined();
  for (const leads of [
    'archives { id }',
    'usernameChangeAllowedAt',
    'following { items { __typename } }',
    'dismissableFlags',
  ]) {
    const { data, errors } = await graph(`{ viewer { id ${leads} } }`, member);
    expect(errors?.[0], leads).toMatchObject({ message: TEXT, extensions: { code: 'SITE_AT_REST' } });
    expect(JSON.stringify(data ?? null), leads).toMatch(/^(?:\{"viewer":(?:null|\{"id":"\w+","\w+":null\})\}|null)$/);
  }
  expect((await graph('{ viewer { archives { id } dismissableFlags } }', admin)).errors).toBeUndefined();
  // What a legal notice is sent with, and what a link to unsubscribe leads to.
  const forAll = await graph('{ captchaChallenge { expiresAt } unsubscription(token: "x") { isOff } }');
  expect(forAll.errors).toBeUndefined();
  const target = `publication/${program.world.publications['field-notes']}` as const;
  const token = makeUnsubscribeToken(program.context.secrets, { personId: member.personId, target });
  const ofMail = (fields: string) =>
    graph(`{ unsubscription(token: "${token}") { source { ... on Collection { ${fields} } } } }`);
  expect((await ofMail('name slug')).data).toMatchObject({ unsubscription: { source: { slug: 'field-notes' } } });
  expect((await ofMail('latestPosts(paging: { limit: 1 }) { items { post { id } } }')).errors?.[0]).toMatchObject({
    extensions: { code: 'SITE_AT_REST' },
  });
  const open = ['/m/signin', `/m/signin?operation=login&actionUrl=x&user=${admin.personId}`, '/m/legal-notice'];
  for (const path of open) {
    for (const cookie of ['', member.cookie]) {
      const answer = await program.ask(path, { headers: { accept: 'text/html', cookie } });
      expect(answer.status, path).toBe(200);
      expect(answer.text).toContain('</form>');
    }
  }
  await setSetting(program.context, 'site.mode', 'readOnly');
  await settled('READ_ONLY');
  expect((await graph(NEWEST)).data?.['latestPosts']).toMatchObject({ items: [{}] });
});

test.each(['readOnly', 'maintenance'])(
  'rule 273: legal notices and counter-notices come in while the site is %s',
  async (mode) => {
    await setSetting(program.context, 'site.mode', mode);
    await settled(mode === 'readOnly' ? 'READ_ONLY' : 'MAINTENANCE');
    const notice = `{ kind: ILLEGAL, address: "${program.url}/p/${program.world.stories.specimen.id}", work: "", law: "Section 185",
    countries: "DE", explanation: "It insults me by name.", name: "Ann Lee", email: "ann@mail.example", isTrue: true, isOwner: false }`;
    const sent = await graph(`mutation { sendLegalNotice(notice: ${notice}) { __typename } }`, member);
    expect(sent.errors).toBeUndefined();
    expect(sent.data?.['sendLegalNotice']).toEqual({
      __typename: mode === 'readOnly' ? 'LegalNoticeReceived' : 'Conflict',
    });
    const counter = `sendCounterNotice(decisionId: "0123456789ab", name: "Ann", address: "A street 1", words: "It is mine.", isTrue: true, accepts: true)`;
    const answered = await graph(`mutation { ${counter} { __typename } }`, member);
    expect(answered.errors).toBeUndefined();
  },
);

test.each(['readOnly', 'maintenance'])(
  'rule 273: the page of legal notices is there while the site is %s',
  async (mode) => {
    const notices = (path = '/m/legal-notice') => program.ask(path, { headers: { accept: 'text/html' } });
    // One that is kept from before must not be shown.
    expect((await notices()).text).not.toContain('you can send your notice now');
    await setSetting(program.context, 'site.mode', mode);
    await settled(mode === 'readOnly' ? 'READ_ONLY' : 'MAINTENANCE');
    for (const path of ['/m/legal-notice', '/m/legal-notice?about=x']) {
      const answer = await notices(path);
      expect([answer.status, path]).toEqual([200, path]);
      expect(answer.text).toContain('you can send your notice now');
    }
    expect((await program.ask('/m/legal-notice', { method: 'POST' })).status).not.toBe(200);
    if (mode === 'maintenance') expect((await page()).text).toContain(`href="${program.url}/m/legal-notice"`);
    await setSetting(program.context, 'site.mode', '');
    await settled('normal');
    await expect.poll(async () => (await notices()).text).not.toContain('you can send your notice now');
  },
);

test('rule 253: jobs wait while the site rests, and go on by themselves', async () => {
  const { database, log } = program.context;
  const told: string[] = [];
  const run = () => {
    told.push('run');
    return Promise.resolve({
      stop: () => {
        told.push('stop');
        return Promise.resolve();
      },
    });
  };
  await setSetting(program.context, 'site.mode', 'readOnly');
  const runner = await runJobsUnlessAtRest(database, log, run);
  expect(told).toEqual([]);
  await setSetting(program.context, 'site.mode', '');
  await expect.poll(() => told, { timeout: 60_000 }).toEqual(['run']);
  await setSetting(program.context, 'site.mode', 'maintenance');
  await expect.poll(() => told, { timeout: 60_000 }).toEqual(['run', 'stop']);
  await setSetting(program.context, 'site.mode', '');
  await expect.poll(() => told, { timeout: 60_000 }).toEqual(['run', 'stop', 'run']);
  await runner.stop();
  expect(told).toEqual(['run', 'stop', 'run', 'stop']);
});
