import type { Page } from 'playwright-core';
import { createAccount } from '#modules/identity/accounts/create-account.ts';
import type { WaitingMail } from '#modules/ground/mails/waiting-mail.ts';
import { wake } from './browser.ts';
import { readMail } from './read-mail.ts';
import type { TestProgram } from './test-program.ts';

/** An hour: past every limit that counts what one network does. */
const HOUR = 3_600_000;
let count = 0;

/** A new account with an address of its own; the limits of the last test are over. */
export async function openAccount(
  program: TestProgram,
  name = 'Ada Reader',
): Promise<{ readonly personId: string; readonly email: string }> {
  program.clock.advance(HOUR);
  count += 1;
  const email = `journey${count}@mail.example`;
  const made = await createAccount(program.context, { email, isEmailVerified: true, name });
  if ('error' in made) throw new Error(made.error);
  return { personId: made.personId, email };
}

/** Opens the window by the link of the header, as soon as the page is alive. */
export async function openWindow(page: Page, name: 'Sign in' | 'Sign up' = 'Sign in'): Promise<void> {
  await wake(page);
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  await link.hover();
  await page.waitForFunction(() => document.documentElement.dataset['router'] === 'ready');
  await link.click();
  await page.locator('dialog[open] [data-sign-in] a[href*="ENTER_EMAIL"]').first().waitFor();
}

/** From the options to the inbox. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: /^Sign (?:in|up) with email$/ }).click();
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
}

/** The newest mail to an address. Throws where none was sent. */
export async function newestMailTo(program: TestProgram, email: string): Promise<WaitingMail> {
  const mail = (await readMail(program.context)).findLast(({ to }) => to === email);
  if (mail === undefined) throw new Error(`There is no mail to ${email}.`);
  return mail;
}

/** Whether the browser of a page has a session. */
export async function isSignedIn(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name }) => name === 'session');
}
