import { beforeAll, expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { makeApp, makeProof, requestOf, type TestApp } from '#test/support/oauth-world.ts';
import { openSite } from '#test/support/open-site.ts';
import { callbackPath, signIn, tokenFor } from '#test/support/sign-in.ts';

const BACK = 'https://notes.example/back';
const { program, browser } = await openSite({ withWorld: false });
let app: TestApp;
beforeAll(async () => {
  app = await makeApp(program, await signIn(program), [BACK]);
});

const path = (change: Readonly<Record<string, string>> = {}): string =>
  `/m/oauth/authorize?${requestOf(app, BACK, makeProof(), change)}`;

test.each([
  ['Allow', 'code'],
  ['Deny', 'error'],
])('IDEN-12: a person who chooses %s is sent back with a %s', async (name, parameter) => {
  const reader = await signIn(program);
  const { page, problems } = await browser.open('/healthz');
  await page.context().addCookies([...reader.cookies]);
  await page.goto(program.url + path({ scope: 'read publish' }));
  await wake(page);
  await page.getByRole('heading', { name: 'Allow Notes?' }).waitFor();
  await page.getByText('Publish stories in your name').waitFor();
  await page.getByText('You’ll then be sent to notes.example.').waitFor();
  await page.getByText('Access lasts up to a year').waitFor();
  const left = page.waitForRequest((request) => request.url().startsWith(BACK));
  await page.getByRole('button', { name }).click();
  const { searchParams } = new URL((await left).url());
  expect([searchParams.get(parameter) !== null, searchParams.get('state')]).toEqual([true, 'a state']);
  expect(problems.filter((problem) => !problem.includes('notes.example') && !problem.includes('ERR_FAILED'))).toEqual(
    [],
  );
});

test('a person who is signed out signs in first, and the whole request is still there', async () => {
  const asked = path();
  const answer = await program.ask(asked);
  const location = new URL(answer.headers.location ?? '', program.url);
  expect([answer.status, location.pathname]).toEqual([302, '/m/signin']);
  expect(location.searchParams.get('redirect')).toBe(asked);
  const cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  const { personId } = await signIn(program);
  const token = await tokenFor(program, cookie, { personId, redirect: asked });
  const back = await program.ask(callbackPath(token), { headers: { cookie } });
  expect(back.headers.location).toBe(asked);
});

test('a request that cannot be answered sends nobody anywhere by itself, and nobody frames the page', async () => {
  const reader = await signIn(program);
  const headers = { cookie: reader.cookie };
  const bad = await program.ask(path({ redirect_uri: 'https://evil.example/' }), { headers });
  expect([bad.status, bad.headers.location]).toEqual([400, undefined]);
  expect(bad.text.includes('href="https://evil.example')).toBe(false);
  const plain = await program.ask(path({ code_challenge_method: 'plain' }), { headers });
  expect([plain.status, plain.headers.location]).toEqual([400, undefined]);
  expect(plain.text).toContain(`href="${BACK}?error=invalid_request`);
  const good = await program.ask(path(), { headers });
  expect([good.status, good.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(String(good.headers['content-security-policy'])).toMatch(/frame-ancestors '(none|self)'/);
});
