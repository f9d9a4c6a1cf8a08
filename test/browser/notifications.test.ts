import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { clapStory } from '#modules/reading/claps/clap-story.ts';
import { followAsViewer } from '#modules/people/follows/follow-as-viewer.ts';
import { publishResponse } from '#modules/reading/responses/publish-response.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { settleNews } from '#test/support/settle-news.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

const as = (personId: string) => ({
  ...program.context,
  viewer: buildViewer({ personId }),
  isProgram: false,
});
const settle = () => settleNews(program.context);

/** Ada and Bob clap for a story of `author`, Ada responds, and Bob follows them. */
async function happen(author: SignedIn): Promise<string> {
  const { context, clock } = program;
  const { id: storyId } = await buildStory(context, { authorIds: [author.personId], title: 'On maps' });
  const [ada, bob] = [await buildPerson(context, { name: 'Ada' }), await buildPerson(context, { name: 'Bob' })];
  for (const personId of [ada, bob]) {
    await clapStory(as(personId), { storyId, count: 1 });
    await settle();
    clock.advance(1_000);
  }
  const response = { storyId, listId: null, parentId: null, passage: null, text: 'Well said.' };
  await publishResponse(as(ada), response);
  await settle();
  clock.advance(1_000);
  await followAsViewer(as(bob), { kind: 'person', id: author.personId });
  await settle();
  clock.advance(1_000);
  return storyId;
}

async function open(
  person: SignedIn,
  path: string,
  options = {},
): Promise<{ page: Page; problems: readonly string[] }> {
  const opened = await browser.open('/healthz', options);
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return opened;
}
const sentences = (page: Page) => page.locator('[data-notification] bdi').allTextContents();
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

test('NOTI-1, SHELL-14: the bell counts, the page tells each kind by a sentence, and looking at it quiets every window', async () => {
  const author = await signIn(program);
  await happen(author);
  const { page, problems } = await open(author, '/about');
  await bell(page).getByText('3').waitFor();
  expect(await bell(page).getAttribute('aria-label')).toBe('Notifications, 3 unread');
  const other = await page.context().newPage();
  await other.goto(`${program.url}/me/notifications`);
  await wake(other);
  expect(
    await other.locator('[data-notification]').evaluateAll((all) => all.map((one) => one.dataset['notification'])),
  ).toEqual(['PERSON_FOLLOWED', 'STORY_RESPONDED', 'STORY_CLAPPED']);
  await other.getByText('Bob and Ada clapped for On maps').waitFor();
  await other.getByText('Well said.').waitFor();
  expect(await other.locator('li[data-unread]').count()).toBe(3);
  expect(await axeFindings(other)).toEqual([]);
  // Here and in the window that was open before.
  for (const one of [other, page]) await bell(one).locator('[data-unread]').waitFor({ state: 'detached' });
  await other.reload();
  await wake(other);
  expect(await other.locator('li[data-unread]').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('NOTI-1: filters are tabs with addresses of their own, and each notification leads to what it is about', async () => {
  const author = await signIn(program);
  await happen(author);
  const { page } = await open(author, '/me/activity?tab=responses');
  expect(await sentences(page)).toEqual(['Ada', 'On maps']);
  const tabs = page.getByRole('navigation', { name: 'Which notifications' });
  await tabs.getByRole('link', { name: 'Follows' }).click();
  await page.getByText('followed you').waitFor();
  await tabs.getByRole('link', { name: 'Stories' }).click();
  await page.getByText('Nothing here yet.').waitFor();
  await tabs.getByRole('link', { name: 'All' }).click();
  await page.getByText('responded to').click();
  await page.waitForURL(/\/p\/[0-9a-f]{12}\/responses/);
});

test('NOTI-1: without scripts the page tells the same', async () => {
  const author = await signIn(program);
  await happen(author);
  const opened = await browser.open('/healthz', { javaScriptEnabled: false });
  await opened.page.context().addCookies([...author.cookies]);
  await opened.page.goto(`${program.url}/me/notifications`);
  expect(await sentences(opened.page)).toEqual(['Bob', 'Ada', 'On maps', 'Bob', 'Ada', 'On maps']);
});

test('PROF-3, NEWS-4: each mail and push is chosen in the settings, kept at once, and found by its anchor', async () => {
  const author = await signIn(program);
  const { page, problems } = await open(author, '/me/settings/notifications#NOTIFICATIONS_ALLOW_EMAIL_RESPONSES');
  const choice = page.getByRole('combobox', { name: 'Responses: email' });
  expect(await choice.inputValue()).toBe('ALL');
  await choice.selectOption({ label: 'From people I follow' });
  await page.getByRole('combobox', { name: 'How often' }).selectOption('DAILY');
  await page.getByRole('combobox', { name: 'Claps: push' }).selectOption('false');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('It takes at least three new stories').waitFor();
  for (const anchor of ['email-settings', 'manageSubscriptions'])
    expect(await page.locator(`#${anchor}`).count()).toBe(1);
  // The fragment has brought the banner half under the header, where axe takes its button for a small one.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);
  await expect
    .poll(async () => {
      const { database } = program.context;
      const rows = await database.query<{ name: string; value: unknown }>(
        'test_chosen',
        "select name, value from viewer_preference where person_id = $1 and name <> 'TIME_ZONE' order by name",
        [author.personId],
      );
      return rows.map(({ name, value }) => `${name} ${String(value)}`);
    })
    .toEqual([
      'DIGEST_FREQUENCY DAILY',
      'NOTIFICATIONS_ALLOW_EMAIL_RESPONSES NETWORK',
      'NOTIFICATIONS_ALLOW_PUSH_CLAPS false',
    ]);
  expect(problems).toEqual([]);
});
