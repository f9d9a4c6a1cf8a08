import { expect } from 'vitest';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { callbackPath, openVisitor, signIn, tokenFor } from '#test/support/sign-in.ts';
import { buildPerson } from '#test/factories/build-person.ts';

const { program, browser } = await openSite();

/** A browser in which somebody has just signed up, bound for `redirect`. */
async function signUp(username: string, redirect: string) {
  const personId = await buildPerson(program.context, { username, name: 'New Reader' });
  const { cookie } = await openVisitor(program);
  const token = await tokenFor(program, cookie, { personId, operation: 'register', redirect });
  const opened = await browser.open('/about');
  const at = cookie.indexOf('=');
  await opened.page
    .context()
    .addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: program.url }]);
  await opened.page.goto(program.url + callbackPath(token).replace('operation=login', 'operation=register'));
  await wake(opened.page);
  return { ...opened, personId };
}

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

test('IDEN-8, HOME-8, rule 129: name, username, topics, whom to follow, and on to where they were bound, once', async () => {
  const { page, problems, personId } = await signUp('newcomer', '/explore-topics');
  expect(pathOf(page.url())).toBe('/get-started?redirectUrl=%2Fexplore-topics');
  expect(await axeFindings(page)).toEqual([]);

  const username = page.getByLabel('Username');
  await username.fill('ada');
  await page.getByText('That username is taken. Choose another.').waitFor();
  await username.fill('a..b');
  await page.getByRole('alert').filter({ hasText: 'two dots in a row' }).waitFor();
  await username.fill('Fresh.Start');
  await page.getByText('@fresh.start is available.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Fresh Start');
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('heading', { name: 'What do you like to read about?' }).waitFor();
  expect(pathOf(page.url())).toBe('/get-started/topics?redirectUrl=%2Fexplore-topics');
  expect(await axeFindings(page)).toEqual([]);
  const go = page.getByRole('button', { name: 'Continue' });
  const topics = page.getByRole('checkbox');
  for (const index of [0, 1]) await topics.nth(index).check();
  expect(await go.isDisabled(), 'two are not enough').toBe(true);
  await topics.nth(2).check();
  await page.getByText('3 chosen').waitFor();
  await go.click();

  await page.getByRole('heading', { name: 'Writers and publications to follow' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const count = await page.getByRole('checkbox').count();
  expect(count).toBeLessThanOrEqual(5);
  expect(await page.getByRole('checkbox', { checked: true }).count(), 'nobody is followed unasked').toBe(0);
  await page.getByRole('checkbox').first().check();
  await Promise.all([
    page.waitForURL(`${program.url}/get-started/plans?redirectUrl=%2Fexplore-topics`),
    page.getByRole('button', { name: 'Follow 1 and finish' }).click(),
  ]);
  await Promise.all([
    page.waitForURL(`${program.url}/explore-topics`),
    page.getByRole('link', { name: 'Skip', exact: true }).click(),
  ]);
  expect(problems).toEqual([]);

  const { kysely } = program.context.database;
  const person = await kysely
    .selectFrom('person')
    .select(['username', 'name'])
    .where('id', '=', personId)
    .executeTakeFirst();
  expect(person).toEqual({ username: 'fresh.start', name: 'Fresh Start' });
  const rows = await Promise.all([
    kysely.selectFrom('follow_tag').select('tag_id').where('follower_id', '=', personId).execute(),
    kysely.selectFrom('follow_person').select('person_id').where('follower_id', '=', personId).execute(),
    kysely.selectFrom('follow_publication').select('publication_id').where('follower_id', '=', personId).execute(),
  ]);
  expect(rows[0]).toHaveLength(3);
  expect(rows[1].length + rows[2].length).toBe(1);

  await page.goto(`${program.url}/get-started?redirectUrl=%2Fabout`);
  expect(pathOf(page.url()), 'it shows once').toBe('/about');
});

test('HOME-8, rule 129: each step can be skipped, by keyboard alone, and a target elsewhere is none', async () => {
  const { page } = await signUp('skipper', '/about');
  await page.goto(`${program.url}/get-started?redirectUrl=https%3A%2F%2Fevil.example%2F`);
  await wake(page);
  const press = async (name: string) => {
    for (let stop = 0; stop < 60; stop += 1) {
      if ((await page.evaluate(() => document.activeElement?.textContent)) === name) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
  await press('Skip');
  await page.getByRole('heading', { name: 'What do you like to read about?' }).waitFor();
  expect(pathOf(page.url())).toBe('/get-started/topics');
  await wake(page);
  await press('Skip');
  const leaves = page.waitForURL(`${program.url}/get-started/plans`);
  const isOver = await Promise.race([
    leaves.then(() => true),
    page
      .getByRole('heading', { name: 'Writers and publications to follow' })
      .waitFor()
      .then(() => false),
  ]);
  if (!isOver) await press('Skip');
  await leaves;
  await wake(page);
  await press('Skip');
  await page.waitForURL(`${program.url}/`);
});

test('rule 129: whoever is signed out is asked to sign up, and comes back', async () => {
  const answer = await program.ask('/get-started?redirectUrl=%2Fabout');
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe(
    '/m/signin?operation=register&redirect=%2Fget-started%3FredirectUrl%3D%252Fabout',
  );
});

test('/me and /me/about lead to one’s own pages, and a stranger to sign in', async () => {
  const { cookie } = await signIn(program, { person: program.world.people.ada });
  const [me, about, stranger] = await Promise.all([
    program.ask('/me', { headers: { cookie } }),
    program.ask('/me/about', { headers: { cookie } }),
    program.ask('/me'),
  ]);
  expect([me.status, me.headers.location]).toEqual([302, '/@ada']);
  expect([about.status, about.headers.location]).toEqual([302, '/@ada/about']);
  expect([stranger.status, stranger.headers.location]).toEqual([302, '/m/signin?operation=login&redirect=%2Fme']);
});

test.for(['/suspended', '/unrecognized-account', '/m/goodbye'])(
  'IDEN-13: %s says where to go, for strangers too, and is kept out of search',
  async (path) => {
    const answer = await program.ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    const { page, problems } = await browser.open(path);
    expect(await page.locator('main h1').count()).toBe(1);
    expect(await page.locator('main a').count()).toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('IDEN-13: whoever is signed in is not told that their account is closed', async () => {
  const { cookie } = await signIn(program);
  const { text } = await program.ask('/m/goodbye', { headers: { cookie } });
  expect(text).toContain('You’re signed in');
  expect(text).not.toContain('Your account is closed');
});
