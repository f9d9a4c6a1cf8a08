import { expect } from 'vitest';
import { freezeIssues } from '#modules/telling/issues/freeze-issues.ts';
import { sendIssues } from '#modules/telling/issues/send-issues.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { findingsInViews } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

const ADD = `
  insert into subscriber (id, newsletter_id, address, state, source, created_at, confirmed_at)
  select substr(md5($1 || n), 1, 12), $1, 'rest-' || n || '@mail.example', 'active', 'form', $2, $2
  from generate_series(1, 2) n`;

test('rule 294: a writer who stopped an issue by mistake sends the rest, by keyboard, and two tabs send it once', async () => {
  const writer = await signIn(program);
  const newsletterId = await ensureFirstNewsletter(program.context, { kind: 'person', id: writer.personId });
  await program.context.database.query('test_rest', ADD, [newsletterId, program.clock.now()]);
  const { id } = await buildStory(program.context, { authorIds: [writer.personId], title: 'Stopped in error' });
  await freezeIssues(program.context, id);
  const opened = await browser.open('/healthz');
  const { page, problems } = opened;
  await page.context().addCookies([...writer.cookies]);
  await page.goto(`${program.url}/me/newsletter?tab=issues`);
  await wake(page);
  const row = page.locator('[data-issue]').filter({ hasText: 'Stopped in error' });
  await row.getByRole('button', { name: 'Stop Stopped in error' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await row.getByText('at 0 of 2').waitFor();
  expect(
    await findingsInViews(page, [
      [1280, 'light'],
      [390, 'dark'],
    ]),
  ).toEqual([]);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await wake(other);
  await other.getByRole('button', { name: 'Send the rest of Stopped in error' }).click();
  await page.bringToFront();
  await row.getByRole('button', { name: 'Send the rest of Stopped in error' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send “Stopped in error” to the rest?' });
  await dialog.getByText('2 readers don’t have it because you stopped it').waitFor();
  await dialog.getByRole('button', { name: 'Send the rest' }).press('Enter');
  await row.getByText('Sending: 0 of 2').waitFor();
  await other.getByRole('dialog').getByRole('button', { name: 'Send the rest' }).click();
  await other.getByTestId('rest-not-sent').waitFor();
  while (await sendIssues(program.context, undefined));
  await row.getByText('Sent to 2 readers').waitFor();
  expect(problems).toEqual([]);
});
