import { expect } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { signIn } from '#test/support/sign-in.ts';
import { actOn, openPublication, readRevision } from '#test/support/submitting.ts';

const { program, browser } = await openSite({ withWorld: false });

test('PUB-5, STORY-10: a writer of a publication submits from the sheet, sees the state everywhere, and publishes there once approved', async () => {
  const writer = await signIn(program);
  const story = await ownStories(program.context, writer.personId).draft('From the sheet');
  const harbour = await openPublication(program, { name: 'The Harbour', slug: 'the-harbour', openTo: 'WRITERS' });
  await appointMember(program.context, { publicationId: harbour.id, personId: writer.personId, role: 'writer' });

  const { page, problems } = await browser.openAs(writer, `/p/${story.id}/edit`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish your story' });
  await sheet.getByLabel('Publish in').selectOption({ label: 'The Harbour (after review)' });
  await sheet.getByText('The publication’s editors read it first. Nothing is published yet.').waitFor();
  await sheet.getByRole('combobox', { name: 'Topics' }).fill('Boats');
  await page.keyboard.press('Enter');
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Submit for review' }).press('Enter');
  await page.waitForURL('**/submission?tab=the-harbour');
  await page.getByRole('button', { name: 'Submit', exact: true }).press('Enter');
  await page.locator('[data-submission] strong', { hasText: 'Pending review' }).waitFor();
  const id = (await page.locator('[data-submission]').getAttribute('data-submission')) ?? '';

  await page.goto(`${program.url}/me/stories`);
  await wake(page);
  await page.getByRole('link', { name: 'Pending review · The Harbour' }).waitFor();
  await page.getByRole('button', { name: 'From the sheet' }).click();
  await page.getByRole('menuitem', { name: 'Submission: Pending review' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${program.url}/p/${story.id}/edit`);
  await page.getByRole('link', { name: 'Pending review · The Harbour' }).waitFor();

  const baseRev = await readRevision(program, harbour.owner, id);
  await actOn(program, harbour.owner, 'accept', { input: { id, baseRev } });
  await page.reload();
  await wake(page);
  await page.getByRole('link', { name: 'Approved · The Harbour' }).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(() => sheet.getByLabel('Publish in').evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.label))
    .toBe('The Harbour');
  await sheet.getByText('Boats').first().waitFor();
  await sheet.getByRole('button', { name: 'Publish now' }).click();
  await page.waitForURL(`**/p/${story.id}/publish`);
  const published = await program.ask(`/p/${story.id}`);
  expect(published.headers.location).toContain('/the-harbour/');
  expect(problems).toEqual([]);
});

test('PUB-5: a guest gets from the sheet, from the list of stories and from the story to where it is submitted', async () => {
  const writer = await signIn(program);
  const own = ownStories(program.context, writer.personId);
  const [draft, story] = [await own.draft('Begun'), await own.publish('Out already')];
  await openPublication(program, { name: 'Open Pages', slug: 'open-pages' });
  const phone = { viewport: { width: 390, height: 800 }, colorScheme: 'dark' } as const;
  const { page, problems } = await browser.openAs(writer, `/p/${draft.id}/edit`, phone);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish your story' });
  await sheet.getByRole('button', { name: 'Submit to a publication' }).click();
  await page.waitForURL(`**/p/${draft.id}/submission`);
  await page.getByRole('link', { name: 'Open Pages' }).waitFor();

  await page.goto(`${program.url}/me/stories/public`);
  await wake(page);
  await page.getByRole('button', { name: 'Out already' }).click();
  await page.getByRole('menuitem', { name: 'Submit to a publication' }).click();
  await page.waitForURL(`**/p/${story.id}/submission`);

  await page.goto(program.url + story.path);
  await wake(page);
  await page.locator('[data-story-actions="top"]').getByRole('button', { name: 'Your story' }).click();
  await page.getByRole('menuitem', { name: 'Submit to a publication' }).click();
  await page.waitForURL(`**/p/${story.id}/submission`);
  expect(problems).toEqual([]);
});
