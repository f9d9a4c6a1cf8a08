import { expect } from 'vitest';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

test('PUB-1: a publication from nothing, by keyboard: its form, its front page, its settings, a new address', async () => {
  const person = await signIn(program);
  await program.context.database.query('test_age', "update person set created_at = created_at - interval '2 days'", []);
  const { page, problems } = await browser.open('/healthz');
  await page.context().addCookies([...person.cookies]);
  await page.goto(`${program.url}/me/settings/publishing`);
  await wake(page);
  await page.getByRole('link', { name: 'New publication' }).click();
  await page.getByRole('heading', { level: 1, name: 'New publication' }).waitFor();
  await page.getByRole('button', { name: 'Create publication' }).press('Enter');
  await page.getByText('Give it a name of at least 3 characters.').waitFor();
  const focused = () => page.getByLabel('Name', { exact: true }).evaluate((one) => one === document.activeElement);
  await expect.poll(focused, { timeout: 8_000 }).toBe(true);
  await page.getByLabel('Name', { exact: true }).fill('Night Trains');
  await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('night-trains');
  await page.getByText('“night-trains” is available.').waitFor();
  await page.getByLabel('Address').fill('search');
  await page.getByText('This site already uses that address for a page of its own.').waitFor();
  await page.getByLabel('Address').fill('night-trains');
  await page.getByLabel('Tagline').fill('Slowly through the dark');
  await page.getByRole('combobox', { name: 'Topics' }).fill('Railways');
  await page.keyboard.press('Enter');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create publication' }).press('Enter');
  await page.waitForURL('**/night-trains');
  await wake(page);
  await page.getByRole('heading', { level: 1, name: 'Night Trains' }).waitFor();
  await page.getByRole('heading', { name: 'What’s next?' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`${program.url}/night-trains/manage/stories/featured`);
  await page.getByText('Nothing published yet.').waitFor();
  await page.goBack();
  await wake(page);
  await page.getByRole('link', { name: 'Tagline, picture and topics' }).click();
  await page.getByRole('heading', { level: 1, name: 'Info & Homepage' }).waitFor();
  expect(await page.getByLabel('Tagline').inputValue()).toBe('Slowly through the dark');
  await page.getByLabel('Name', { exact: true }).fill('N');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Give it a name of at least 3 characters.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Sleeper Trains');
  // Before the toast lies over it.
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Saved.').first().waitFor();
  await page.getByLabel('Address').fill('sleeper-trains');
  await page.getByText('Links to the old address will keep working.').waitFor();
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.waitForURL('**/sleeper-trains/settings');
  await page.getByText('Saved.').first().waitFor({ timeout: 8_000 });
  expect(await page.getByLabel('Address').inputValue()).toBe('sleeper-trains');
  await page.goto(`${program.url}/night-trains`);
  expect(page.url()).toBe(`${program.url}/sleeper-trains`);
  await page.getByRole('heading', { level: 1, name: 'Sleeper Trains' }).waitFor();
  expect(problems).toEqual([]);
});

test('PUB-1: on a slow line, a second press while the new front page comes makes nothing and says nothing', async () => {
  const person = await signIn(program);
  await program.context.database.query('test_age', "update person set created_at = created_at - interval '2 days'", []);
  const { page, problems } = await browser.open('/healthz');
  await page.context().addCookies([...person.cookies]);
  await page.goto(`${program.url}/new-publication`);
  await wake(page);
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/slow-boats', async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('slow-boats') === true && request.postData()?.includes('tagline') === true) {
      sent.push(request.url());
    }
  });
  await page.getByLabel('Name', { exact: true }).fill('Slow Boats');
  await page.getByText('“slow-boats” is available.').waitFor();
  const create = page.getByRole('button', { name: 'Create publication' });
  await create.press('Enter');
  await asked.promise;
  // The page can't be asked anything while the next one comes; it hears the keys all the same.
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Enter');
  held.resolve();
  await page.waitForURL('**/slow-boats');
  await page.getByRole('heading', { level: 1, name: 'Slow Boats' }).waitFor();
  expect(sent).toHaveLength(1);
  expect(problems).toEqual([]);
});
