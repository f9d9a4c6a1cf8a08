import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '#test/support/browser.ts';
import { findBrowser } from '#test/support/find-browser.ts';
import { signIn, type SignInProgram } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

/** Browsers make passkeys for no bare address, and trust names below `localhost` without https. */
const SITE = 'http://letters.localhost';
const CREATE = `mutation { startPasskeyRegistration { __typename ... on PasskeyOptions { json } } }`;
const FINISH = `mutation($response: String!) { finishPasskeyRegistration(response: $response, name: "Laptop") {
  __typename ... on BadRequest { message } ... on AccountSecurity { passkeys { name lastUsedAt } } } }`;
const GET = `mutation { startPasskeySignIn { __typename ... on PasskeyOptions { json } } }`;
const SIGN_IN = `mutation($response: String!) { signInWithPasskey(response: $response, redirect: "/") {
  __typename ... on Token { value } } }`;

let program: TestProgram;
let browser: Browser | undefined;
beforeAll(async () => {
  program = await startTestProgram({ withWorld: false, settings: { LONGHAND_URL: SITE } });
  const executablePath = findBrowser();
  if (executablePath === undefined) return;
  const rule = `--host-resolver-rules=MAP letters.localhost ${new URL(program.url).host}`;
  browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu', rule] });
});
afterAll(async () => {
  await browser?.close();
  await program.close();
});

/** Runs a change through the graph from within a page, as a page of ours would. */
async function change(page: Page, query: string, variables: unknown = {}): Promise<Readonly<Record<string, unknown>>> {
  return await page.evaluate(
    async ({ body }) => {
      const visitor = await fetch('/_/visitor', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      const { xsrf } = (await visitor.json()) as { xsrf: string };
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': xsrf };
      const answer = await fetch('/_/graphql', { method: 'POST', headers, body });
      const { data } = (await answer.json()) as { data: Record<string, unknown> };
      return Object.values(data)[0] as Record<string, unknown>;
    },
    { body: JSON.stringify({ query, variables }) },
  );
}

async function openAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  const more = { isUserVerified: true, automaticPresenceSimulation: true } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...more } });
}

test('rule 140: a browser makes a passkey, and signs in with it without an address', async () => {
  if (browser === undefined) throw new Error('there is a browser');
  const site: SignInProgram = {
    context: program.context,
    url: SITE,
    ask: (target, options) => program.ask(SITE + target, options),
  };
  const person = await signIn(site);
  const context = await browser.newContext();
  await context.addCookies([...person.cookies]);
  const page = await context.newPage();
  await page.goto(`${SITE}/`);
  await openAuthenticator(page);

  const options = await change(page, CREATE);
  const made = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(json));
    const credential = await navigator.credentials.create({ publicKey });
    return JSON.stringify((credential as PublicKeyCredential).toJSON());
  }, String(options['json']));
  expect(await change(page, FINISH, { response: made })).toEqual({
    __typename: 'AccountSecurity',
    passkeys: [{ name: 'Laptop', lastUsedAt: null }],
  });

  await context.clearCookies();
  await page.goto(`${SITE}/`);
  program.clock.advance(60_000);
  const asked = await change(page, GET);
  const answered = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(json));
    const credential = await navigator.credentials.get({ publicKey });
    return JSON.stringify((credential as PublicKeyCredential).toJSON());
  }, String(asked['json']));
  const token = await change(page, SIGN_IN, { response: answered });
  expect(token).toMatchObject({ __typename: 'Token' });
  await page.goto(`${SITE}/m/callback/authenticate?token=${String(token['value'])}&state=medium&operation=login`);
  expect(await isLoggedIn(page)).toBe(true);
});

async function isLoggedIn(page: Page): Promise<unknown> {
  return await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/_/graphql', { method: 'POST', headers, body: '{"query":"{ isLoggedIn }"}' });
    return ((await answer.json()) as { data: { isLoggedIn: boolean } }).data.isLoggedIn;
  });
}
