import { afterAll, beforeAll, expect } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
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
  program = await startTestProgram({ siteName: 'stories.example', settings: { DNS_SERVERS: zone.address } });
  await setSetting(program.context, 'domains.addresses', '203.0.113.7');
  await setSetting(program.context, 'domains.subdomains', 'true');
  zone.set('ada.stories.example', 'A', '203.0.113.7');
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
  await zone.close();
});

test('PROF-4: by keyboard on a phone in the dark a subdomain is claimed, visited, and deactivated at the second try', async () => {
  const ada = await signIn(program, { person: program.world.people.ada });
  const { page } = await browser.open('/healthz', { viewport: { width: 390, height: 800 }, colorScheme: 'dark' });
  await page.context().addCookies([...ada.cookies]);
  await page.goto(`${program.url}/me/settings`);
  await wake(page);
  const dialog = page.getByRole('dialog');
  // Beside the page there is room for its contents on a wide window alone.
  await page.setViewportSize({ width: 1280, height: 800 });
  const contents = page.getByRole('complementary', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Subdomain' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#subdomain');
  await page.setViewportSize({ width: 390, height: 800 });
  const own = new URL(program.url.replace('stories', 'ada.stories')).host;
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Claim your subdomain');
  await dialog.getByRole('heading', { name: `Claim ${own}?` }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Claim' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(`${own} is yours.`).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const link = await page.getByRole('link', { name: own }).getAttribute('href');
  await expect.poll(async () => (await program.ask(link ?? '')).headers['x-route-name']).toBe('ShowUserProfile');
  await page.route('**/_/graphql', (route) => route.abort());
  await press('Deactivate your subdomain');
  await dialog.getByRole('heading', { name: `Deactivate ${own}?` }).waitFor();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('An error occured during deactivation of the subdomain.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Deactivate your subdomain' }).waitFor();
  await page.unroute('**/_/graphql');
  await press('Deactivate your subdomain');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText(`${own} is deactivated.`).waitFor();
  await page.getByRole('button', { name: 'Claim your subdomain' }).waitFor();
  await page.goto(`${link ?? ''}/about`);
  await expect.poll(() => page.url()).toBe(`${program.url}/@ada/about`);
});
