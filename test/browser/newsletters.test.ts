import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { confirmSubscription } from '#modules/telling/subscribers/confirm-subscription.ts';
import { requestByForm } from '#modules/telling/subscribers/request-subscription.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { readMail } from '#test/support/read-mail.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

const VIEWS: readonly View[] = [
  [1280, 'light'],
  [390, 'dark'],
];

/** The second link elsewhere in the navigation of a publication is logged (SHELL-3). */
const otherThanLinks = (problems: readonly string[]) =>
  problems.filter((problem) => !problem.includes('https://forum.example/'));

async function openAs(person: SignedIn, path: string) {
  const opened = await browser.open('/healthz');
  await opened.page.context().addCookies([...person.cookies]);
  await visit(opened.page, path);
  return opened;
}

async function visit(page: Page, path: string): Promise<void> {
  program.clock.advance(10_000);
  await page.goto(program.url + path);
  await wake(page);
}

/** Somebody who asked by a form; on the list where they confirmed. */
async function ask(newsletterId: string, email: string, isConfirmed: boolean): Promise<void> {
  const context = { ...program.context, isProgram: false };
  await requestByForm(context, { newsletterId, email, network: email });
  if (isConfirmed) await confirmSubscription(context, await tokenTo(email));
}

async function tokenTo(address: string): Promise<string> {
  const mail = (await readMail(program.context)).findLast(({ to }) => to === address);
  return /\/m\/subscribe\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('NEWS-1, rule 75: a visitor enters an address, and is on the list when they follow the link to it', async () => {
  const path = `/field-notes/newsletters/${program.world.newsletter}`;
  const { page, problems } = await browser.open('/field-notes');
  await wake(page);
  await page.getByRole('link', { name: 'Get emails from Field Notes' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: 'Email address' });
  await field.fill('nobody');
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await main.getByText('Please enter a valid email address.').waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await keepScreens(page, 'landing-visitor', VIEWS);
  // Of a journey that is tried again, another.
  const email = `visitor${program.clock.now().getTime()}@example.org`;
  await field.fill(email);
  await field.press('Enter');
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await keepScreens(page, 'landing-asked', VIEWS);
  await visit(page, `/m/subscribe/${await tokenTo(email)}`);
  await page.getByText('They’ll come to v••@e••.org.').waitFor();
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await page.getByRole('heading', { name: 'You’re subscribed' }).waitFor();
  expect(otherThanLinks(problems)).toEqual([]);
});

test('NEWS-1, rule 300: whoever is to get replies opens the link first, and the settings say what is waited for', async () => {
  const writer = await signIn(program);
  const { page, problems } = await openAs(writer, '/me/newsletter');
  const field = page.getByLabel('Replies go to');
  const address = `desk${program.clock.now().getTime()}@harbor.example`;
  await field.fill(address);
  await page.getByRole('button', { name: 'Create newsletter' }).click();
  const waiting = page.getByText(`We emailed a link to ${address}.`);
  await waiting.waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await keepScreens(page, 'reply-address-waits', VIEWS);
  // By its address as well; and what is typed anew is not waited for.
  await visit(page, '/me/newsletter');
  await waiting.waitFor();
  await field.fill('other@harbor.example');
  await expect.poll(() => waiting.count()).toBe(0);

  const { page: desk } = await browser.open('/healthz');
  await visit(desk, `/m/subscribe/${await tokenTo(address)}`);
  await desk.getByText('Replies from readers will go to d••@h••.example').waitFor();
  expect(await findingsInViews(desk, VIEWS)).toEqual([]);
  await keepScreens(desk, 'reply-address-asked', VIEWS);
  await desk.getByRole('button', { name: 'Yes, send me the replies' }).click();
  await desk.getByRole('heading', { name: 'You’ll get the replies' }).waitFor();
  page.once('dialog', (dialog) => void dialog.accept());
  await visit(page, '/me/newsletter');
  await page.getByText('An email address, which readers see.').waitFor();
  expect(await field.inputValue()).toBe(address);
  expect(problems).toEqual([]);
});

test('NEWS-1, rule 71: a reader subscribes by one button, with the sentence they agree to, and leaves by another', async () => {
  const reader = await signIn(program);
  const path = `/field-notes/newsletters/${program.world.newsletter}`;
  const { page, problems } = await openAs(reader, path);
  const main = page.getByRole('main');
  const box = main.getByRole('checkbox', { name: 'Share my address with Field Notes' });
  expect(await box.isChecked()).toBe(true);
  await main.getByText('can see my address and take it with them').waitFor();
  await keepScreens(page, 'landing-reader', VIEWS);
  await box.uncheck();
  await main.getByText('My address stays with this site.').waitFor();
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByTestId('newsletter-subscribed').waitFor();
  const [row] = await program.context.database.query<{ consent: string; shares: boolean }>(
    'consent',
    'select consent_text as consent, shares_address as shares from subscriber where person_id = $1',
    [reader.personId],
  );
  expect(row).toEqual({ consent: 'I’d like emails from Field Notes. My address stays with this site.', shares: false });
  await visit(page, `${path}?action=subscribe`);
  await page.getByTestId('newsletter-already').waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await main.getByRole('button', { name: 'Unsubscribe' }).click();
  const toast = page.getByTestId('newsletter-unsubscribed');
  await toast.getByText('Changes take effect within 24 hours.').waitFor();
  await toast.getByRole('button', { name: 'Manage all email settings' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/me/settings/notifications');
  expect(otherThanLinks(problems)).toEqual([]);
});

test('NEWS-1: an editor makes a newsletter, sets it up with faults at their fields, and ends it', async () => {
  const editor = await signIn(program, { person: program.world.people.bela });
  const { page, problems } = await openAs(editor, '/field-notes/newsletters');
  await keepScreens(page, 'list-editor', VIEWS);
  await page.getByRole('link', { name: 'New newsletter' }).click();
  await page.getByRole('heading', { level: 1, name: 'New newsletter' }).waitFor();
  await wake(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tide tables');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Welcome');
  await page.getByRole('button', { name: 'Create newsletter' }).click();
  await page.getByText('Write a welcome, or leave the subject empty too.').waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await keepScreens(page, 'settings-new', VIEWS);
  await page.getByRole('textbox', { name: 'Subject' }).fill('');
  await page.getByRole('button', { name: 'Create newsletter' }).click();
  await page.getByTestId('newsletter-created').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Tide tables' }).waitFor();
  await page.getByRole('textbox', { name: 'How often' }).fill('Twice a day');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByTestId('newsletter-saved').waitFor();
  expect(await page.getByText('/embed').textContent()).toContain('<iframe src=');
  await keepScreens(page, 'settings-publication', VIEWS);
  await page.getByRole('button', { name: 'End this newsletter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End this newsletter' }).click();
  await page.getByText('This newsletter has ended. Its list').waitFor();
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  expect(otherThanLinks(problems)).toEqual([]);
});

test('NEWS-1: who runs a newsletter sees its list by state, searches it, asks, removes and forgets', async () => {
  const writer = await signIn(program);
  const newsletterId = await ensureFirstNewsletter(program.context, { kind: 'person', id: writer.personId });
  const reader = await signIn(program, { person: program.world.people.chen });
  await ask(newsletterId, 'one@example.org', true);
  await ask(newsletterId, 'two@example.org', true);
  await ask(newsletterId, 'waits@example.org', false);
  await program.ask(`/_/api/subscriptions/newsletters/${newsletterId}`, {
    method: 'POST',
    headers: reader.headers,
    body: '{}',
  });
  const { page, problems } = await openAs(writer, '/me/newsletter?tab=subscribers');
  const rows = page.locator('[data-subscriber]');
  await expect.poll(() => rows.count()).toBe(3);
  // A reader with an account keeps their address to themselves until they share it.
  await rows.filter({ hasText: '陈伟' }).getByText('Address not shared').waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await keepScreens(page, 'subscribers', VIEWS);
  const choose = async (name: string, item: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog').getByRole('button', { name: item }).click();
  };
  await choose('one@example.org', 'Remove');
  await page.getByTestId('subscriber-removed').waitFor();
  await choose('two@example.org', 'Forget');
  await page.getByTestId('subscriber-forgotten').waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole('link', { name: 'Left (1)' }).click();
  await rows.filter({ hasText: 'one@example.org' }).getByText('Removed').waitFor();
  await page.getByRole('link', { name: 'Not confirmed (1)' }).click();
  await rows.filter({ hasText: 'waits@example.org' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill('somebody else');
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(0);
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('no address');
  await dialog.getByRole('button', { name: 'Ask them' }).click();
  await dialog.getByText('Please enter a valid email address.').waitFor();
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('added@example.org');
  await dialog.getByRole('button', { name: 'Ask them' }).click();
  await page.getByTestId('subscriber-added').waitFor();
  expect(await tokenTo('added@example.org')).not.toBe('');
  expect(otherThanLinks(problems)).toEqual([]);
});

test('NEWS-7: a writer comes to their newsletter from the settings, which is there once it is saved', async () => {
  const writer = await signIn(program, { person: program.world.people.ada });
  const { page, problems } = await openAs(writer, '/me/settings/publishing');
  await page.getByRole('link', { name: 'Open newsletter' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your newsletter' }).waitFor();
  await wake(page);
  await keepScreens(page, 'own-new', VIEWS);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Letters from the water');
  await page.getByRole('button', { name: 'Create newsletter' }).click();
  await page.getByTestId('newsletter-created').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Letters from the water' }).waitFor();
  await keepScreens(page, 'own', VIEWS);
  // Two tabs: nothing is overwritten, and nothing typed is lost.
  const tab = await page.context().newPage();
  await visit(tab, '/me/newsletter');
  await tab.getByRole('textbox', { name: 'How often' }).fill('Every Monday');
  await tab.getByRole('button', { name: 'Save' }).click();
  await tab.getByTestId('newsletter-saved').waitFor();
  await tab.close();
  await page.getByRole('textbox', { name: 'Sender name' }).fill('Ada at the shore');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Subscribers' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'changed in another tab' });
  await conflict.waitFor();
  await keepScreens(page, 'own-conflict', VIEWS);
  await page.getByText('What they saved').click();
  expect(await page.getByRole('textbox', { name: 'What they saved' }).inputValue()).toContain('Every Monday');
  await page.getByRole('button', { name: 'Use theirs' }).click();
  expect(await page.getByRole('textbox', { name: 'How often' }).inputValue()).toBe('Every Monday');
  await page.getByRole('textbox', { name: 'Sender name' }).fill('Ada at the shore');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByTestId('newsletter-saved').waitFor();
  await page.getByRole('link', { name: 'Subscribers' }).click();
  await page.getByText('Nobody is subscribed yet.').waitFor();
  await keepScreens(page, 'subscribers-none', VIEWS);
  await visit(page, '/@ada/subscribe?action=subscribe');
  await page.getByTestId('newsletter-self').waitFor();
  await page.getByText('This is your own newsletter. Readers subscribe here.').waitFor();
  const reader = await signIn(program);
  const other = await openAs(reader, '/@ada');
  await other.page.getByRole('link', { name: 'Get emails from Letters from the water' }).first().click();
  await other.page.getByRole('button', { name: 'Subscribe' }).click();
  await other.page.getByTestId('newsletter-subscribed').getByRole('button', { name: 'Unsubscribe' }).click();
  await other.page.getByTestId('newsletter-unsubscribed').waitFor();
  await keepScreens(other.page, 'writer-reader', VIEWS);
  expect([...problems, ...other.problems]).toEqual([]);
});

test('NEWS-1: without script the form of another site asks the address, and stays in its frame', async () => {
  const path = `/field-notes/newsletters/${program.world.newsletter}/embed`;
  const { page, problems } = await browser.open(path, { javaScriptEnabled: false });
  await keepScreens(page, 'embed', VIEWS);
  await page.getByRole('textbox', { name: 'Email address' }).fill('plain@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Check your inbox').waitFor();
  await keepScreens(page, 'embed-asked', VIEWS);
  expect(await tokenTo('plain@example.org')).not.toBe('');
  expect(otherThanLinks(problems)).toEqual([]);
});
