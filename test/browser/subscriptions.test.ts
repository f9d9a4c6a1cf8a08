import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { buildPath } from '#shared/routes/build-path.ts';
import { createId } from '#modules/ground/create-id.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { findSubscriber } from '#modules/telling/subscribers/find-subscriber.ts';
import { makeUnsubscribeToken } from '#modules/telling/unsubscribing/unsubscribe-token.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });
beforeAll(async () => {
  const { context } = program;
  const writer = await buildPerson(context, { username: 'quiller', name: 'Quiller' });
  const shelf = await buildPublication(context, { slug: 'quill-shelf', name: 'Quill Shelf' });
  await buildStory(context, { title: 'On the shelf', authorIds: [writer], publicationId: shelf });
});

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

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('rule 70, NEWS-5: mail about new stories is asked for beside Follow, and ended in the settings and signed out', async () => {
  const reader = await signIn(program);
  const { page, problems } = await openAs(reader, '/@quiller');
  await choose(page, 'Quiller', 'Get an email when Quiller publishes');
  await page.getByTestId('subscribed').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Following Quiller', exact: true }).waitFor();
  await visit(page, '/quill-shelf');
  await choose(page, 'Quill Shelf', 'Get an email when Quill Shelf publishes');
  await page.getByTestId('subscribed').waitFor();

  await visit(page, '/me/settings/notifications');
  await page.getByRole('button', { name: 'Unsubscribe from Quill Shelf' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe from Quiller' }).click();
  await page.getByRole('button', { name: 'Unsubscribe from Quiller' }).waitFor({ state: 'detached' });
  for (const none of ['Newsletters: email', 'Site news: email']) {
    expect(await page.getByRole('combobox', { name: none }).count(), none).toBe(0);
  }

  const token = makeUnsubscribeToken(program.context.secrets, { personId: reader.personId, target: 'NEWSLETTERS' });
  const path = `/m/unsubscribe-newsletters/${token}`;
  const signedOut = await browser.open(path, { javaScriptEnabled: false });
  await signedOut.page.getByRole('heading', { name: 'Or just from some of them' }).waitFor();
  expect(await signedOut.page.getByText('Quiller').count()).toBe(0);
  await signedOut.page.getByRole('button', { name: 'Unsubscribe from Quill Shelf' }).click();
  await signedOut.page.getByRole('heading', { name: 'Stop getting these emails' }).waitFor();
  expect(await signedOut.page.getByText('Quill Shelf').count()).toBe(0);
  expect(new URL(signedOut.page.url()).pathname).toBe(path);
  await signedOut.page.getByRole('heading', { name: 'Or just some kinds of email' }).waitFor();
  await signedOut.page.getByRole('button', { name: 'Stop: Responses' }).click();
  await signedOut.page.getByRole('button', { name: 'Stop: Mentions' }).waitFor();
  expect(await signedOut.page.getByRole('button', { name: 'Stop: Responses' }).count()).toBe(0);
  await signedOut.page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await signedOut.page.getByRole('heading', { name: 'You still get these emails' }).waitFor();
  await visit(page, '/me/settings/notifications');
  await page.getByText('None yet.').waitFor();
  expect([...problems, ...signedOut.problems]).toEqual([]);
});

test('NEWS-5: a newsletter is left by the link of its mail, signed out and without an account, and is named', async () => {
  const { context } = program;
  const personId = await buildPerson(context, { username: 'lamplighter', name: 'Lamplighter' });
  const newsletterId = await ensureFirstNewsletter(context, { kind: 'person', id: personId });
  const subscriberId = createId();
  await context.database.query(
    'test_subscriber',
    `insert into subscriber (id, newsletter_id, address, state, source, first_of_person_id, created_at, confirmed_at)
     values ($1, $2, 'nobody@mail.example', 'active', 'form', $3, $4, $4)`,
    [subscriberId, newsletterId, personId, context.clock.now()],
  );
  const target = `subscriber/${subscriberId}` as const;
  const token = makeUnsubscribeToken(context.secrets, { personId: '', target });
  const path = buildPath('UnsubscribeFromNotification', { token });
  const { page, problems } = await browser.open(path, { javaScriptEnabled: false });
  await page.getByRole('heading', { name: 'Stop getting these emails' }).waitFor();
  await page.getByText('Newsletter: Lamplighter').waitFor();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
  await page.getByText('Newsletter: Lamplighter').waitFor();
  expect((await findSubscriber(context.database, subscriberId))?.state).toBe('ended');
  expect(problems).toEqual([]);
});

test('ADMIN-1: an administrator changes a setting of the site, with a sentence where it is wrong', async () => {
  const admin = await signIn(program);
  await changeRole(program.context, { personId: admin.personId, role: 'ADMIN', isGranted: true });
  const { page, problems } = await openAs(admin, '/_/admin/settings');
  await page.getByRole('textbox', { name: 'Staff picks heading' }).fill('Our picks');
  await page.getByRole('button', { name: 'Save Staff picks heading' }).click();
  await page.getByText('Staff picks heading has changed.').waitFor();
  await page
    .getByRole('combobox', { name: 'Consent for analytics' })
    .selectOption('Only with consent; readers across Europe are asked');
  await page.getByRole('button', { name: 'Save Consent for analytics' }).click();
  await page.getByText('Consent for analytics has changed.').waitFor();
  await page.getByRole('textbox', { name: 'Analytics script' }).fill('http://measure.example/a.js');
  await page.getByRole('button', { name: 'Save Analytics script' }).click();
  await page.getByText('Analytics script must be: an address that begins with https://.').waitFor();
  const settings = await readSettings(program.context.database);
  expect([settings['staffPicks.title'], settings['consent.mode'], settings['analytics.scriptUrl']]).toEqual([
    'Our picks',
    'strict',
    '',
  ]);
  await visit(page, '/_/admin/settings');
  expect(await page.getByRole('textbox', { name: 'Staff picks heading' }).inputValue()).toBe('Our picks');
  expect(await axeFindings(page)).toEqual([]);
  const reader = await signIn(program);
  expect((await program.ask('/_/admin/settings', { headers: { cookie: reader.cookie } })).status).toBe(404);
  expect(problems).toEqual([]);
});
