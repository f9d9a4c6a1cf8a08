import { expect } from 'vitest';
import { subscriberMessages } from '#shared/messages/newsletter-settings.ts';
import { subscriberExportMessages } from '#shared/messages/subscriber-exports.ts';
import {
  subscriberImportMessages as messages,
  subscriberVerdictMessages,
} from '#shared/messages/subscriber-imports.ts';
import { bringSubscribersIn } from '#modules/telling/subscriber-imports/bring-subscribers-in.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

test('NEWS-2: a writer brings a list in on a phone in the dark, by keyboard, sees what became of each row, and exports it', async () => {
  const person = await signIn(program);
  const { database } = program.context;
  await database.query('test_age', `update person set created_at = created_at - interval '8 days' where id = $1`, [
    person.personId,
  ]);
  const options = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
  const { page, problems } = await browser.open('/healthz', options);
  await page.context().addCookies([...person.cookies]);
  await page.goto(`${program.url}/me/subscribers/import`);
  await wake(page);
  await page.getByText(messages.none).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const submit = page.getByRole('button', { name: messages.submit });
  await submit.focus();
  await page.keyboard.press('Enter');
  await page.getByText(messages.noFile).waitFor();
  const rows = 'Email Address;Status\nann@a.example;active\nANN@a.example;active\ninfo@a.example;active\n';
  const file = page.getByLabel(messages.file);
  expect(await file.evaluate((field) => field === document.activeElement)).toBe(true);
  await file.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await submit.focus();
  await page.keyboard.press('Enter');
  await page.getByText(messages.originMissing).waitFor();
  await page.getByLabel(messages.origin).fill('The sign-up sheet at our shop');
  await page.getByLabel(messages.agreed).focus();
  await page.keyboard.press('Space');
  await submit.focus();
  await page.keyboard.press('Enter');
  await page.getByText(messages.waiting).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await runJobs(database, {
    'subscriber-imports:bring': (job, run) => bringSubscribersIn(program.context, job, run),
  });
  await page.getByText('1 person was imported').waitFor();
  await page.getByText(subscriberVerdictMessages.duplicate).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const href = await page.getByRole('link', { name: messages.download }).getAttribute('href');
  const answer = await page.request.get(`${program.url}${href}`);
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
  expect((await answer.text()).split('\r\n')).toEqual([
    'Row,Email,Result',
    '1,ann@a.example,Imported',
    '2,ann@a.example,In your list twice',
    '3,info@a.example,"A shared address, such as info@"',
    '',
  ]);

  await page.getByRole('link', { name: messages.back, exact: true }).click();
  await page.getByText('ann@a.example').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: subscriberExportMessages.action }).click();
  await page.getByRole('dialog').getByRole('button', { name: subscriberExportMessages.action }).click();
  await page.getByTestId('subscriber-export-preparing').getByText(subscriberExportMessages.preparing).waitFor();
  await page.getByRole('link', { name: subscriberMessages.import }).waitFor();
  expect(problems).toEqual([]);
});
