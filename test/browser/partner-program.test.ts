import { expect } from 'vitest';
import { authorMessages } from '#shared/messages/authors.ts';
import { earningsMessages as earnings } from '#shared/messages/earnings.ts';
import { formulaMessages as formula } from '#shared/messages/earnings-formula.ts';
import { partnerMessages as messages } from '#shared/messages/partner.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { closeDueMonths } from '#modules/money/earnings/close-month.ts';
import { estimateMonth } from '#modules/money/earnings/count-month.ts';
import { buildCharge, buildMemberVisit } from '#test/factories/build-earning-rows.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { follow, test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

const openAs = (person: Awaited<ReturnType<typeof signIn>>, path: string) =>
  browser.openAs(person, path, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

test('PART-1: a writer is told no with reasons, beforehand and after', async () => {
  const person = await signIn(program);
  const { page, problems } = await openAs(person, '/partner-program/apply');
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByLabel(messages.country).selectOption('CU');
  await page.getByText('We can’t send money to Cuba yet.').waitFor();
  expect(await page.locator('[data-met="false"]').count()).toBe(3);
  await page.getByText(messages.willBeNo).waitFor();
  await page.getByRole('button', { name: messages.apply, exact: true }).press('Enter');
  await page.getByText(messages.declareAdult).waitFor();
  await page.getByLabel(messages.isAdult).press(' ');
  // What was wrong goes with the tick, and does not stand in the window that asks.
  expect(await page.getByText(messages.declareAdult).count()).toBe(0);
  await page.getByRole('button', { name: messages.apply }).press('Enter');
  const asking = page.getByRole('dialog', { name: messages.askTitle });
  await asking.getByText(messages.lacks.IS_MEMBER).waitFor();
  expect(await asking.innerText()).not.toContain(messages.criteria.IS_MEMBER);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('heading', { name: messages.denied }).count()).toBe(0);
  await page.getByRole('button', { name: messages.apply, exact: true }).press('Enter');
  await page.getByRole('button', { name: messages.askAnyway }).press('Enter');
  await page.getByRole('heading', { name: messages.denied }).waitFor();
  // Nothing to press until the day that is said; what is missing stays, with the ways to it.
  expect(await page.getByRole('button', { name: messages.apply, exact: true }).count()).toBe(0);
  expect(await page.locator('[data-met="false"]').count()).toBe(3);
  await page.goto(`${program.url}/me/applications`);
  await page.getByRole('link', { name: authorMessages.partner.see }).waitFor();
  expect(await page.getByRole('link', { name: authorMessages.partner.apply }).count()).toBe(0);
  await page.goto(`${program.url}/me/partner/dashboard`);
  await page.getByText(earnings.notEnrolled).waitFor();
  // Nobody counts what earns nothing: no estimate is promised.
  expect(await page.getByText(earnings.notCounted).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('PART-1, PART-2: a writer joins, sees an estimate, gets a statement and leaves', async () => {
  const person = await signIn(program);
  const { personId } = person;
  await buildMembership(program.context, { personId });
  const story = await buildStory(program.context, {
    authorIds: [personId],
    title: 'A story that earns',
    isMembersOnly: true,
  });
  const { page, problems } = await openAs(person, '/me/partner/enroll');
  await page.getByLabel(messages.country).selectOption('DE');
  expect(await page.locator('[data-met="false"]').count()).toBe(0);
  await page.getByLabel(messages.isAdult).check();
  await page.getByRole('button', { name: messages.apply }).press('Enter');
  await page.getByRole('heading', { name: messages.enrolled }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`${program.url}/me/partner/dashboard`);
  await page.getByText(earnings.notCounted).waitFor();
  const now = program.context.clock.now();
  const paidAt = new Date(now.getTime() - 60_000).toISOString();
  for (let reader = 0; reader < 3; reader += 1) {
    const readerId = await buildPerson(program.context);
    await buildCharge(program.context, { personId: readerId, at: paidAt });
    await buildMemberVisit(program.context, { personId: readerId, storyId: story.id, at: now.toISOString() });
  }
  await estimateMonth(program.context);
  await page.reload();
  await wake(page);
  const row = page.getByRole('row', { name: 'A story that earns' });
  expect(await row.getByRole('cell').allTextContents()).toEqual(['$8.19', '3', '6', '6']);
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const period = now.toISOString().slice(0, 7);
  const [year = 0, month = 1] = period.split('-').map(Number);
  const later = {
    ...program.context,
    clock: { ...program.context.clock, now: () => new Date(Date.UTC(year, month, 5, 6)) },
  };
  await closeDueMonths(later);
  await page.reload();
  await page.getByRole('heading', { name: earnings.statement.split(' {')[0] }).waitFor();
  const loading = page.waitForEvent('download');
  await page.getByRole('region').getByRole('link', { name: /CSV/ }).first().click();
  expect((await loading).suggestedFilename()).toBe(`earnings-${period}.csv`);
  await wake(page);
  await follow(page, page.getByRole('link', { name: earnings.formula }));
  await page.getByRole('heading', { name: formula.title }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`${program.url}/me/partner/enroll`);
  await wake(page);
  await page.getByRole('button', { name: messages.leave }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.leave }).click();
  await page.getByText(messages.left).waitFor();
  await page.getByRole('heading', { name: messages.title }).waitFor();
  expect(problems).toEqual([]);
});

test('rule 224: a closed program says so, and no link leads to applying', async () => {
  const person = await signIn(program);
  await setSetting(program.context, 'partner.isOpen', 'false');
  const { page, problems } = await openAs(person, '/partner-program/apply');
  await page.getByRole('heading', { name: messages.closedTitle }).waitFor();
  expect(await page.getByLabel(messages.country).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  for (const path of ['/partner-program/formula', '/me/partner/dashboard', '/me/applications', '/partner-program']) {
    await page.goto(`${program.url}${path}`);
    await wake(page);
    expect(await page.locator('a[href*="/partner-program/apply"]').count(), path).toBe(0);
  }
  await page.goto(`${program.url}/me/partner/dashboard`);
  await page.getByText(earnings.closed).waitFor();
  await setSetting(program.context, 'partner.isOpen', '');
  expect(problems).toEqual([]);
});

test('PART-2: nobody opens the earnings of another', async () => {
  const [ada, ben] = [await signIn(program), await signIn(program)];
  const nameOf = async ({ personId }: typeof ada) => {
    const [row] = await program.context.database.query<{ username: string }>(
      'test_username',
      'select username from person where id = $1',
      [personId],
    );
    return row?.username;
  };
  const { page } = await openAs(ben, `/@${await nameOf(ada)}/partner/dashboard`);
  expect(await page.getByText(earnings.byMonth).count()).toBe(0);
  await page.goto(`${program.url}/@${await nameOf(ben)}/partner/dashboard`);
  await page.getByRole('heading', { name: earnings.title }).waitFor();
});
