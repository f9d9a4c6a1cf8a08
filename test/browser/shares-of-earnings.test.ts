import { expect } from 'vitest';
import { earningsMessages as earnings } from '#shared/messages/earnings.ts';
import { splitMessages as messages } from '#shared/messages/splits.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { estimateMonth } from '#modules/money/earnings/count-month.ts';
import { buildCharge, buildMemberVisit } from '#test/factories/build-earning-rows.ts';
import { enrollPartner } from '#test/factories/build-partner.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { axeFindings, type View } from '#test/support/axe-findings.ts';
import { test } from '#test/support/browser.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

const VIEWS: readonly View[] = [
  [1280, 'light'],
  [390, 'dark'],
];

const openAs = (person: SignedIn, path: string) =>
  browser.openAs(person, path, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

async function writer(username: string, name: string): Promise<SignedIn> {
  const personId = await buildPerson(program.context, { username, name });
  await enrollPartner(program.context, personId, '2026-01-01T00:00:00Z');
  return signIn(program, { person: personId });
}

test('rules 221 and 113: two authors agree on shares, a member reads, and each sees their part', async () => {
  const [ada, ben] = [await writer('ada', 'Ada'), await writer('ben', 'Ben')];
  const title = 'Two hands on one story';
  const story = await buildStory(program.context, {
    authorIds: [ada.personId, ben.personId],
    title,
    isMembersOnly: true,
  });

  const ofAda = await openAs(ada, `/p/${story.id}/settings`);
  const group = ofAda.page.locator('#splits');
  const field = group.getByLabel(formatMessage(messages.shareOf, { name: 'Ben' }));
  await group.getByText(messages.equally).waitFor();
  await field.fill('101');
  await group.getByRole('button', { name: messages.propose }).press('Enter');
  await group.getByText(messages.faults.tooMuch).or(group.getByText(messages.faults.notWhole)).waitFor();
  await field.fill('40');
  await group.locator('[data-kept="ada"]', { hasText: '60%' }).waitFor();
  await group.getByRole('button', { name: messages.propose }).press('Enter');
  await group.getByText(messages.waiting).waitFor();
  expect(await axeFindings(ofAda.page)).toEqual([]);
  expect(await ofAda.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await keepScreens(ofAda.page, 'story-shares', VIEWS);

  const ofBen = await openAs(ben, '/me/stories');
  const row = ofBen.page.getByRole('listitem').filter({ hasText: 'Your share would be 40%.' });
  await row.getByText(formatMessage(messages.keeper, { name: 'Ada' })).waitFor();
  expect(await axeFindings(ofBen.page)).toEqual([]);
  await keepScreens(ofBen.page, 'own-shares', VIEWS);
  await row.getByRole('button', { name: formatMessage(messages.acceptNamed, { title }) }).press('Enter');
  await ofBen.page.getByText(formatMessage(messages.share, { title, percent: 40 })).waitFor();
  expect(await ofBen.page.evaluate(() => document.activeElement !== document.body)).toBe(true);

  await ofAda.page.goto(`${program.url}/p/${story.id}/settings`);
  await ofAda.page.locator('#splits [data-share="ben"]', { hasText: '40%' }).waitFor();

  const now = program.context.clock.now().getTime();
  const inAnHour = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  for (let reader = 0; reader < 3; reader += 1) {
    const personId = await buildPerson(program.context);
    await buildCharge(program.context, { personId, at: inAnHour(25) });
    await buildMemberVisit(program.context, { personId, storyId: story.id, at: inAnHour(26) });
  }
  program.clock.advance(30 * 3_600_000);
  await estimateMonth(program.context);

  const month = inAnHour(26).slice(0, 7);
  for (const [who, cells] of [
    [ada, ['$4.91', '60%', '3', '6', '6']],
    [ben, ['$3.27', '40%', '3', '6', '6']],
  ] as const) {
    const { page, problems } = await openAs(who, `/me/partner/dashboard?period=${month}`);
    expect(await page.getByRole('row', { name: title }).getByRole('cell').allTextContents()).toEqual(cells);
    await page.getByRole('columnheader', { name: earnings.share }).waitFor();
    await keepScreens(page, `earned-${who.personId}`, VIEWS);
    expect(problems).toEqual([]);
  }

  await ofBen.page.getByRole('button', { name: formatMessage(messages.leaveNamed, { title }) }).press('Enter');
  await ofBen.page.getByRole('dialog', { name: messages.leaveTitle }).waitFor();
  await ofBen.page.getByRole('dialog').getByRole('button', { name: messages.leave }).press('Enter');
  await ofBen.page.getByText(messages.left).waitFor();
  expect(ofAda.problems).toEqual([]);
  expect(ofBen.problems).toEqual([]);
});
