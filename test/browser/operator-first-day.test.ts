import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { findWindowless } from '#test/support/find-browser.ts';
import { openOperatorSite, type OperatorSite } from '#test/support/operator-site.ts';
import { sharedChromium } from '#test/support/shared-chromium.ts';
import { startMailServer, type TestMailServer } from '#test/support/smtp-server.ts';
import { type StripeStandIn, startStripeStandIn } from '#test/support/stripe-stand-in/start-stand-in.ts';

const ADA = 'ada@lantern.example';
const BEN = 'ben@reader.example';
const PASSPHRASE = { LONGHAND_BACKUP_PASSPHRASE: 'a lamp in every window' };

/** Milliseconds. */
const PATIENCE = 300_000;

let site: OperatorSite;
let other: OperatorSite;
let mail: TestMailServer;
let stripe: StripeStandIn;
let backups: string;
const windows: BrowserContext[] = [];
beforeAll(async () => {
  [site, other, mail, stripe, backups] = await Promise.all([
    openOperatorSite(),
    openOperatorSite(),
    startMailServer(),
    startStripeStandIn(),
    mkdtemp(join(tmpdir(), 'longhand-backups-')),
  ]);
});
afterAll(async () => {
  for (const window of windows) await window.close();
  await Promise.all([site.close(), other.close(), mail.close(), stripe.close()]);
  await rm(backups, { recursive: true, force: true });
});

async function openPage(): Promise<Page> {
  const browser = await sharedChromium(findWindowless() ?? '');
  const window = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  windows.push(window);
  const page = await window.newPage();
  // A busy machine is late, and not wrong.
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** The list of what to do next, and how far it is. */
async function toStart(page: Page, progress: string): Promise<void> {
  await wake(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByText('Administration').click();
  await page.getByRole('link', { name: 'Getting started', exact: true }).click();
  await page.getByText(progress).waitFor();
}

const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('ADMIN-1: rule 249: the first day, each step found by what the screens, the start and the doctor say', async () => {
  // Nobody has a site yet, and looking for what is wrong begins none.
  const before = await site.longhand(['doctor']);
  expect(before).toMatchObject({ status: 1 });
  expect(before.words).toContain('To start a new site: npm start');

  const first = await site.start();
  const page = await openPage();
  await page.goto(site.url);
  await page.getByText('Open the setup link that was printed in the terminal').waitFor();
  await page.goto(/^ {2}(http\S+\/m\/setup\/\S+)$/m.exec(first.words)?.[1] ?? '');
  await page.getByLabel('Site name').fill('The Lantern');
  await page.getByLabel('Your name').fill('Ada Marlowe');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill(ADA);
  await page.getByRole('button', { name: 'Create the site' }).click();
  await page.getByText('1 of 7 done').waitFor();

  // What the doctor says is what the list says: no mail and no backup, and nothing else.
  const said = await site.longhand(['doctor']);
  expect(said.words.match(/^WRONG \w+/gm)).toEqual(['WRONG mail', 'WRONG backups']);
  expect(said.words).toContain('Set SMTP_URL to your mail server');

  await wake(page);
  await step(page, 'Give it a look').getByRole('link').click();
  await wake(page);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await choosing).setFiles(await drawLogo(page));
  await page.getByRole('button', { name: 'Use the default for Logo' }).waitFor();
  await page.getByLabel('Color', { exact: true }).fill('#8a2b1f');
  await page.getByRole('button', { name: 'Save Color' }).click();
  await page.getByRole('button', { name: 'Use the default for Color' }).waitFor();
  await page.getByRole('link', { name: 'Getting started' }).click();
  await page.getByText('2 of 7 done').waitFor();

  await step(page, 'Keep a way back in').getByRole('link').click();
  await page.getByRole('button', { name: 'Set a password' }).waitFor();
  await page.getByRole('link', { name: 'The Lantern, home' }).click();

  // Mail and payments: the step says the variable, the checks beside it say whether it works.
  const keys = {
    SMTP_URL: `${mail.url}?from=hello@lantern.example`,
    STRIPE_SECRET_KEY: 'sk_test_longhand',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_longhand',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
    STRIPE_HOST: stripe.origin,
  };
  await site.start(keys);
  await page.goto(site.url);
  await toStart(page, '3 of 7 done');
  await wake(page);
  await step(page, 'Set up mail').getByRole('link', { name: 'Mail page' }).click();
  await page.getByRole('button', { name: 'Send me a test email' }).click();
  await page.getByText(`A test email is on its way to ${ADA}.`).waitFor();
  await expect.poll(() => mail.received.map(({ to }) => to), { timeout: PATIENCE }).toEqual([[ADA]]);
  await page.getByRole('link', { name: 'Getting started' }).click();
  await step(page, 'Take payments').getByText('paid through your payment provider').waitFor();
  await step(page, 'Take payments').getByRole('link').click();
  await page.getByRole('button', { name: 'Check payments' }).click();
  await page.getByText('Stripe answers').waitFor();

  await page.getByRole('link', { name: 'Getting started' }).click();
  await step(page, 'Publish your first story').getByRole('link', { name: 'Write a story' }).click();
  await page.getByRole('textbox', { name: 'Story' }).getByRole('heading').click();
  await page.keyboard.type('A lamp in the window');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It has been lit every evening since the harbor opened.');
  await page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('heading', { name: 'Your story is published' }).waitFor();
  await page.goto(site.url);
  await toStart(page, '4 of 7 done');

  // Somebody else comes in by the link of the step, with the code that was mailed.
  const link = await step(page, 'Invite people')
    .getByText(/^http\S+register$/)
    .textContent();
  const guest = await openPage();
  await guest.goto(link ?? '');
  await guest.getByRole('link', { name: 'Sign up with email' }).click();
  await guest.getByLabel('Your email').fill(BEN);
  await guest.getByRole('button', { name: 'Continue' }).click();
  await guest.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  const letter = () => mail.received.find(({ to }) => to.includes(BEN));
  await expect.poll(letter, { timeout: PATIENCE }).toBeDefined();
  const { text = '' } = (await letter()?.parse()) ?? {};
  await guest.goto(/http\S+callback\S+/.exec(text)?.[0] ?? '');
  await guest.getByLabel(/name/i).first().waitFor();
  await page.reload();
  await page.getByText('5 of 7 done').waitFor();

  // The command of the step makes the backup, and it is the same site elsewhere.
  const target = join(backups, 'first');
  expect(await step(page, 'Make a backup').getByText('npx longhand backup').count()).toBe(1);
  expect(await site.longhand(['backup', target], PASSPHRASE)).toMatchObject({ status: 0 });
  await page.reload();
  await page.getByText('6 of 7 done').waitFor();
  expect(await other.longhand(['restore', target], PASSPHRASE)).toMatchObject({ status: 0 });
  const copy = await other.longhand(['doctor']);
  expect(copy.words).toContain('WRONG quarantine: this is a restored copy');
  await other.start();
  await page.goto(await other.loginLink(ADA));
  await page
    .getByText(/restored copy/)
    .first()
    .waitFor();
  const reader = await openPage();
  await reader.goto(other.url);
  await reader.getByText('A lamp in the window').first().waitFor();
});

/** A square of one color, as a browser saves it. */
async function drawLogo(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 512;
    const pen = canvas.getContext('2d');
    pen?.fillRect(0, 0, 512, 512);
    return canvas.toDataURL('image/png');
  });
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}
