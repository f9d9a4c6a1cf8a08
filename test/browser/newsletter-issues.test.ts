import { expect } from 'vitest';
import { readKeptMail } from '#modules/ground/mails/read-kept-mail.ts';
import { outboxTasks } from '#platform/jobs/outbox.ts';
import { queueSubscriber } from '#modules/telling/automations/queue-turns.ts';
import { sendTurns } from '#modules/telling/automations/send-turns.ts';
import { freezeIssues } from '#modules/telling/issues/freeze-issues.ts';
import { sendIssues } from '#modules/telling/issues/send-issues.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { confirmSubscription } from '#modules/telling/subscribers/confirm-subscription.ts';
import { requestByForm } from '#modules/telling/subscribers/request-subscription.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { readMail } from '#test/support/read-mail.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import { waitToBeSaved } from '#test/support/writing-desk.ts';

const { program, browser } = await openSite();

const VIEWS: readonly View[] = [
  [1280, 'light'],
  [390, 'dark'],
];

/** Addresses that have confirmed. */
async function subscribe(newsletterId: string, emails: readonly string[]): Promise<void> {
  const context = { ...program.context, isProgram: false };
  for (const email of emails) {
    await requestByForm(context, { newsletterId, email, network: email });
    const mail = (await readMail(program.context)).findLast(({ to }) => to === email);
    await confirmSubscription(context, /\/m\/subscribe\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '');
  }
}

