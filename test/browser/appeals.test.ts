import { expect } from 'vitest';
import { appealMessages as messages } from '#shared/messages/appeals.ts';
import { decisionMessages } from '#shared/messages/decisions.ts';
import { toastMessages } from '#shared/messages/toasts.ts';
import { suspendStoryFor } from '#modules/running/moderated-stories/moderate-story.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const views = [
  [1280, 'light'],
  [390, 'dark'],
] as const satisfies readonly View[];
const { program, browser } = await openSite({ withWorld: false });

const openAs = (person: SignedIn, path: string) =>
  browser.openAs(person, path, { viewport: { width: 390, height: 900 } });

test('ADMIN-2: a story is limited, its writer reads why and appeals by keyboard, and another moderator takes it back', async () => {
  const [author, first, second] = [
    await signIn(program),
    await signIn(program, { role: 'MODERATOR' }),
    await signIn(program, { role: 'ADMIN' }),
  ];
  const { id } = await buildStory(program.context, { title: 'Ten lamps', authorIds: [author.personId] });
  const deciding = await openAs(first, `/_/admin/v2/posts/${id}`);
  await deciding.page.getByLabel(decisionMessages.measure).selectOption('LIMIT');
  const form = deciding.page.getByRole('region', { name: decisionMessages.takeTitle });
  await form.getByLabel(decisionMessages.takeRule).selectOption('SPAM');
  await form.getByLabel(decisionMessages.takeFacts).fill('It sells lamps.');
  await deciding.page.getByRole('button', { name: decisionMessages.take, exact: true }).press('Enter');
  const taken = deciding.page.getByText(decisionMessages.taken);
  await taken.waitFor();
  await deciding.page.getByRole('button', { name: /^Reverse it: Limited/ }).waitFor();
  // What lies half under the header or the toast is too small to press, until one scrolls or the toast is gone.
  await taken.waitFor({ state: 'hidden' });
  await deciding.page.evaluate(() => scrollTo(0, 0));
  expect(await findingsInViews(deciding.page, views)).toEqual([]);
  await keepScreens(deciding.page, 'admin-post-decided', views);

  const { page, problems } = await openAs(author, '/');
  await page.getByText(toastMessages.limitedState).waitFor();
  await keepScreens(page, 'limited-state', views);
  await page.getByRole('button', { name: toastMessages.limitedStateMore }).press('Enter');
  await page.getByRole('heading', { name: 'Limited: Ten lamps' }).waitFor();
  await wake(page);
  expect(await page.getByText(toastMessages.limitedState).count()).toBe(0);
  expect(await findingsInViews(page, views)).toEqual([]);
  await keepScreens(page, 'own-decisions', views);
  await page.getByRole('button', { name: messages.send }).press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Tell us what we got wrong' }).waitFor();
  await page.getByLabel(messages.words).fill('They are my own lamps.');
  await page.getByRole('button', { name: messages.send }).press('Enter');
  await page.getByText(messages.yours).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  const answering = await openAs(second, '/_/admin/appeals');
  await answering.page.getByText('They are my own lamps.').waitFor();
  expect(await findingsInViews(answering.page, views)).toEqual([]);
  await keepScreens(answering.page, 'admin-appeals', views);
  await answering.page.getByLabel(messages.outcome).selectOption('CHANGED');
  await answering.page.getByLabel(decisionMessages.measure).waitFor();
  await answering.page.getByLabel(messages.outcome).selectOption('REVERSED');
  await answering.page.getByLabel(messages.answerReason).fill('They are your lamps.');
  await answering.page.getByRole('button', { name: messages.answer }).press('Enter');
  await answering.page.getByText(messages.answered).waitFor();
  expect(await answering.page.getByText('They are my own lamps.').count()).toBe(0);
  await answering.page.getByRole('link', { name: messages.filters.DECIDED }).click();
  await answering.page.getByText('They are your lamps.', { exact: true }).first().waitFor();

  await page.reload();
  await page.getByText('They are your lamps.').first().waitFor();
  expect(await page.getByText(/^Nothing counts against you/).count()).toBe(1);
  expect([...problems, ...deciding.problems, ...answering.problems]).toEqual([]);
});

test('TOAST-2, TOAST-3: whose story is suspended reads so wherever they come next, and why', async () => {
  const author = await signIn(program);
  const { id } = await buildStory(program.context, { title: 'Twenty lamps', authorIds: [author.personId] });
  const ground = { rule: 'SPAM', facts: 'It sells lamps.', endsAt: null } as const;
  await suspendStoryFor(program.context, { storyId: id, ...ground });
  const { page, problems } = await openAs(author, '/');
  const toast = page.getByTestId('own-post-suspended');
  await toast.getByText('Your story was found in violation of the Rules', { exact: true }).waitFor();
  await toast.getByRole('button', { name: toastMessages.limitedStateMore }).press('Enter');
  await page.getByText('It sells lamps.').first().waitFor();
  expect(problems).toEqual([]);
});

test('ADMIN-2: whoever nothing was decided about reads so, and strangers find no appeals', async () => {
  const reader = await signIn(program);
  const { page, problems } = await openAs(reader, '/me/decisions');
  await page.getByText(decisionMessages.none).waitFor();
  expect(await findingsInViews(page, views)).toEqual([]);
  expect((await program.ask('/_/admin/appeals', { headers: reader.headers })).status).toBe(404);
  expect(problems).toEqual([]);
});
