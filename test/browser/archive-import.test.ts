import { zipSync } from 'fflate';
import { expect } from 'vitest';
import { archiveImportMessages as messages } from '#shared/messages/archive-imports.ts';
import { bringArchiveIn } from '#modules/moving/archive-imports/bring-archive-in.ts';
import { mediumArchive } from '#test/factories/medium-archive.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

const work = () =>
  runJobs(program.context.database, {
    'archive-imports:bring': (job, run) => bringArchiveIn(program.context, job, run),
  });

test('WRITE-7: an author uploads an export on a phone in the dark, by keyboard, and finds each story in the report', async () => {
  const person = await signIn(program);
  const options = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
  const { page, problems } = await browser.open('/healthz', options);
  await page.context().addCookies([...person.cookies]);
  await page.goto(`${program.url}/me/import`);
  await wake(page);
  await page.getByText(messages.none).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const submit = page.getByRole('button', { name: messages.submit });
  await submit.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText(messages.noFile).waitFor();

  const field = page.getByLabel(messages.file);
  const archive = zipSync(mediumArchive({ 'A walk': 'Slowly, <img src="gone.png" alt="">on.', 'A swim': 'Quickly.' }));
  await field.setInputFiles({ name: 'medium-export.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
  await submit.focus();
  await page.keyboard.press('Enter');
  await page.getByText(messages.waiting).waitFor();
  await page.getByText(messages.leave).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await work();
  await page.getByText('2 new stories imported').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'A walk', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/p\/[0-9a-f]{12}\/edit$/);
  await page.getByRole('textbox', { name: 'Story' }).getByText('Slowly').waitFor();

  // The newest import stands open: what is asked for at the same instant has no order.
  program.clock.advance(60_000);
  await page.goto(`${program.url}/me/import`);
  await wake(page);
  await field.setInputFiles({ name: 'nothing.zip', mimeType: 'application/zip', buffer: Buffer.from('nothing') });
  await submit.click();
  await page.getByText(messages.waiting).waitFor();
  await work();
  await page.getByText(messages.failed).waitFor();
  await page
    .getByText(/^The archive is damaged or isn’t a zip file\.[^:]*: download it again, then try once more\.$/)
    .waitFor();

  program.clock.advance(60_000);
  await field.setInputFiles({ name: 'again.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
  await submit.click();
  await page.getByText(messages.waiting).waitFor();
  await page.getByRole('button', { name: messages.cancel }).click();
  await page.getByText(messages.cancelled).waitFor();
  await submit.waitFor();
  expect(problems).toEqual([]);
});
