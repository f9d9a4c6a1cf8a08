import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { openSecrets } from '#test/support/open-secrets.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { createAccount } from '#modules/identity/accounts/create-account.ts';
import { buildStory, type BuiltStory } from '#test/factories/build-story.ts';
import { test, wake } from '#test/support/browser.ts';
import { findWindowless } from '#test/support/find-browser.ts';
import { openOperatorSite, type OperatorSite } from '#test/support/operator-site.ts';
import { sharedChromium } from '#test/support/shared-chromium.ts';
import { startMailServer, type TestMailServer } from '#test/support/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

const SPAMMERS = 120;
/** Milliseconds: mail that failed is tried again after one, three, seven, twenty seconds and so on. */
const PATIENCE = 300_000;

let site: OperatorSite;
let store: TestDatabase;
let mail: TestMailServer;
let window: BrowserContext;
let page: Page;
beforeAll(async () => {
  [store, mail] = await Promise.all([createTestDatabase(), startMailServer()]);
  site = await openOperatorSite({
    settings: { DATABASE_URL: store.connectionString, SMTP_URL: `${mail.url}?from=hello@lantern.example` },
  });
  const { words } = await site.start();
  const browser = await sharedChromium(findWindowless() ?? '');
  window = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await window.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(/^ {2}(http\S+\/m\/setup\/\S+)$/m.exec(words)?.[1] ?? '');
  await page.getByLabel('Site name').fill('The Lantern');
  await page.getByLabel('Your name').fill('Ada Marlowe');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill('ada@lantern.example');
  await page.getByRole('button', { name: 'Create the site' }).click();
  await page.getByText('Welcome to The Lantern').waitFor();
});
afterAll(async () => {
  await window.close();
  await site.close();
  await Promise.all([mail.close(), store.close()]);
});

/** What waits for staff, by the way that every page has. */
async function toOverview(): Promise<void> {
  await page.goto(site.url);
  await wake(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByText('Administration').click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
}

/** Looks again until the overview says it, as somebody would who waits for it. */
async function untilOverviewSays(words: string | RegExp): Promise<void> {
  await toOverview();
  await expect
    .poll(
      async () => {
        await page.reload();
        return await page.getByRole('main').getByText(words).count();
      },
      { timeout: PATIENCE, interval: 1_000 },
    )
    .toBe(1);
}

test('ADMIN-1: rule 249: mail that is not taken stands on the overview, says why and what to do, and leaves by itself after', async () => {
  await toOverview();
  await page.getByText('Nothing needs your attention right now.').waitFor();
  const { port } = new URL(mail.url);
  await mail.close();
  await page.getByRole('link', { name: 'Sign-ups' }).click();
  await wake(page);
  await page.getByLabel('Address (optional)').fill('ben@reader.example');
  await page.getByRole('button', { name: 'Create invitation' }).click();
  await page.getByText('The invitation is on its way to ben@reader.example.').waitFor();

  await untilOverviewSays('One email isn’t going out');
  await page.getByRole('link', { name: 'One email isn’t going out' }).click();
  await page.getByText('One email isn’t going out: your mail server won’t accept it.').waitFor();
  await page.getByText(/^It said: .*ECONNREFUSED/).waitFor();
  await wake(page);
  await page.getByRole('button', { name: 'Check mail' }).click();
  await page.getByText(/^the mail server \S+ can’t be reached/).waitFor();
  await page.getByText(/^Check the host and the port in SMTP_URL/).waitFor();
  await page.getByRole('button', { name: 'Send me a test email' }).click();
  await page.getByText(/^We didn’t send it: the mail server/).waitFor();
  const doctor = await site.longhand(['doctor']);
  expect(doctor.words).toMatch(/^WRONG mail: the mail server \S+ can’t be reached/m);
  expect(doctor.words).toMatch(/^WRONG jobs: one email is waiting, because the last tries failed: .*ECONNREFUSED/m);
  expect((await site.longhand(['doctor'], { SMTP_URL: `smtp://ada:wrong@127.0.0.1:${port}` })).words).toContain(
    'WRONG mail',
  );

  mail = await startMailServer(Number(port));
  const withPassword = await site.longhand(['doctor'], { SMTP_URL: `smtp://ada:wrong@127.0.0.1:${port}` });
  expect(withPassword.words).toMatch(
    /^WRONG mail: the mail server \S+ doesn’t offer encryption, and we don’t send a password/m,
  );
  expect(withPassword.words).toMatch(/^ +Use a port with encryption/m);
  await expect.poll(() => mail.received.map(({ to }) => to), { timeout: PATIENCE }).toEqual([['ben@reader.example']]);
  await untilOverviewSays('Nothing needs your attention right now.');
});

test('ADMIN-2: rule 249: a wave of spam stands on the overview, and is cleared from there in four deeds', async () => {
  const context = await contextOf(site, store);
  const stories: BuiltStory[] = [];
  for (let number = 0; number < SPAMMERS; number += 1) {
    const made = await createAccount(context, {
      email: `cheap${number}@pills.example`,
      isEmailVerified: true,
      name: `Cheap ${number}`,
    });
    if ('error' in made) throw new Error(made.error);
    stories.push(await buildStory(context, { authorIds: [made.personId], title: `Cheap pills ${number}` }));
  }
  const [one] = stories;
  expect((await fetch(site.url + one?.path)).status).toBe(200);

  await toOverview();
  await page.getByRole('link', { name: `${SPAMMERS} new accounts that may belong together` }).click();
  await page
    .getByText(`${SPAMMERS} accounts that signed up in the last day have addresses at pills.example.`)
    .waitFor();
  await wake(page);
  await page.getByRole('button', { name: 'Look at pills.example' }).click();
  await page.getByRole('heading', { name: `“pills.example”: ${SPAMMERS} accounts match` }).waitFor();
  await page.getByLabel('What happened').fill('Advertises pills, and nothing else.');
  await page.getByRole('button', { name: `Suspend these ${SPAMMERS} accounts` }).click();
  await page.getByText(`${SPAMMERS} of ${SPAMMERS} suspended`).waitFor({ timeout: PATIENCE });
  await expect.poll(async () => (await fetch(site.url + one?.path)).status).not.toBe(200);
  await untilOverviewSays('Nothing needs your attention right now.');
});

/** What the script of a spammer does, without its hours. */
async function contextOf(
  { folder, url }: OperatorSite,
  { database, connectionString }: TestDatabase,
): Promise<CommandContext> {
  const config = parseConfig({ LONGHAND_DATA: folder, LONGHAND_URL: url, DATABASE_URL: connectionString });
  const [files, secrets] = [openFileStore(config), await openSecrets(folder)];
  return systemContext({ database, files, clock: systemClock, log: createLog('silent'), config, secrets });
}
