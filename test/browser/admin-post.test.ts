import { expect } from 'vitest';
import { adminStoryMessages as messages } from '#shared/messages/admin-story.ts';
import { decisionMessages } from '#shared/messages/decisions.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const views = [
  [1280, 'light'],
  [390, 'dark'],
] as const satisfies readonly View[];
const { program, browser } = await openSite({ withWorld: false });

test('ADMIN-1: a moderator suspends a story by keyboard, readers are told, and it comes back', async () => {
  const [author, moderator] = [await signIn(program), await signIn(program)];
  await changeRole(program.context, { personId: moderator.personId, role: 'MODERATOR', isGranted: true });
  const { id, path } = await buildStory(program.context, { title: 'Cheap lamps', authorIds: [author.personId] });
  // The menu is there as the server draws the page.
  const drawn = await program.ask(`/_/admin/v2/posts/${id}`, {
    headers: { ...moderator.headers, accept: 'text/html' },
  });
  expect(drawn.text).toContain('href="/_/admin/appeals"');
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 390, height: 900 } });
  await page.context().addCookies([...moderator.cookies]);
  await page.goto(`${program.url}/_/admin/v2/posts/${id}`);
  await wake(page);
  await page.getByRole('heading', { name: 'Story: Cheap lamps' }).waitFor();
  await page.getByRole('navigation', { name: 'Staff pages' }).getByRole('link', { name: 'Appeals' }).waitFor();
  expect(await findingsInViews(page, views)).toEqual([]);
  await keepScreens(page, 'admin-post', views);
  const suspending = page.getByRole('region', { name: messages.suspendTitle });
  await suspending.getByLabel(decisionMessages.takeFacts).fill('It sells lamps that are none.');
  await suspending.getByLabel(decisionMessages.takeLaw).fill('Section 5');
  // No rule is broken until somebody says so: what nobody chose would reach the author as spam.
  await suspending.getByRole('button', { name: messages.suspend }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('rule');
  await suspending.getByLabel(decisionMessages.takeRule).selectOption('OTHER');
  await suspending.getByLabel(decisionMessages.takeEnd).fill('2020-01-01');
  await suspending.getByRole('button', { name: messages.suspend }).press('Enter');
  await suspending.getByText(moderationMessages.endInPast).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('endsOn');
  expect(await suspending.getByLabel(decisionMessages.takeFacts).inputValue()).toBe('It sells lamps that are none.');
  await suspending.getByLabel(decisionMessages.takeEnd).fill('');
  await suspending.getByRole('button', { name: messages.suspend }).press('Enter');
  await page.getByRole('heading', { name: messages.unsuspendTitle }).waitFor();
  const visitor = await browser.open(path);
  await visitor.page.getByText(/found in violation of the Rules/).waitFor();
  // One way back, which says whether the decision still counts.
  expect(await page.getByRole('button', { name: /^Reverse it/ }).count()).toBe(0);
  await page.getByLabel(decisionMessages.endAs).selectOption({ label: decisionMessages.endWrong });
  await page.getByLabel(moderationMessages.reasonLabel).fill('The lamps were found.');
  await page.getByRole('button', { name: messages.unsuspend }).press('Enter');
  await page.getByRole('heading', { name: messages.suspendTitle }).waitFor();
  await page.getByText(/Reversed on .*The lamps were found/).waitFor();
  await visitor.page.goto(program.url + path);
  await visitor.page.getByRole('heading', { name: 'Cheap lamps' }).first().waitFor();
  expect(problems).toEqual([]);
});

test('ADMIN-1: to everybody else the page is not there', async () => {
  const author = await signIn(program);
  const { id } = await buildStory(program.context, { authorIds: [author.personId] });
  const answer = await program.ask(`/_/admin/v2/posts/${id}`, { headers: author.headers });
  expect(answer.status).toBe(404);
});
