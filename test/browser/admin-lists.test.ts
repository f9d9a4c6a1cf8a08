import { expect } from 'vitest';
import { reportTarget } from '#modules/running/reports/report-target.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { focusFindings } from '#test/support/focus-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

async function openAs(person: SignedIn, path: string, width = 1280) {
  const { page, problems } = await browser.open('/healthz');
  await page.setViewportSize({ width, height: 900 });
  await page.context().addCookies([...person.cookies]);
  await page.goto(program.url + path);
  await wake(page);
  return { page, problems };
}

const statusOf = async (path: string, cookie?: string) =>
  (await program.ask(path, { headers: cookie === undefined ? {} : { cookie } })).status;

test('ADMIN-1: each list of the staff is there for the roles that have it, and for nobody else', async () => {
  const reader = await signIn(program);
  const cookies = new Map<string, string>();
  for (const role of ['ADMIN', 'MODERATOR', 'CURATOR', 'SUPPORT'] as const)
    cookies.set(role, (await signIn(program, { role })).cookie);
  const lists = {
    '/_/admin': ['ADMIN', 'MODERATOR', 'CURATOR'],
    '/_/admin/reports': ['ADMIN', 'MODERATOR'],
    '/_/admin/appeals': ['ADMIN', 'MODERATOR'],
    '/_/admin/legal-notices': ['ADMIN', 'MODERATOR'],
    '/_/admin/search': ['ADMIN', 'MODERATOR', 'SUPPORT'],
    '/_/admin/blocked-servers': ['ADMIN', 'MODERATOR'],
    '/_/admin/waves': ['ADMIN', 'MODERATOR'],
    '/_/admin/sign-ups': ['ADMIN', 'MODERATOR'],
    '/_/admin/banned-links': ['ADMIN', 'MODERATOR'],
    '/_/admin/topics': ['ADMIN', 'CURATOR'],
    '/_/admin/audit': ['ADMIN'],
    '/_/admin/audit.csv': ['ADMIN'],
    '/_/admin/authors': ['ADMIN'],
    '/_/admin/boosts': ['ADMIN', 'CURATOR'],
    '/_/admin/errors': ['ADMIN'],
    '/_/admin/jobs': ['ADMIN', 'MODERATOR'],
    '/_/admin/experiments': ['ADMIN'],
    '/_/admin/finance': ['ADMIN'],
    '/_/admin/mail': ['ADMIN'],
    '/_/admin/pages': ['ADMIN'],
    '/_/admin/pages/ShowAbout': ['ADMIN'],
  };
  for (const [path, roles] of Object.entries(lists)) {
    expect([await statusOf(path), await statusOf(path, reader.cookie)], path).toEqual([404, 404]);
    const allowed = [];
    for (const [role, cookie] of cookies) if ((await statusOf(path, cookie)) === 200) allowed.push(role);
    expect(allowed, path).toEqual(roles);
  }
  expect(await statusOf('/_/admin/pages/ShowHome', cookies.get('ADMIN'))).toBe(404);
});

test('ADMIN-1: whoever works for the site sees the tabs of their roles alone, and each leads somewhere', async () => {
  const starts = { ADMIN: 'reports', MODERATOR: 'reports', CURATOR: 'topics', FINANCE: 'coupons' } as const;
  const counts: Record<string, number> = {};
  for (const role of ['ADMIN', 'MODERATOR', 'CURATOR', 'FINANCE'] as const) {
    const { cookie } = await signIn(program, { role });
    const answer = await program.ask(`/_/admin/${starts[role]}`, { headers: { cookie } });
    const links = [...String(answer.body).matchAll(/href="(\/_\/admin(?:\/[a-z-]+)?)"/g)].map(([, path = '']) => path);
    const tabs = [...new Set(links)];
    for (const path of tabs) expect([path, await statusOf(path, cookie)]).toEqual([path, 200]);
    counts[role] = tabs.length;
  }
  expect(counts).toEqual({ ADMIN: 23, MODERATOR: 11, CURATOR: 3, FINANCE: 4 });
});

test('rule 162: a moderator reads what was said of a story, and hides it by keyboard', async () => {
  const moderator = await signIn(program, { role: 'MODERATOR' });
  const { id } = await buildStory(program.context, { title: 'Buy now' });
  const viewer = buildViewer({ personId: await buildPerson(program.context) });
  const context = { ...program.context, viewer, isProgram: false };
  await reportTarget(context, { target: { kind: 'post', id }, reason: 'SPAM', comment: 'Only advertisements' });
  const { page, problems } = await openAs(moderator, '/_/admin/reports', 390);
  await page.getByText('Only advertisements').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Action').selectOption('HIDE');
  await page.getByLabel('Reason (the author will read it)').fill('Nothing but advertisements.');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Uphold');
  await page.keyboard.press('Enter');
  await page.getByText('Decided. We’ve told the people who reported it.').waitFor();
  expect(await page.getByText('Only advertisements').count()).toBe(0);
  expect(await statusOf(`/p/${id}`)).toBe(410);
  expect(problems).toEqual([]);
});

