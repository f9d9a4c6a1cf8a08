import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { buildSection } from '#test/factories/build-section.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, type TestBrowser, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

const PHONE = { viewport: { width: 390, height: 800 }, colorScheme: 'dark' } as const;

/** An editor of the publication, in a window. */
async function editorAt(path: string, options: Parameters<TestBrowser['open']>[1] = {}) {
  const editor = await signIn(program);
  const publicationId = program.world.publications['field-notes'];
  await appointMember(program.context, { publicationId, personId: editor.personId, role: 'editor' });
  const opened = await browser.open('/healthz', options);
  await opened.page.context().addCookies([...editor.cookies]);
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  // The bar of this publication holds one link too many, and the console says so.
  return {
    page: opened.page,
    faults: () => opened.problems.filter((text) => !text.startsWith('Only one external link')),
  };
}

/** In the publication, the newest first. */
const titleOf = (index: number) =>
  program.world.stories.plain.filter((_story, place) => place % 4 === 0)[index]?.title ?? '';

test('PUB-6, TOAST-2: by keyboard: a story is found, featured with its toast, featured no more, and taken out', async () => {
  const { page, faults } = await editorAt('/field-notes/stories/published');
  await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
  const rows = page.locator('main li').filter({ has: page.getByRole('button', { name: /^Actions for/ }) });
  expect(await rows.count()).toBe(9);
  expect(await axeFindings(page)).toEqual([]);
  const title = titleOf(5);
  await page.getByRole('searchbox', { name: 'Search by title or writer' }).fill(title);
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(1);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).press('Enter');
    const item = page.getByRole('menuitem', { name, exact: true });
    await item.waitFor();
    await item.press('Enter');
  };
  await choose('Feature');
  const toast = page.getByTestId('feature-post');
  await toast.getByText(`“${title}” is featured in Field Notes.`).waitFor();
  await rows.getByText('Featured', { exact: true }).waitFor();
  await toast.getByRole('button', { name: 'View all' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Featured stories' }).waitFor();
  expect(await page.locator('form ol > li').first().innerText()).toContain(title);

  await page.goto(`${program.url}/field-notes/stories/featured`);
  await wake(page);
  await choose('Stop featuring');
  await page.getByText(`“${title}” is no longer featured in Field Notes.`).waitFor();
  await choose('Remove from Field Notes');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('We’ll let its author know.').waitFor();
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByText(`“${title}” was removed from Field Notes.`).waitFor();
  expect(await page.getByRole('button', { name: `Actions for ${title}` }).count()).toBe(0);
  await page.goto(`${program.url}/field-notes/latest`);
  expect(await page.getByRole('link', { name: title }).count()).toBe(0);
  expect(faults()).toEqual([]);
});

test('PUB-6: each filter is a page with its tab, on a phone in the dark; empty ones say so', async () => {
  const { page, faults } = await editorAt('/field-notes/stories/scheduled', PHONE);
  await page.getByText('Nothing scheduled.').waitFor();
  const tabs = page.getByRole('main').getByRole('navigation');
  for (const [name, empty] of [['Unlisted', 'No unlisted stories.']] as const) {
    await tabs.getByRole('link', { name }).click();
    await page.getByText(empty).waitFor();
    expect(await tabs.getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
  }
  await tabs.getByRole('link', { name: 'Published' }).click();
  await page.getByText(titleOf(0)).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(faults()).toEqual([]);
});

test('PUB-6, WRITE-7: featured stories arranged on a phone in the dark by keys, arrows and a drag; a second editor is told', async () => {
  const { page, faults } = await editorAt('/field-notes/manage/stories/featured', PHONE);
  const other = await editorAt('/field-notes/manage/stories/featured');
  const rows = page.locator('form ol > li');
  const titles = async (of: Page = page) =>
    (await of.locator('form ol > li p:first-child').allInnerTexts()).slice(0, 4);
  const [one, two, three] = [...(await titles())];
  expect(await rows.count()).toBe(3);
  await page
    .getByRole('button', { name: `Move ${three ?? ''}: drag, or press Alt and an arrow key` })
    .press('Alt+ArrowUp');
  await page.getByText(`${three ?? ''} is now number 2 of 3.`).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: `Move ${three ?? ''} up` }).click();
  expect(await titles()).toEqual([three, one, two]);
  const handle = page.getByRole('button', { name: `Move ${three ?? ''}: drag, or press Alt and an arrow key` });
  await handle.hover();
  await page.mouse.down();
  await rows.last().hover({ position: { x: 20, y: 30 } });
  await page.mouse.up();
  expect(await titles()).toEqual([one, two, three]);

  const added = titleOf(6);
  await page.getByRole('searchbox', { name: 'Search your published stories' }).fill(added);
  await page.getByRole('button', { name: `Feature ${added}`, exact: true }).click();
  expect(await titles()).toEqual([added, one, two, three]);
  await page.getByRole('button', { name: `Remove ${one ?? ''}`, exact: true }).press('Enter');
  // The one that has its place goes on with the focus.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Remove ${two ?? ''}`);
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Saved.').first().waitFor();

  await other.page.getByRole('button', { name: `Move ${one ?? ''} down` }).click();
  await other.page.getByRole('button', { name: 'Save' }).click();
  await other.page.getByText('Someone else changed the featured stories. Here’s the list as it is now.').waitFor();
  expect(await titles(other.page)).toEqual([added, two, three]);
  await other.page.getByRole('button', { name: `Move ${added} down` }).click();
  await other.page.getByRole('button', { name: 'Save' }).click();
  await other.page.getByText('Saved.').first().waitFor();
  await page.goto(`${program.url}/field-notes/featured`);
  const shown = await page.locator('main article h2, main h2').allInnerTexts();
  expect(shown.filter((title) => [added, two, three].includes(title))).toEqual([two, added, three]);
  expect([...faults(), ...other.faults()]).toEqual([]);
});

