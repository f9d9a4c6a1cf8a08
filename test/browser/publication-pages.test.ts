import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

async function openAsOwner(viewport?: { readonly width: number; readonly height: number }) {
  const owner = await signIn(program, { person: program.world.people.bela });
  const opened = await browser.open('/healthz', viewport && { viewport });
  await opened.page.context().addCookies([...owner.cookies]);
  return opened;
}

const isAlive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('PUB-1: About, begun before the code has come and saved on a slow line, by two editors at once', async () => {
  const { page, problems } = await openAsOwner({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${program.url}/harbour/settings/about`);
  const text = page.getByLabel('Text', { exact: true });
  await text.pressSequentially('We write by the **sea**.');
  gate.resolve();
  await isAlive(page);
  expect(await text.inputValue()).toBe('We write by the **sea**.');
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await page.getByRole('region', { name: 'Preview' }).getByText('sea', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await width(page)).toBe(390);

  // What is typed while it is on its way stays, and is not saved yet.
  const line = Promise.withResolvers<void>();
  await page.route('**/_/graphql', async (route) => {
    await line.promise;
    await route.continue();
  });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  await text.press('End');
  await text.pressSequentially(' Come aboard.');
  line.resolve();
  await page.getByText('Saved.').first().waitFor();
  expect(await text.inputValue()).toBe('We write by the **sea**. Come aboard.');
  await page.unroute('**/_/graphql');

  const other = await openAsOwner();
  await other.page.goto(`${program.url}/harbour/settings/about`);
  await wake(other.page);
  await other.page.getByLabel('Text', { exact: true }).fill('We write by the lake.');
  await other.page.getByRole('button', { name: 'Save', exact: true }).click();
  await other.page.getByText('Saved.').first().waitFor();

  await save.press('Enter');
  await page.getByText('Someone else saved this page while you were writing.').waitFor();
  expect(await text.inputValue()).toBe('We write by the **sea**. Come aboard.');
  await page.getByText('What they saved').click();
  expect(await page.getByLabel('What they saved').inputValue()).toBe('We write by the lake.');
  expect(await axeFindings(page)).toEqual([]);
  expect(await width(page)).toBe(390);
  await page.getByRole('button', { name: 'Save mine instead' }).press('Enter');
  await expect.poll(() => page.getByText('Someone else saved this page').count()).toBe(0);
  await page.goto(`${program.url}/harbour/about`);
  await page.getByText('Come aboard.').waitFor();
  // Taken over as it was drawn, with the menu of who manages it.
  await isAlive(page);
  await page.getByRole('button', { name: 'Manage Harbour' }).waitFor();
  expect([...problems, ...other.problems]).toEqual([]);
});

test('PUB-1, PUB-2: a page is made, put into the bar, moved and deleted, by keyboard; the bar follows', async () => {
  const { page, problems } = await openAsOwner();
  await page.goto(`${program.url}/harbour/settings/subpages`);
  await wake(page);
  await page.getByText('You haven’t written any pages yet.').waitFor();
  await page.getByRole('link', { name: 'New page' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'New page' }).waitFor();
  await page.getByLabel('Title').pressSequentially('How to submit');
  expect(await page.getByLabel('Address').inputValue()).toBe('how-to-submit');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('Write at least one sentence.').waitFor();
  await page.getByLabel('Text', { exact: true }).fill('Send us a *draft*.');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Edit How to submit' }).waitFor();

  await page.goto(`${program.url}/harbour/settings/navigation`);
  await wake(page);
  await page.getByRole('button', { name: 'Add item' }).press('Enter');
  const row = page.locator('form ol > li').last();
  await row.getByLabel('Title').fill('Submit');
  await row.getByLabel('Links to').selectOption({ label: 'One of your pages' });
  await row.getByLabel('Page', { exact: true }).selectOption({ label: 'How to submit' });
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('Saved.').first().waitFor();

  await page.goto(`${program.url}/harbour/settings/subpages`);
  await wake(page);
  await page.getByRole('link', { name: 'Edit How to submit' }).press('Enter');
  await page.getByLabel('Address').fill('submit');
  await page.getByText('Links to the old address will keep working.').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('Saved.').first().waitFor();
  expect(new URL(page.url()).search).toBe('?p=submit');
  await page.goto(`${program.url}/harbour/subpage/how-to-submit`);
  await page.getByRole('heading', { level: 1, name: 'How to submit' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/harbour/subpage/submit');
  const bar = page.getByRole('navigation', { name: 'Harbour', exact: true });
  expect(await bar.getByRole('link', { name: 'Submit' }).getAttribute('href')).toBe('/harbour/subpage/submit');

  await page.goto(`${program.url}/harbour/settings/subpages`);
  await wake(page);
  await page.getByRole('button', { name: 'Delete How to submit' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('It’s removed from the bar too.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByText('You haven’t written any pages yet.').waitFor();
  await page.goto(`${program.url}/harbour`);
  expect(await bar.getByRole('link', { name: 'Submit' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('PUB-1, PUB-7: what is not saved is not left without asking, by a link, Back or a closed window', async () => {
  const { page } = await openAsOwner();
  const asked: string[] = [];
  let answer: 'accept' | 'dismiss' = 'dismiss';
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog[answer]();
  });
  await page.goto(`${program.url}/harbour/settings`);
  await wake(page);
  const tab = (name: string) => page.getByRole('navigation', { name: 'Harbour settings' }).getByRole('link', { name });
  await tab('Navigation').click();
  await page.getByRole('heading', { level: 1, name: 'Navigation' }).waitFor();
  const title = page.locator('form ol > li').first().getByLabel('Title');
  const before = await title.inputValue();
  await title.fill('Unsaved');
  await tab('About').click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(await title.inputValue()).toBe('Unsaved');
  await page.evaluate(() => history.back());
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
  expect(await title.inputValue()).toBe('Unsaved');
  expect(new URL(page.url()).pathname).toBe('/harbour/settings/navigation');
  // Put back as it was, there is nothing to lose.
  await title.fill(before);
  await tab('About').click();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  expect(asked).toHaveLength(2);
  await page.getByLabel('Text', { exact: true }).fill('Unsaved too.');
  answer = 'accept';
  await tab('Info & Homepage').click();
  await page.getByRole('heading', { level: 1, name: 'Info & Homepage' }).waitFor();
  expect(asked).toHaveLength(3);
});

test('PUB-1: on a wide window each tab of the settings is seen, beside the sidebar as well; on a phone the row scrolls', async () => {
  const { page, problems } = await openAsOwner({ width: 1280, height: 800 });
  await page.goto(`${program.url}/harbour/settings/staff`);
  await wake(page);
  const row = page.getByRole('navigation', { name: 'Harbour settings' });
  expect(await row.getByRole('link').count()).toBe(9);
  const hidden = () => row.locator('ul').evaluate((list) => list.scrollWidth - list.clientWidth);
  expect(await hidden()).toBe(0);
  expect(await row.getByRole('button').count()).toBe(0);
  expect(await width(page)).toBe(1280);
  await page.setViewportSize({ width: 390, height: 800 });
  await row.getByRole('button', { name: 'previous sections' }).waitFor();
  expect(await hidden()).toBeGreaterThan(0);
  expect(await width(page)).toBe(390);
  expect(problems).toEqual([]);
});
