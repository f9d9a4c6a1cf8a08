import { expect } from 'vitest';
import { reportTarget } from '#modules/running/reports/report-target.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

async function openAsModerator() {
  const moderator = await signIn(program);
  await changeRole(program.context, { personId: moderator.personId, role: 'MODERATOR', isGranted: true });
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 390, height: 844 } });
  await page.context().addCookies([...moderator.cookies]);
  await page.goto(`${program.url}/_/admin/reports`);
  await wake(page);
  return { page, problems };
}

test('rule 257: two moderators at one queue: J and K lead from case to case, and nobody decides what the other looks at', async () => {
  for (const title of ['First thing', 'Second thing', 'Third thing']) {
    const { id } = await buildStory(program.context, { title });
    const context = {
      ...program.context,
      viewer: buildViewer({ personId: await buildPerson(program.context) }),
      isProgram: false,
    };
    await reportTarget(context, { target: { kind: 'post', id }, reason: 'SPAM', comment: `About ${title}` });
    program.clock.advance(1_000);
  }
  const [one, other] = [await openAsModerator(), await openAsModerator()];
  const heading = () => one.page.evaluate(() => document.activeElement?.textContent);
  await one.page.keyboard.press('j');
  expect(await heading()).toBe('Story: Third thing');
  await one.page.keyboard.press('j');
  expect(await heading()).toBe('Story: Second thing');
  await one.page.keyboard.press('k');
  expect(await heading()).toBe('Story: Third thing');
  const caseOf = (page: typeof one.page) => page.getByRole('region', { name: 'Story: Third thing' });
  await caseOf(one.page).getByLabel('Action').focus();
  await caseOf(one.page).getByText('You’re looking at this').waitFor();
  // Typed into a field, the letters are letters.
  await caseOf(one.page).getByLabel('Action').selectOption('WARN');
  await caseOf(one.page).getByLabel('Reason (the author will read it)').fill('');
  await one.page.keyboard.type('jk');
  expect(await caseOf(one.page).getByLabel('Reason (the author will read it)').inputValue()).toBe('jk');
  await other.page.reload();
  await wake(other.page);
  await caseOf(other.page)
    .getByText(/is looking at this until/)
    .waitFor();
  await caseOf(other.page).getByRole('button', { name: 'Dismiss' }).click();
  await caseOf(other.page)
    .getByRole('alert')
    .getByText(/is looking at this until/)
    .waitFor();
  expect(await axeFindings(other.page)).toEqual([]);
  await keepScreens(other.page, 'admin-claims', [[390, 'dark']]);
  await caseOf(other.page).getByRole('button', { name: 'Take over' }).click();
  await caseOf(other.page).getByText('You’re looking at this').waitFor();
  await caseOf(one.page).getByRole('button', { name: 'Uphold' }).click();
  await caseOf(one.page)
    .getByText(/is looking at this until/)
    .waitFor();
  expect(await caseOf(one.page).getByLabel('Reason (the author will read it)').inputValue()).toBe('jk');
  await caseOf(other.page).getByRole('button', { name: 'Dismiss' }).click();
  await caseOf(other.page).waitFor({ state: 'detached' });
  expect([...one.problems, ...other.problems]).toEqual([]);
});

test('rule 257: whoever decides goes on with the next case, and a case that somebody else decided says so', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    const { id } = await buildStory(program.context, { title });
    const viewer = buildViewer({ personId: await buildPerson(program.context) });
    const context = { ...program.context, viewer, isProgram: false };
    await reportTarget(context, { target: { kind: 'post', id }, reason: 'SPAM' });
    program.clock.advance(1_000);
  }
  const [one, other] = [await openAsModerator(), await openAsModerator()];
  const caseOf = (page: typeof one.page, title: string) => page.getByRole('region', { name: `Story: ${title}` });
  const heading = () => one.page.evaluate(() => document.activeElement?.textContent);
  // The keys are letters, also with Shift held or Caps Lock on, as the page writes them.
  await one.page.keyboard.press('Shift+J');
  await one.page.keyboard.press('Shift+J');
  expect(await heading()).toBe('Story: Three');
  await caseOf(one.page, 'Three').getByRole('button', { name: 'Dismiss' }).press('Enter');
  await caseOf(one.page, 'Three').waitFor({ state: 'detached' });
  expect(await heading()).toBe('Story: Two');
  await caseOf(other.page, 'Three').getByRole('button', { name: 'Uphold' }).click();
  await caseOf(other.page, 'Three').getByText('Someone else has already made this decision.').first().waitFor();
  await one.page.keyboard.press('j');
  await caseOf(one.page, 'One').getByRole('button', { name: 'Dismiss' }).press('Enter');
  await caseOf(one.page, 'One').waitFor({ state: 'detached' });
  // The one below it: of the test above, where that ran before, and else the last one that is left.
  expect(await heading()).toMatch(/^Story: (?:Second thing|Two)$/);
  await caseOf(other.page, 'One').getByLabel('Action').focus();
  await caseOf(other.page, 'One').getByText('Someone else has already made this decision.').waitFor();
  expect(await caseOf(other.page, 'One').getByRole('button').count()).toBe(0);
  expect([...one.problems, ...other.problems]).toEqual([]);
});