test('rule 15: a moderator bans a link and allows it again', async () => {
  const { page, problems } = await openAs(await signIn(program, { role: 'MODERATOR' }), '/_/admin/banned-links');
  await page.getByLabel('Domain or address').fill('no good');
  await page.getByRole('button', { name: 'Ban' }).click();
  await page.getByRole('alert').getByText(/./).waitFor();
  await page.getByLabel('Domain or address').fill('https://www.Spam.example/');
  await page.getByRole('button', { name: 'Ban' }).click();
  await page.getByText('spam.example', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Allow again: spam.example' }).click();
  await page.getByText('No links are banned.').waitFor();
  expect(problems).toEqual([]);
});

test('HOME-9: an administrator writes a page, looks at it first, and puts an older text back', async () => {
  const { page, problems } = await openAs(await signIn(program, { role: 'ADMIN' }), '/_/admin/pages/ShowTribute', 390);
  const write = async (title: string, text: string) => {
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Text, in Markdown').fill(text);
  };
  await write('A tribute', 'To **all** who wrote.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: 'Preview' }).waitFor();
  expect(await page.locator('.story-body strong').textContent()).toBe('all');
  expect(await statusOf('/l/tribute')).toBe(404);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published.').waitFor();
  expect(await statusOf('/l/tribute')).toBe(200);
  program.clock.advance(1_000);
  await write('Another', 'Other words.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Another, by').waitFor();
  await page.getByRole('button', { name: 'Load into the form' }).last().click();
  expect(await page.getByLabel('Title').inputValue()).toBe('A tribute');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove page' }).click();
  await page.getByText('Removed').waitFor();
  expect(await statusOf('/l/tribute')).toBe(404);
  expect(problems).toEqual([]);
});

test('HOME-3: a curator makes a topic, picks stories and puts them in order', async () => {
  const { page, problems } = await openAs(await signIn(program, { role: 'CURATOR' }), '/_/admin/topics');
  await page.getByLabel('The last part of its address, such as small-engines').fill('Long Walks');
  await page.getByRole('button', { name: 'Create topic' }).click();
  await page.waitForURL('**/topic/long-walks/edit');
  await wake(page);
  await page.getByLabel('Name').fill('Long walks');
  await page.getByLabel('Tags, separated by commas, the main one first').fill('Weather');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Add stories' }).waitFor();
  await page.goto(`${program.url}/topic/long-walks/add-posts`);
  await wake(page);
  const [first, second] = program.world.stories.plain;
  await page.getByLabel('Story addresses, one per line').fill(`${program.url}${first?.path}\n${second?.id}`);
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  await page.getByRole('button', { name: `Move “${second?.title}” up` }).click();
  await page.getByText(`“${second?.title}” is now number 1.`).waitFor();
  await expect
    .poll(() => page.locator('ol li').allTextContents())
    .toEqual([expect.stringContaining(second?.title ?? '?'), expect.stringContaining(first?.title ?? '?')]);
  expect(await axeFindings(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Add “/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('ol li').count()).toBe(3);
  await expect.poll(() => focusFindings(page)).toEqual([]);
  await page.goto(`${program.url}/topic/long-walks`);
  await wake(page);
  const follow = page.getByRole('button', { name: 'Follow Long walks' });
  await follow.click();
  await page.getByRole('button', { name: 'Following Long walks' }).waitFor();
  expect(problems).toEqual([]);
});

test('CORE-5: an administrator starts an experiment, a reader is shown it, and it is counted once', async () => {
  const { page, problems } = await openAs(await signIn(program, { role: 'ADMIN' }), '/_/admin/experiments');
  const box = page.getByLabel('topic_order');
  if (!(await box.isChecked())) await box.click();
  await expect.poll(() => box.isChecked()).toBe(true);
  const reader = await signIn(program);
  await expect
    .poll(async () => (await program.ask('/topic/out-of-doors', { headers: { cookie: reader.cookie } })).text)
    .toContain('"topic_order"');
  const seen = await openAs(reader, '/topic/out-of-doors');
  const count = async () => {
    const { kysely } = program.context.database;
    // Of gates there are others.
    const rows = await kysely.selectFrom('exposure').select('variant').where('kind', '=', 'experiment').execute();
    return rows.length;
  };
  await expect.poll(count).toBe(1);
  await seen.page.reload();
  await wake(seen.page);
  await page.reload();
  await page.getByText('shown to 1 reader').waitFor();
  expect(await count()).toBe(1);
  expect([...problems, ...seen.problems]).toEqual([]);
});

test('rule 258: somebody of support pastes what they have, by keyboard on a phone, and opens the account', async () => {
  const [support, reader] = [await signIn(program, { role: 'SUPPORT' }), await signIn(program)];
  const { page, problems } = await openAs(support, '/_/admin/search', 390);
  await page.getByRole('heading', { name: 'Newest accounts' }).waitFor();
  const field = page.getByLabel('What are you looking for?');
  await field.fill('nobody of that name');
  await page.keyboard.press('Enter');
  await page.getByText('Nothing here matches “nobody of that name”.').waitFor();
  expect(await field.inputValue()).toBe('nobody of that name');
  await field.fill(reader.personId);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'People' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('listitem').filter({ hasText: 'joined' }).getByRole('link').first().click();
  await page.getByText(reader.personId).first().waitFor();
  expect(problems).toEqual([]);
});
