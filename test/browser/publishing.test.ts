import type { BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { banLink } from '#modules/ground/banned-links/ban-link.ts';
import { paragraph, storyDocument, text } from '#shared/story/story-document.build.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { type OwnStories, ownStories } from '#test/support/own-stories.ts';
import { signIn } from '#test/support/sign-in.ts';
import { editorOf, sitDown, storyOf, waitForState, writeAtEnd } from '#test/support/writing-desk.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import type { BuiltStory } from '#test/factories/build-story.ts';

const { program, browser } = await openSite({ withWorld: false });

/** The settings of a story that somebody new has just made. */
async function openSettings(make: (own: OwnStories) => Promise<BuiltStory>, options: BrowserContextOptions = {}) {
  const person = await signIn(program);
  const own = ownStories(program.context, person.personId);
  const story = await make(own);
  const opened = await browser.open('/healthz', options);
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(`${program.url}/p/${story.id}/settings`);
  await wake(opened.page);
  return { ...opened, person, own, story };
}

const readerSees = async (path: string) => {
  program.clock.advance(3_000);
  const { status, text: html } = await program.ask(path);
  return { status, html };
};

test('WRITE-3, WRITE-4: a draft is published by keyboard, with topics, and the page after it names its address', async () => {
  const { page, problems, story } = await openSettings((own) => own.draft('On keeping bees'));
  expect((await readerSees(story.path)).status).toBe(404);
  await page.getByRole('button', { name: 'Publish…' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Publish your story' });
  const topics = sheet.getByRole('combobox', { name: 'Topics' });
  await topics.focus();
  await page.keyboard.type('Bees');
  await page.keyboard.press('Enter');
  await page.keyboard.type('small animals,');
  expect(await sheet.getByRole('list', { name: 'Topics' }).getByRole('listitem').allTextContents()).toEqual([
    'Bees',
    'small animals',
  ]);
  await page.keyboard.type('bees');
  await page.keyboard.press('Enter');
  await sheet.getByText('The story already has that topic.').waitFor();
  await page.keyboard.press('Escape');
  await sheet.getByText('Everyone will be able to read this right away.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Publish now' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/p/${story.id}/publish`);
  await page.getByRole('heading', { name: 'Your story is published' }).waitFor();
  await page.getByText(program.url + story.path).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const seen = await readerSees(story.path);
  expect([seen.status, seen.html.includes('small animals')]).toEqual([200, true]);
  expect(problems).toEqual([]);
});

test('WRITE-3: what was chosen is there again when the sheet was closed, and faults stand beside their fields', async () => {
  const { page } = await openSettings((own) => own.draft('Half finished'));
  const publish = page.getByRole('button', { name: 'Publish…' });
  await publish.click();
  const sheet = page.getByRole('dialog', { name: 'Publish your story' });
  await sheet.getByText('More settings').click();
  await sheet.getByLabel('Canonical link').fill('example.org');
  await sheet.getByLabel('Title for search engines').fill('x'.repeat(71));
  await sheet.getByText('71/70').waitFor();
  await sheet.getByRole('radio', { name: 'Anyone with the link' }).check();
  await sheet.getByRole('button', { name: 'Publish now' }).click();
  await sheet.getByText('Enter the full address').waitFor();
  await sheet.getByText('Keep it to 70 characters.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Publish…');
  await publish.click();
  expect(await sheet.getByRole('radio', { name: 'Anyone with the link' }).isChecked()).toBe(true);
  expect(await sheet.getByLabel('Canonical link').inputValue()).toBe('example.org');
});

test('WRITE-3: a scheduled story says when it goes out, and can wait for nothing again', async () => {
  const { page, story } = await openSettings((own) => own.draft('Tomorrow'), { timezoneId: 'Europe/Berlin' });
  await page.clock.setFixedTime('2026-11-21T12:00:00Z');
  await page.getByRole('button', { name: 'Publish…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish your story' });
  await sheet.getByRole('radio', { name: 'At a set time' }).check();
  expect(await sheet.getByLabel('Time zone').inputValue()).toBe('Europe/Berlin');
  await sheet.getByLabel('Date').fill('2026-11-21');
  await sheet.getByLabel('Time', { exact: true }).fill('13:01');
  await sheet.getByRole('button', { name: 'Schedule' }).click();
  await sheet.getByText('Choose a time at least 5 minutes from now.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  await sheet.getByLabel('Date').fill('2026-11-23');
  await sheet.getByText('starting Mon, Nov 23, 2026, 13:01 (Europe/Berlin)').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Schedule' }).click();
  await page.getByRole('heading', { name: 'Your story is scheduled' }).waitFor();
  await page.getByText('It’s set for Mon, Nov 23, 2026, 13:01 (Europe/Berlin).').waitFor();
  expect((await readerSees(story.path)).status).not.toBe(200);
  await page.goto(`${program.url}/me/stories/scheduled`);
  await wake(page);
  await page.getByText('Scheduled for Mon, Nov 23, 2026, 13:01 (Europe/Berlin)').waitFor();
  await page.getByRole('button', { name: 'Actions for Tomorrow' }).click();
  await page.getByRole('menuitem', { name: 'Unschedule' }).click();
  await page.getByText('Nothing scheduled.').waitFor();
});

test('WRITE-10: a banned link is named, nothing is published and nothing is lost', async () => {
  await banLink(program.context, { pattern: 'spam.example', reason: 'Spam' });
  const link = text('here', { type: 'link', href: 'https://spam.example/win' });
  const { page, story } = await openSettings((own) =>
    own.draft('Free things', { document: storyDocument(paragraph(link)) }),
  );
  await page.getByRole('button', { name: 'Publish…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish your story' });
  await sheet.getByRole('radio', { name: 'Members only' }).check();
  await sheet.getByRole('button', { name: 'Publish now' }).click();
  await sheet.getByText('This story can’t be published with these links:').waitFor();
  await sheet.getByText('spam.example').first().waitFor();
  expect(await sheet.getByRole('radio', { name: 'Members only' }).isChecked()).toBe(true);
  expect((await readerSees(story.path)).status).not.toBe(200);
});

test('WRITE-4: a published story is locked, unlisted and given a cover from its settings', async () => {
  const { page, problems, story } = await openSettings((own) => own.publish('In the open'));
  const save = page.getByRole('button', { name: 'Save settings' });
  await page.getByRole('radio', { name: 'Members only' }).check();
  await page.getByText('You have unsaved changes.').waitFor();
  await save.click();
  await page.getByTestId('settings-saved').waitFor();
  expect((await readerSees(story.path)).html).toContain('Member-only story');
  await page.getByRole('radio', { name: 'Anyone with the link' }).check();
  await page.getByRole('button', { name: 'Choose a cover' }).click();
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#264' } })
    .png()
    .toBuffer();
  const file = { name: 'cover.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Upload a picture').setInputFiles(file);
  const focus = page.getByRole('button', { name: 'Focus point: 50 percent from the left, 50 percent from the top' });
  await focus.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: /^Focus point: 55 percent from the left/ }).waitFor();
  await page.getByLabel('What the cover shows').fill('A green field');
  expect(await axeFindings(page)).toEqual([]);
  await save.click();
  await page.getByText('You have unsaved changes.').waitFor({ state: 'detached' });
  const seen = await readerSees(story.path);
  expect([seen.status, seen.html.includes('noindex'), seen.html.includes('A green field')]).toEqual([200, true, true]);
  await page.reload();
  await wake(page);
  expect(await page.getByRole('radio', { name: 'Anyone with the link' }).isChecked()).toBe(true);
  expect(await page.getByLabel('What the cover shows').inputValue()).toBe('A green field');
  expect(problems).toEqual([]);
});

test('WRITE-4, WRITE-6: unpublishing makes a draft, deleting leads to the trash with an Undo; others see none of it', async () => {
  const { page, story } = await openSettings((own) => own.publish('Regretted'));
  await page.getByRole('button', { name: 'Unpublish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unpublish this story?' });
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByTestId('post-unpublished').waitFor();
  expect((await readerSees(story.path)).status).not.toBe(200);
  await page.getByRole('button', { name: 'Delete story' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
  await page.waitForURL('**/me/stories/deleted');
  await page.getByRole('heading', { name: 'Regretted' }).waitFor();
  await page.getByTestId('post-unpublished').getByRole('button', { name: 'Dismiss' }).click();
  await page.getByTestId('move-post-to-trash').getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL(`**/p/${story.id}/settings`);
  await page.getByRole('button', { name: 'Publish…' }).waitFor();
  const { cookie } = await signIn(program);
  for (const below of ['settings', 'publish']) {
    const other = await program.ask(`/p/${story.id}/${below}`, { headers: { cookie } });
    expect([other.status, other.text.includes('Regretted')], below).toEqual([404, false]);
    expect((await program.ask(`/p/${story.id}/${below}`)).status).toBe(302);
  }
});

test('WRITE-3: an editor of a publication publishes there from the editor, and again after a change', async () => {
  const writer = await signIn(program);
  await buildPublication(program.context, { slug: 'quarry', name: 'The Quarry', ownerPersonId: writer.personId });
  const desk = await sitDown(program, browser, { path: '/quarry/new-story', writer });
  const { page } = desk;
  await editorOf(page).focus();
  await page.keyboard.type('Stone\nsubtitle\nWords about stone.');
  await waitForState(page, 'saved');
  const id = storyOf(page);
  await page.keyboard.press('Control+Enter');
  const sheet = page.getByRole('dialog', { name: 'Publish your story' });
  expect(await sheet.getByLabel('Publish in').locator('option:checked').textContent()).toBe('The Quarry');
  await sheet.getByText('It will appear in The Quarry.').waitFor();
  await sheet.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('heading', { name: 'Your story is published' }).waitFor();
  const path = new URL((await page.locator('main code').textContent()) ?? '').pathname;
  expect(path).toBe(`/quarry/stone-${id}`);
  expect((await readerSees(path)).html).toContain('Words about stone.');

  await page.goto(`${program.url}/p/${id}/edit`);
  await editorOf(page).waitFor();
  await writeAtEnd(page, ' And about much more than stone alone.');
  await waitForState(page, 'saved');
  expect((await readerSees(path)).html).not.toContain('much more');
  await page.keyboard.press('Control+Enter');
  const again = page.getByRole('dialog', { name: 'Publish your changes' });
  expect(await again.getByText('When', { exact: true }).count()).toBe(0);
  // The card shows the words that are about to go out, and not those that readers have.
  await again.getByRole('region', { name: 'Preview' }).getByText('much more than stone alone').waitFor();
  await again.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByRole('heading', { name: 'Your story is published' }).waitFor();
  const seen = (await readerSees(path)).html;
  expect([seen.includes('much more'), seen.includes('Edited')]).toEqual([true, true]);
});

test('STORY-9: the page after sharing leads back to the story', async () => {
  const own = ownStories(program.context, (await signIn(program)).personId);
  const story = await own.publish('Shared');
  const { page, problems } = await browser.open(`/p/${story.id}/share-success`);
  await wake(page);
  await page.getByRole('heading', { name: 'Thanks for sharing' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const links = await page.getByRole('link', { name: /^Share via / }).evaluateAll((all) => all.length);
  expect(links).toBeGreaterThan(5);
  expect(await page.getByRole('link', { name: 'Back to the story' }).getAttribute('href')).toBe(story.path);
  expect(problems).toEqual([]);
});

test('WRITE-4: on the page of a story its author has a menu to its editor and its settings, and nobody else', async () => {
  const person = await signIn(program);
  const own = ownStories(program.context, person.personId);
  const [published, draft] = [await own.publish('Mine'), await own.draft('Not yet')];
  const { page } = await browser.open('/healthz');
  await page.context().addCookies([...person.cookies]);
  const menus = [
    [
      published,
      ['Edit', 'Settings', 'Submit to a publication', 'Stats', 'Pin to your profile', 'Close discussion', 'Delete'],
    ],
    [draft, ['Edit', 'Settings', 'Submit to a publication', 'Delete']],
  ] as const;
  for (const [{ path }, choices] of menus) {
    await page.goto(program.url + path);
    await wake(page);
    await page.getByRole('button', { name: 'Your story' }).first().click();
    const items = page.getByRole('menuitem');
    expect(await items.allTextContents()).toEqual(choices);
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.waitForURL(`**/p/${draft.id}/settings`);
  const other = await signIn(program);
  await page.context().clearCookies();
  await page.context().addCookies([...other.cookies]);
  await page.goto(program.url + published.path);
  await wake(page);
  expect(await page.getByRole('button', { name: 'Your story' }).count()).toBe(0);
});
