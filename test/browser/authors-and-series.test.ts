import { expect } from 'vitest';
import { axeFindings } from '#test/support/axe-findings.ts';
import { focusFindings } from '#test/support/focus-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { type OwnStories, ownStories } from '#test/support/own-stories.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

type Member = { readonly person: SignedIn; readonly own: OwnStories; readonly username: string; readonly name: string };

async function member(): Promise<Member> {
  const person = await signIn(program);
  const { kysely } = program.context.database;
  const row = await kysely
    .selectFrom('person')
    .select(['username', 'name'])
    .where('id', '=', person.personId)
    .executeTakeFirstOrThrow();
  return { person, own: ownStories(program.context, person.personId), ...row };
}

async function openAs({ person }: Member, path: string) {
  const opened = await browser.open('/healthz');
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return opened;
}

test('WRITE-9: an author asks another, who agrees and may change the story; the order of names is theirs', async () => {
  const [ada, bob] = [await member(), await member()];
  const story = await ada.own.draft('Of two');
  const { page, problems } = await openAs(ada, `/p/${story.id}/settings`);
  await page.getByLabel('Username').fill(`@${bob.username}`);
  await page.keyboard.press('Enter');
  await page.locator(`[data-invited="${bob.username}"]`).waitFor();
  await page.getByLabel('Username').fill('nobody-at-all');
  await page.keyboard.press('Enter');
  await page.getByText('Nobody here goes by “nobody-at-all”.').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const { page: other, problems: otherProblems } = await openAs(bob, '/me/stories');
  await other.getByText(`${ada.name} invited you to be an author of “Of two”.`).waitFor();
  expect(await axeFindings(other)).toEqual([]);
  await other.getByRole('button', { name: 'Accept: be an author of “Of two”' }).click();
  await other.getByText('You’re now an author of “Of two”.').first().waitFor();
  await other.goto(`${program.url}/p/${story.id}/settings`);
  await wake(other);
  expect(await other.locator('[data-author]').count()).toBe(2);

  await page.reload();
  await wake(page);
  await page.getByRole('button', { name: `Move ${bob.name} up` }).click();
  await expect.poll(() => page.locator('[data-author]').first().getAttribute('data-author')).toBe(bob.username);
  await other.getByRole('button', { name: 'Leave the byline' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Leave the byline' }).click();
  await other.waitForURL('**/me/stories');
  expect([...problems, ...otherProblems]).toEqual([]);
});

test('WRITE-8: a series is made, filled and put in order by keys, and readers see that order', async () => {
  const ada = await member();
  const [one, two] = [await ada.own.publish('The first part'), await ada.own.publish('The second part')];
  const { page, problems } = await openAs(ada, '/me/series');
  await page.getByRole('button', { name: 'New series' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('In two parts');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'In two parts' }).waitFor();
  // A line on which what is added takes its time: the order is asked for before that is answered.
  await page.route('**/_/graphql', async (route) => {
    if (route.request().postData()?.includes('AddToSeries')) await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  for (const title of ['The first part', 'The second part']) {
    await page.getByRole('button', { name: `Add “${title}” to the series` }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-series-entry]', { hasText: title }).waitFor();
    await expect.poll(() => focusFindings(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Drag “The second part” to another place' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  const order = () =>
    page.locator('[data-series-entry]').evaluateAll((rows) => rows.map((row) => row.dataset['seriesEntry']));
  await expect.poll(order).toEqual([two.id, one.id]);
  expect(await axeFindings(page)).toEqual([]);
  const seriesId = new URL(page.url()).searchParams.get('series') ?? '';
  const stored = async () =>
    (
      await program.context.database.query<{ id: string }>(
        'test_order',
        'select story_id as id from series_entry where series_id = $1 order by place',
        [seriesId],
      )
    ).map(({ id }) => id);
  await expect.poll(stored).toEqual([two.id, one.id]);
  await page.getByRole('link', { name: 'View as a reader' }).click();
  await page.getByRole('link', { name: 'Arrange this series' }).waitFor();
  expect(await page.locator('main h2').allTextContents()).toEqual(['The second part', 'The first part']);
  expect(problems).toEqual([]);
});

test('WRITE-7: a story is reposted with a note from its own page, and the repost is undone', async () => {
  const [ada, bob] = [await member(), await member()];
  const story = await ada.own.publish('Worth passing on');
  const { page, problems } = await openAs(bob, `/new-story/repost/${story.id}`);
  await page.getByLabel('Add a note').fill('Read this');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Repost', exact: true }).click();
  await page.getByText('You reposted “Worth passing on”.').first().waitFor();
  await page.goto(`${program.url}/@${bob.username}`);
  await page.getByText('Read this').waitFor();
  await page.goto(`${program.url}/new-story/repost/${story.id}`);
  await wake(page);
  expect(await page.getByLabel('Add a note').inputValue()).toBe('Read this');
  await page.getByRole('button', { name: 'Undo repost' }).click();
  await page.getByText('Repost undone.').first().waitFor();
  expect(problems).toEqual([]);
});