test('NEWS-1: a writer holds an issue, goes on with it, sees it arrive, and stops another for good', async () => {
  const writer = await signIn(program);
  const newsletterId = await ensureFirstNewsletter(program.context, { kind: 'person', id: writer.personId });
  await subscribe(newsletterId, ['one@mail.example', 'two@mail.example']);
  const { page, problems } = await browser.openAs(writer, '/me/newsletter');
  await page.getByRole('link', { name: 'Issues' }).click();
  await page.getByText('Nothing has gone out yet.').waitFor();
  const publish = async (title: string) => {
    const { id } = await buildStory(program.context, { authorIds: [writer.personId], title });
    await freezeIssues(program.context, id);
    await page.reload();
    await wake(page);
  };
  await publish('A winter letter');
  const row = page.locator('[data-issue]').filter({ hasText: 'A winter letter' });
  await row.getByText('Starts').waitFor();
  await row.getByRole('button', { name: 'Pause A winter letter' }).click();
  await row.getByText('Paused at 0 of 2').waitFor();
  // The same button goes on, so that whoever pressed it by keyboard stands there.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Resume A winter letter');
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await keepScreens(page, 'issues', VIEWS);
  while (await sendIssues(program.context, undefined));
  await row.getByRole('button', { name: 'Resume A winter letter' }).click();
  await row.getByText('Sending: 0 of 2').waitFor();
  while (await sendIssues(program.context, undefined));
  // Nobody reloads the page.
  await row.getByText('Sent to 2 readers').waitFor();
  expect(await row.getByRole('button').allTextContents(), 'all that is left to be done about it').toEqual([
    'Send a correction',
  ]);
  await publish('Never mind');
  const second = page.locator('[data-issue]').filter({ hasText: 'Never mind' });
  await second.getByRole('button', { name: 'Stop Never mind' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop sending “Never mind”?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await second.getByText('Starts').waitFor();
  await second.getByRole('button', { name: 'Stop Never mind' }).click();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await second.getByText('at 0 of 2').waitFor();
  // What has gone out while somebody is asked cannot be stopped: they are told, and the question goes.
  await publish('Too late');
  const third = page.locator('[data-issue]').filter({ hasText: 'Too late' });
  await third.getByRole('button', { name: 'Stop Too late' }).click();
  program.clock.advance(600_000);
  while (await sendIssues(program.context, undefined));
  const late = page.getByRole('dialog', { name: 'Stop sending “Too late”?' });
  await late.getByRole('button', { name: 'Stop' }).click();
  await page.getByTestId('issue-not-stopped').waitFor();
  await expect.poll(() => late.count()).toBe(0);
  await third.getByText('Sent to 2 readers').waitFor();
  const subjects = (await readKeptMail(program.context)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'A winter letter')).toHaveLength(2);
  expect(subjects).not.toContain('Never mind');
  expect(problems).toEqual([]);
});

test('NEWS-1: a writer looks at a story as mail in four ways, and sends it to themselves', async () => {
  const writer = await signIn(program);
  const { id } = await buildStory(program.context, { authorIds: [writer.personId], title: 'Before it goes' });
  const { page, problems } = await browser.openAs(writer, `/p/${id}/mail`);
  const mail = page.frameLocator('iframe');
  await mail.getByRole('heading', { name: 'Before it goes' }).waitFor();
  const ground = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Dark' }).click();
  await page.waitForURL('**/mail?tab=dark');
  await mail.getByRole('heading', { name: 'Before it goes' }).waitFor();
  await expect.poll(ground).not.toBe(light);
  await keepScreens(page, 'mail-preview', VIEWS);
  await page.getByRole('link', { name: 'Plain text' }).click();
  await mail.getByText('Before it goes').waitFor();
  expect(await mail.getByRole('heading').count()).toBe(0);
  const before = (await readMail(program.context)).length;
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await page.getByTestId('test-issue-sent').waitFor();
  const [sent] = (await readMail(program.context)).slice(before);
  expect(sent?.subject).toBe('[Test] Before it goes');
  // However often it is pressed, what is said is what came of the last.
  for (let time = 1; time < 10; time += 1) {
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await expect.poll(async () => (await readMail(program.context)).length).toBe(before + time + 1);
  }
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await page.getByText('You’ve sent yourself 10 test emails today', { exact: false }).waitFor({ timeout: 4_000 });
  // What looks for faults in the page asks its frames, too, and no script runs in this one.
  expect(problems.filter((problem) => !problem.includes("'postMessage'"))).toEqual([]);
});

test('NEWS-1: a story as mail is seen by whoever may change it, and by nobody else', async () => {
  const writer = await signIn(program);
  const other = await signIn(program);
  const { id } = await buildStory(program.context, { authorIds: [writer.personId], title: 'Mine alone' });
  const ask = (path: string, person?: SignedIn) => program.ask(path, person ? { headers: person.headers } : {});
  const look = async (path: string) => [
    (await ask(path, writer)).status,
    (await ask(path, other)).status,
    (await ask(path)).status,
  ];
  expect(await look(`/_/mail-preview/${id}?look=bare`)).toEqual([200, 404, 303]);
  expect(await look(`/p/${id}/mail`)).toEqual([200, 404, 302]);
  const { headers } = await ask(`/_/mail-preview/${id}?look=bare`, writer);
  expect(headers['content-security-policy']).toContain("img-src 'none'");
  expect(headers['content-security-policy']).toMatch(/sandbox allow-popups/);
  expect(headers['cache-control']).toBe('private, no-store');
});

test('NEWS-1: a writer writes an email of its own, chooses who gets it, sends it, and readers find it in the archive', async () => {
  const writer = await signIn(program);
  const newsletterId = await ensureFirstNewsletter(program.context, { kind: 'person', id: writer.personId });
  await subscribe(newsletterId, ['reader@mail.example']);
  const { page, problems } = await browser.openAs(writer, '/me/newsletter?tab=issues');
  await page.getByRole('link', { name: 'Write an email' }).click();
  await page.waitForURL('**/me/newsletter/new-email');
  await page.getByText('New email', { exact: true }).waitFor();
  await wake(page);
  await page.getByRole('textbox', { name: 'Email', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Subject' }).waitFor();
  expect(
    await page
      .getByRole('textbox', { name: 'Email', exact: true })
      .locator('[data-placeholder]')
      .last()
      .getAttribute('data-placeholder'),
  ).toBe('Write to your readers…');
  await keepScreens(page, 'letter-new', VIEWS);
  await page.keyboard.type('Dear readers');
  await page.keyboard.press('Enter');
  await page.keyboard.type('This is for you alone.');
  await waitToBeSaved(program, page, 'This is for you alone.');
  // Also once it is opened again.
  await page.goto(page.url());
  await wake(page);
  await page.getByRole('button', { name: 'Send…', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send your email' });
  expect(await sheet.getByRole('radio', { name: 'Anyone with the link' }).isChecked()).toBe(true);
  expect(await sheet.getByLabel('Newsletter', { exact: true }).inputValue()).toBe(newsletterId);
  await sheet.getByText('1 person will get it by email.').waitFor();
  await sheet.getByLabel('Who gets it').selectOption({ label: 'Friends of this site' });
  await sheet.getByText('None of your subscribers match').waitFor();
  await sheet.getByText('As things stand, nobody will get it by email.').waitFor();
  await sheet.getByLabel('Who gets it').selectOption({ label: 'Everyone who subscribes' });
  await sheet.getByText('1 person will get it by email.').waitFor();
  await sheet
    .getByText('It goes out by email right away, and anyone with the link can read it. 1 person gets it by email.')
    .waitFor();
  expect(await sheet.getByText('How the story looks').count(), 'it stands in no list').toBe(0);
  expect(await sheet.getByText('Topics', { exact: true }).count()).toBe(0);
  await sheet.getByLabel('Only readers who follow one of its topics').check();
  await sheet.getByText('Readers who follow one of them get the email.', { exact: false }).waitFor();
  await sheet.getByLabel('Only readers who follow one of its topics').uncheck();
  await sheet.getByText('1 person will get it by email.').waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await keepScreens(page, 'letter-sheet', VIEWS);
  await page.setViewportSize({ width: 1280, height: 900 });
  // What is refused reaches nobody, and the sheet does not say that it does.
  const day = { most: 100, windowSeconds: 86_400, amount: 100 };
  await takeOperation(program.context, 'send email', writer.personId, day);
  await sheet.getByRole('button', { name: 'Send now' }).click();
  await sheet.getByText('You’ve sent as many emails to your readers as you can for now.', { exact: false }).waitFor();
  expect(await sheet.getByText('It goes out by email right away', { exact: false }).count()).toBe(0);
  await keepScreens(page, 'letter-refused', VIEWS);
  await page.setViewportSize({ width: 1280, height: 900 });
  await program.context.database.query('test_forget', `delete from operation_count where name = 'send email'`, []);
  await sheet.getByRole('button', { name: 'Send now' }).click();
  await page.waitForURL('**/publish');
  await page.getByRole('heading', { name: 'Your email is on its way' }).waitFor();
  await page.getByRole('link', { name: 'View email' }).waitFor();
  await expect.poll(() => page.title()).toContain('Your email is on its way');
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await keepScreens(page, 'letter-sent', VIEWS);
  await page.setViewportSize({ width: 1280, height: 900 });
  const sentAt = page.url();
  const [, id = ''] = /\/p\/([0-9a-f]{12})\/publish/.exec(sentAt) ?? [];
  await freezeIssues(program.context, id);
  await page.getByRole('link', { name: 'See how it’s going' }).click();
  await page.getByRole('button', { name: 'Pause Dear readers' }).waitFor();
  while (await sendIssues(program.context, undefined));
  const mails = (await readKeptMail(program.context)).filter(({ subject }) => subject === 'Dear readers');
  expect(mails.map(({ to }) => to)).toEqual(['reader@mail.example']);
  const username = await usernameOf(writer.personId);
  const visitor = await browser.open(`/@${username}/subscribe`);
  await visitor.page.getByRole('heading', { name: 'Past issues' }).waitFor();
  expect(await findingsInViews(visitor.page, VIEWS)).toEqual([]);
  await keepScreens(visitor.page, 'archive', VIEWS);
  await visitor.page.getByRole('link', { name: 'Dear readers' }).click();
  await visitor.page.getByText('This is for you alone.').waitFor();
  // It is in no list of stories.
  const { text } = await program.ask(`/@${username}`);
  expect(text).not.toContain('Dear readers');
  expect(problems).toEqual([]);
  expect(visitor.problems).toEqual([]);
});

test('NEWS-1: a writer puts an issue right by a letter to those who have it', async () => {
  const writer = await signIn(program);
  const newsletterId = await ensureFirstNewsletter(program.context, { kind: 'person', id: writer.personId });
  await subscribe(newsletterId, ['had-it@mail.example']);
  const { id } = await buildStory(program.context, { authorIds: [writer.personId], title: 'On Monday' });
  await freezeIssues(program.context, id);
  while (await sendIssues(program.context, undefined));
  await subscribe(newsletterId, ['came-later@mail.example']);
  const { page, problems } = await browser.openAs(writer, '/me/newsletter?tab=issues');
  await page.getByRole('button', { name: 'Send a correction of On Monday' }).click();
  await page.waitForURL('**/edit');
  await wake(page);
  const editor = page.getByRole('textbox', { name: 'Email', exact: true });
  await editor.waitFor();
  await page.getByRole('heading', { name: 'Correction: On Monday' }).waitFor();
  await editor.locator('p').first().click();
  await page.keyboard.type('It is on Tuesday.');
  await waitToBeSaved(program, page, 'It is on Tuesday.');
  await page.getByRole('button', { name: 'Send…', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send your email' });
  await sheet.getByText('A correction goes to everyone who got the original').waitFor();
  await sheet.getByText('1 person will get it by email.').waitFor();
  expect(await sheet.getByLabel('Newsletter', { exact: true }).count(), 'nobody chooses who gets it').toBe(0);
  await keepScreens(page, 'correction-sheet', VIEWS);
  await page.setViewportSize({ width: 1280, height: 900 });
  await sheet.getByRole('button', { name: 'Send now' }).click();
  await page.waitForURL('**/publish');
  const [, letterId = ''] = /\/p\/([0-9a-f]{12})\/publish/.exec(page.url()) ?? [];
  await freezeIssues(program.context, letterId);
  while (await sendIssues(program.context, undefined));
  const mails = (await readKeptMail(program.context)).filter(({ subject }) => subject === 'Correction: On Monday');
  expect(mails.map(({ to }) => to)).toEqual(['had-it@mail.example']);
  expect(problems).toEqual([]);
});

test('NEWS-1: a writer sets up a series, moves a step, takes one out, and whoever subscribes gets it', async () => {
  const writer = await signIn(program);
  const newsletterId = await ensureFirstNewsletter(program.context, { kind: 'person', id: writer.personId });
  const build = (title: string) => buildStory(program.context, { authorIds: [writer.personId], title });
  await build('Start here');
  const second = await build('The long one');
  const { page, problems } = await browser.openAs(writer, '/me/newsletter');
  await page.getByRole('link', { name: 'Automations' }).click();
  const add = page.getByRole('button', { name: 'Add an email: After they subscribe' });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add an email: After they subscribe' });
  await dialog.getByLabel('Story', { exact: true }).selectOption({ label: 'Start here' });
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await keepScreens(page, 'automation-add', VIEWS);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByLabel('Days to wait').press('Enter');
  const first = page.locator('[data-step]').filter({ hasText: 'Start here' });
  await first.getByText('Right away').waitFor();
  // Another by its address, with a day that cannot be.
  await add.click();
  await dialog.getByLabel('Link to the story').fill(`${program.url}/p/${second.id}`);
  await dialog.getByLabel('Days to wait').fill('900');
  await dialog.getByRole('button', { name: 'Add an email' }).click();
  await dialog.getByText('Use a whole number of days from 0 to 365.').waitFor();
  await dialog.getByLabel('Days to wait').fill('3');
  await dialog.getByRole('button', { name: 'Add an email' }).click();
  const other = page.locator('[data-step]').filter({ hasText: 'The long one' });
  await other.getByText('After 3 days').waitFor();
  await other.getByRole('button', { name: 'Change days for The long one' }).click();
  const moving = page.getByRole('dialog', { name: 'Change days for The long one' });
  await moving.getByLabel('Days to wait').fill('1');
  await moving.getByRole('button', { name: 'Save' }).click();
  await other.getByText('After 1 day').waitFor();
  await subscribe(newsletterId, ['series@mail.example']);
  await sendTurnsNow();
  await page.reload();
  await wake(page);
  await first.getByText('Sent to 1 person').waitFor();
  await other.getByText('1 person is waiting for it').waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await keepScreens(page, 'automations', VIEWS);
  await page.setViewportSize({ width: 1280, height: 900 });
  await other.getByRole('button', { name: 'Remove The long one' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await other.waitFor({ state: 'detached' });
  const mails = (await readKeptMail(program.context)).filter(({ to }) => to === 'series@mail.example');
  expect(mails.map(({ subject }) => subject)).toContain('Start here');
  expect(problems).toEqual([]);
});

/** Has what was told be acted upon, and sends the turns that have come. */
async function sendTurnsNow(): Promise<void> {
  const { database, clock } = program.context;
  await runJobs(database, outboxTasks(database, [queueSubscriber(clock)]));
  await sendTurns(program.context);
  while (await sendIssues(program.context, undefined));
}

async function usernameOf(personId: string): Promise<string> {
  const { kysely } = program.context.database;
  return (await kysely.selectFrom('person').select('username').where('id', '=', personId).executeTakeFirstOrThrow())
    .username;
}
