import { afterAll, beforeAll, expect } from 'vitest';
import { deliverMessage } from '#modules/finding/federation/deliver-message.ts';
import { findingsInViews } from '#test/support/axe-findings.ts';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { type FediversePeer, startFediversePeer } from '#test/support/fediverse-peer.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const VIEWS = [
  [390, 'light'],
  [1080, 'dark'],
] as const;

let program: TestProgram | undefined;
let browser: TestBrowser;
let peer: FediversePeer;
beforeAll(async () => {
  const there = (): TestProgram => {
    if (program === undefined) throw new Error('The program has not started.');
    return program;
  };
  const late = { host: '' };
  peer = await startFediversePeer({
    get host() {
      return late.host;
    },
    now: () => there().clock.now(),
    ask: (path, options) => there().ask(path, options),
  });
  program = await startTestProgram({ withWorld: false, settings: { TRUSTED_ORIGINS: peer.origin } });
  late.host = new URL(program.url).host;
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program?.close();
  await peer.close();
});

test('MEMB-17: a visitor reads what it is, and is led back here from signing in', async () => {
  const { page, problems } = await browser.open('/mastodon');
  await wake(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Mastodon');
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  expect(await link.getAttribute('href')).toContain('redirect=%2Fmastodon');
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  expect(problems).toEqual([]);
});

test('MEMB-17: one switches it on, is followed from elsewhere, sends somebody away, blocks a server and leaves', async () => {
  if (program === undefined) return;
  const { context, url } = program;
  const reader = await signIn(program);
  const { page, problems } = await browser.open('/healthz');
  await page.context().addCookies([...reader.cookies]);
  const open = async () => {
    await page.goto(`${url}/mastodon`);
    await wake(page);
  };
  await open();
  expect(await page.getByText('Blocked servers').count()).toBe(0);
  await page.getByRole('button', { name: 'Turn on' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Turn off' }).waitFor();
  const handle = (await page.locator('main code').textContent()) ?? '';
  expect(handle).toMatch(/^@\w+@127\.0\.0\.1:\d+$/);
  await page.getByText('Nobody follows you from another server yet.').waitFor();
  await page.getByText('Nothing sent yet.').waitFor();

  const target = `${url}/_/federation/people/${reader.personId}`;
  for (const name of ['ann', 'bob']) {
    const actor = peer.actor(name);
    const activity = { id: `${actor}/follows/${reader.personId}`, type: 'Follow', actor, object: target };
    expect(await peer.post(`${new URL(target).pathname}/inbox`, activity)).toBe(202);
  }
  await runJobs(context.database, { 'federation:deliver': (delivery) => deliverMessage(context, delivery) });
  expect(peer.received.slice(-2).map(({ isSigned }) => isSigned)).toEqual([true, true]);
  await open();
  await page.getByText('2 people follow you from other servers.').waitFor();
  await page.getByText('Last sent on Nov 21, 2026.').waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);

  await page.getByRole('button', { name: `Remove @ann@${peer.host}` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 person follows you from another server.').waitFor();
  await expect.poll(() => page.getByText(`@ann@${peer.host}`).count()).toBe(0);
  expect(await page.getByText(`@bob@${peer.host}`, { exact: true }).count()).toBe(1);

  const field = page.getByLabel('Server name');
  await field.fill('not a server');
  await page.keyboard.press('Enter');
  await page.getByText('That isn’t a server name.').waitFor();
  await field.fill(`@bob@${peer.host}`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Unblock ${peer.host}` }).waitFor();
  await page.getByText('Nobody follows you from another server yet.').waitFor();
  expect(await field.inputValue()).toBe('');
  await page.getByRole('button', { name: `Unblock ${peer.host}` }).click();
  await page.getByText('You haven’t blocked any servers.').waitFor();

  await page.getByRole('button', { name: 'Turn off' }).click();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Turn on' }).waitFor();
  expect(await page.locator('main code').count()).toBe(0);
  expect((await program.ask(new URL(target).pathname)).status).toBe(410);
  expect(problems).toEqual([]);
});

test('MEMB-17: a switch that could not be turned says so, and is turned by trying again', async () => {
  if (program === undefined) return;
  const reader = await signIn(program);
  const { page } = await browser.open('/healthz');
  await page.context().addCookies([...reader.cookies]);
  await page.goto(`${program.url}/mastodon`);
  await wake(page);
  await page.route('**/_/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('nothing changed').waitFor();
  await page.unroute('**/_/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Turn off' }).waitFor();
});