test('PUB-6: an address of one story features it and takes it off again; another story is no page', async () => {
  const story = program.world.stories.plain.filter((_story, place) => place % 4 === 0)[7];
  const { page, faults } = await editorAt(`/field-notes/${story?.id ?? ''}/featured`);
  await page.getByText(`“${story?.title ?? ''}” isn’t featured yet.`).waitFor();
  await page.getByRole('button', { name: 'Feature this story' }).press('Enter');
  await page.getByText(`“${story?.title ?? ''}” is featured.`).waitFor();
  await expect.poll(() => page.locator('form ol > li').first().innerText()).toContain(story?.title ?? '');
  await page.getByRole('button', { name: 'Stop featuring' }).press('Enter');
  await page.getByText(`“${story?.title ?? ''}” isn’t featured yet.`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(faults()).toEqual([]);
});

test('PUB-6: by keyboard: several stories are chosen, featured, put on a page and taken out at once; Undo takes back', async () => {
  const publicationId = program.world.publications['field-notes'];
  const slug = `page-${program.clock.now().getTime()}`;
  await buildSection(program.context, { publicationId, slug, title: slug, storyIds: [] });
  const { page, faults } = await editorAt('/field-notes/stories/published');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  const rows = page.locator('main li').filter({ has: boxes });
  const row = (title: string) => page.getByRole('listitem').filter({ has: page.getByLabel(`Select ${title}`) });
  const badge = page.getByText('Featured', { exact: true });
  const featured = rows.filter({ has: badge });
  const titlesOf = (some: typeof rows) => some.getByRole('link').allInnerTexts();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const toast = page.getByTestId('several-stories');
  const choose = async (of: Page, name: string) => {
    await of.getByRole('button', { name: 'More for these stories' }).press('Enter');
    await of.getByRole('menuitem', { name, exact: true }).press('Enter');
  };
  await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await page.getByText(`${await boxes.count()} stories selected`).waitFor();
  await button('Clear').press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.parentElement?.textContent)).toBe('Select all');

  // A range there and back, by keys and by the pointer.
  await boxes.nth(0).press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('3 stories selected').waitFor();
  await page.keyboard.press('Shift+ArrowUp');
  await page.getByText('2 stories selected').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => button('Feature').count()).toBe(0);
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await page.getByText('3 stories selected').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const [pinned = ''] = await titlesOf(featured);
  const [one = '', two = '', three = ''] = await titlesOf(rows.filter({ hasNot: badge }));
  const count = await featured.count();
  for (const title of [pinned, one, two]) await page.getByLabel(`Select ${title}`).press('Space');
  await button('Feature').press('Enter');
  await toast.getByText('2 stories are now featured. One wasn’t changed. See why below its title.').waitFor();
  await row(pinned).getByText('It was already featured.').waitFor();
  await expect.poll(() => featured.count()).toBe(count + 2);
  await toast.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByText('Undone.').waitFor();
  await expect.poll(() => featured.count()).toBe(count);

  for (const title of [one, two]) await page.getByLabel(`Select ${title}`).press('Space');
  await choose(page, 'Add to a page');
  const adding = page.getByRole('dialog');
  await adding.getByRole('heading', { name: 'Add these 2 stories to a page' }).waitFor();
  await adding.getByLabel('Feature page').selectOption(slug);
  await adding.getByRole('button', { name: 'Add' }).press('Enter');
  await toast.getByText(`2 stories were added to “${slug}”.`).waitFor();
  await toast.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByText('Undone.').waitFor();

  // Another editor takes one of them out meanwhile.
  const other = await editorAt('/field-notes/stories/published');
  for (const title of [two, three]) await page.getByLabel(`Select ${title}`).press('Space');
  await other.page.getByLabel(`Select ${two}`).press('Space');
  const remove = async (of: Page, title: string) => {
    await choose(of, 'Remove');
    const dialog = of.getByRole('dialog');
    await dialog.getByRole('heading', { name: title }).waitFor();
    await dialog.getByText('We’ll let their authors know.').waitFor();
    await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
  };
  await remove(other.page, 'Remove this story from Field Notes?');
  await other.page.getByText('1 story was removed from Field Notes.').waitFor();
  await remove(page, 'Remove these 2 stories from Field Notes?');
  await page.getByText('1 story was removed from Field Notes. One wasn’t changed. See why below its title.').waitFor();
  await row(two).getByText('It isn’t in the publication anymore.').waitFor();
  await expect.poll(() => page.getByLabel(`Select ${three}`).count()).toBe(0);
  await page.getByText('1 story selected').waitFor();
  expect([...faults(), ...other.faults()]).toEqual([]);
});

test('PUB-6: the stories that are featured, opened by their address, stand below their tab', async () => {
  const { page, faults } = await editorAt('/field-notes/stories/featured', PHONE);
  const tabs = page.getByRole('main').getByRole('navigation');
  expect(await tabs.locator('[aria-current=page]').allInnerTexts()).toEqual(['Featured']);
  expect(faults()).toEqual([]);
});
