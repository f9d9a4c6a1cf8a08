import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import { startZoneServer, type ZoneServer } from '#test/support/zone-server.ts';

let zone: ZoneServer;
let program: TestProgram;
let browser: TestBrowser;
beforeAll(async () => {
  zone = await startZoneServer();
  program = await startTestProgram({ settings: { DNS_SERVERS: zone.address, CAA_IDENTITIES: 'letsencrypt.org' } });
  await setSetting(program.context, 'domains.addresses', '203.0.113.7');
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
  await zone.close();
});

test('PROF-4: a person connects a domain, sets its records, sees it live, and lets it go', async () => {
  const ada = await signIn(program);
  const { page, problems } = await browser.openAs(ada, '/me/settings');
  await page.getByRole('link', { name: 'Set up your own domain' }).click();
  await page.getByRole('heading', { level: 1, name: 'Custom domain' }).waitFor();
  const dialog = page.getByRole('dialog');
  const connect = async (domain: string) => {
    await dialog.getByLabel('Domain').fill(domain);
    await dialog.getByRole('button', { name: 'Connect' }).click();
  };
  await page.getByRole('button', { name: 'Connect a domain' }).click();
  await connect('co.uk');
  await dialog.getByText('Use a domain of your own.').waitFor();
  await connect(program.domain);
  await dialog.getByText('Leave out the port. A domain is just the name.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await connect('Paper.Example');
  await page.getByRole('heading', { name: 'paper.example' }).waitFor();
  await page.getByText('Add these records').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByText('Some readers will type www.paper.example.').waitFor();
  const texts = await page.locator('code').allTextContents();
  expect(texts[0]).toBe('_longhand-challenge.paper.example');
  expect(texts.slice(2)).toEqual(['paper.example', '203.0.113.7']);
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('We can’t see the TXT record yet.').waitFor();
  zone.set('_longhand-challenge.paper.example', 'TXT', texts[1] ?? '');
  zone.set('paper.example', 'A', '203.0.113.7');
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('Live', { exact: true }).waitFor();
  const visit = await page.getByRole('link', { name: 'Visit paper.example' }).getAttribute('href');
  expect((await program.ask(visit ?? '')).headers['x-route-name']).toBe('ShowUserProfile');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('button', { name: 'Connect a domain' }).waitFor();
  await page.getByText('paper.example is disconnected.').waitFor();
  await expect.poll(async () => (await program.ask(visit ?? '')).status).toBe(421);
  expect(problems).toEqual([]);
});

test('PROF-4: a tab that is behind shows the domain that another one connected, and none once it was disconnected there', async () => {
  const ada = await signIn(program);
  const { page, problems } = await browser.openAs(ada, '/me/settings/custom-domain');
  const other = await page.context().newPage();
  await other.goto(`${program.url}/me/settings/custom-domain`);
  await wake(other);
  const connect = async (tab: Page, domain: string) => {
    await tab.getByRole('button', { name: 'Connect a domain' }).click();
    await tab.getByRole('dialog').getByLabel('Domain').fill(domain);
    await tab.getByRole('dialog').getByRole('button', { name: 'Connect' }).click();
  };
  await connect(other, 'first.example');
  await other.getByRole('heading', { name: 'first.example' }).waitFor();
  await connect(page, 'second.example');
  await page.getByRole('dialog').getByText('You already have first.example. Disconnect it first.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { name: 'first.example' }).waitFor();
  await other.getByRole('button', { name: 'Disconnect' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await other.getByRole('button', { name: 'Connect a domain' }).waitFor();
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('first.example is disconnected.').waitFor();
  await connect(page, 'second.example');
  await page.getByRole('heading', { name: 'second.example' }).waitFor();
  expect(problems).toEqual([]);
});

test('PROF-4: where domains are for members, whoever is none reads so and finds how to become one', async () => {
  await setSetting(program.context, 'domains.membersOnly', 'true');
  try {
    const { page, problems } = await browser.openAs(await signIn(program), '/me/settings/custom-domain');
    await page.getByRole('button', { name: 'Connect a domain' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Domain').fill('members.example');
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await dialog.getByText('Members only.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'Become a member' }).click();
    await page.waitForURL('**/plans');
    expect(problems).toEqual([]);
  } finally {
    await setSetting(program.context, 'domains.membersOnly', 'false');
  }
});

test('PROF-4: by keyboard on a phone in the dark, whoever signed in long ago proves first who they are', async () => {
  const ada = await signIn(program);
  program.clock.advance(16 * 60_000);
  const { page } = await browser.openAs(ada, '/me/settings/custom-domain', {
    viewport: { width: 390, height: 800 },
    colorScheme: 'dark',
  });
  await page.getByRole('button', { name: 'Connect a domain' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link').or(page.getByRole('dialog').getByRole('button')).first().waitFor();
  expect(await page.getByRole('dialog').getByLabel('Domain').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
});

test('PROF-4: whose CAA record forbids our authority reads so and what to add, and is live once it stands there', async () => {
  const ada = await signIn(program);
  const { page, problems } = await browser.openAs(ada, '/me/settings/custom-domain');
  const check = () => page.getByRole('button', { name: 'Check now' }).click();
  await page.getByRole('button', { name: 'Connect a domain' }).click();
  await page.getByRole('dialog').getByLabel('Domain').fill('careful.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('heading', { name: 'careful.example' }).waitFor();
  const texts = await page.locator('code').allTextContents();
  zone.set('_longhand-challenge.careful.example', 'TXT', texts[1] ?? '');
  zone.set('careful.example', 'A', '203.0.113.7');
  zone.set('careful.example', 'CAA', 'issue digicert.com');
  await check();
  await page
    .getByText(
      'A CAA record at careful.example only lets digicert.com issue certificates, so browsers would warn your readers. Add the CAA record below.',
    )
    .waitFor();
  await page.getByText('A record needs fixing').waitFor();
  await page.getByText('CAA record', { exact: true }).waitFor();
  expect(await page.locator('code').allTextContents()).toContain('0 issue "letsencrypt.org"');
  expect(await axeFindings(page)).toEqual([]);
  expect((await program.ask('http://careful.example/')).status).toBe(421);
  zone.set('careful.example', 'CAA', 'issue ;');
  await check();
  await page.getByText('A CAA record at careful.example doesn’t let anyone issue certificates').waitFor();
  zone.set('careful.example', 'CAA', 'issue digicert.com', 'issue letsencrypt.org');
  await check();
  await page.getByText('Live', { exact: true }).waitFor();
  expect(await page.getByText('A CAA record at').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('PROF-4: what a domain costs is said before, paid once by the button that says it, and then it is live', async () => {
  await setSetting(program.context, 'domains.prices', 'USD=7500');
  try {
    const ada = await signIn(program);
    const { page, problems } = await browser.openAs(ada, '/me/settings/custom-domain');
    await page.getByText('A domain costs $75, and you only pay once').waitFor();
    await page.getByRole('button', { name: 'Connect a domain' }).click();
    await page.getByRole('dialog').getByLabel('Domain').fill('priced.example');
    await page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click();
    await page.getByRole('heading', { name: 'priced.example' }).waitFor();
    const texts = await page.locator('code').allTextContents();
    zone.set('_longhand-challenge.priced.example', 'TXT', texts[1] ?? '');
    zone.set('priced.example', 'A', '203.0.113.7');
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText('Your records look good. Pay below, and your domain goes live.').waitFor();
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeFindings(page)).toEqual([]);
    }
    const pay = (price: string) => page.getByRole('button', { name: `Pay ${price}` });
    await pay('$75').waitFor();
    await setSetting(program.context, 'domains.prices', 'USD=8000');
    await pay('$75').click();
    await page.getByText('$80').first().waitFor();
    await pay('$80').dblclick();
    await page.getByText('Paid. Thank you.').waitFor();
    await page.getByText('You paid $80 on').waitFor();
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText('Live', { exact: true }).waitFor();
    await expect.poll(() => page.getByText('You paid $80 on').count()).toBe(0);
    await page.goto(`${program.url}/me/settings/membership`);
    await page.getByText('Custom domain').first().waitFor();
    expect(await page.getByText('$80').count()).toBe(1);
    expect(problems).toEqual([]);
  } finally {
    await setSetting(program.context, 'domains.prices', '');
  }
});

test('PUB-1: the domain of a publication is its owner’s, and there is no such page for anybody else', async () => {
  const owner = await signIn(program, { person: program.world.people.bela });
  const editor = await signIn(program);
  const publicationId = program.world.publications.harbour;
  await appointMember(program.context, { publicationId, personId: editor.personId, role: 'editor' });
  const path = '/harbour/settings/custom-domain';
  for (const cookie of [editor.cookie, (await signIn(program)).cookie])
    expect((await program.ask(path, { headers: { cookie } })).status).toBe(404);
  expect((await program.ask(path)).status).toBe(302);
  const { page, problems } = await browser.openAs(owner, '/harbour/settings', {
    viewport: { width: 390, height: 800 },
  });
  await page.getByRole('link', { name: 'Custom domain' }).click();
  await page.getByRole('button', { name: 'Connect a domain' }).click();
  await page.getByRole('dialog').getByLabel('Domain').fill('read.harbour.example');
  await page.getByRole('dialog').getByLabel('Domain').press('Enter');
  await page.getByRole('heading', { name: 'read.harbour.example' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});
