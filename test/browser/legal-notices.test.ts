import { expect } from 'vitest';
import { adminLegalNoticeMessages as staffMessages } from '#shared/messages/admin-legal-notices.ts';
import { decisionMessages } from '#shared/messages/decisions.ts';
import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
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

async function open(path: string, person?: SignedIn) {
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 390, height: 900 } });
  if (person !== undefined) await page.context().addCookies([...person.cookies]);
  await page.goto(program.url + path);
  await wake(page);
  return { page, problems };
}

test('ADMIN-2: a stranger’s notice is decided, answered by its author, and shown in the log without a name', async () => {
  const [author, staff] = [await signIn(program), await signIn(program)];
  await changeRole(program.context, { personId: staff.personId, role: 'MODERATOR', isGranted: true });
  const { id } = await buildStory(program.context, { title: 'Ten lamps', authorIds: [author.personId] });

  const rules = await open('/m/rules');
  await rules.page.getByRole('link', { name: messages.title }).press('Enter');
  await rules.page.getByRole('heading', { name: messages.title }).waitFor();
  const { page, problems } = await open('/m/legal-notice');
  expect(await findingsInViews(page, views)).toEqual([]);
  await page.getByRole('button', { name: messages.send }).press('Enter');
  await page.getByText(messages.badAddress).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('url');
  await keepScreens(page, 'legal-notice', views);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByLabel(messages.address).fill(`${program.url}/p/${id}`);
  await page.getByLabel(messages.work).fill('My lamps of 2019');
  await page.getByLabel(messages.explanation).fill('Word for word.');
  await page.getByLabel(messages.kinds.ILLEGAL).check();
  await page.getByLabel(messages.countries).waitFor();
  await page.getByLabel(messages.kinds.COPYRIGHT).check();
  expect(await page.getByLabel(messages.work).inputValue()).toBe('My lamps of 2019');
  await page.getByLabel(messages.copyrightName).fill('Grace Hopper');
  await page.getByLabel(messages.email).fill('grace@example.org');
  await page.getByLabel(messages.isTrue).check();
  await page.getByRole('button', { name: messages.send }).press('Enter');
  await page.getByText(messages.mustBeOwner).waitFor();
  await page.getByLabel(messages.isOwner).check();
  await page.getByRole('button', { name: messages.send }).press('Enter');
  await page.getByRole('heading', { name: messages.sentTitle }).waitFor();
  await keepScreens(page, 'legal-notice-sent', views);
  expect(problems).toEqual([]);

  const deciding = await open('/_/admin/legal-notices', staff);
  await deciding.page.getByText('My lamps of 2019').waitFor();
  await deciding.page.getByLabel(staffMessages.action).selectOption('WITHHOLD');
  expect(await deciding.page.getByLabel(decisionMessages.takeCountries).inputValue()).toBe('*');
  await deciding.page.getByLabel(staffMessages.legalReference).fill('17 U.S.C. 512');
  await deciding.page.getByLabel(staffMessages.reason).fill('It is the same text.');
  expect(await findingsInViews(deciding.page, views)).toEqual([]);
  await keepScreens(deciding.page, 'admin-legal-notices', views);
  await deciding.page.getByRole('button', { name: staffMessages.decide, exact: true }).press('Enter');
  await deciding.page.getByText(staffMessages.decidedSaid).waitFor();

  const answering = await open('/me/decisions', author);
  await answering.page.getByText('My lamps of 2019').waitFor();
  await answering.page.getByRole('button', { name: messages.counterSend }).press('Enter');
  await answering.page.getByText(messages.counterNeeds).waitFor();
  await answering.page.getByLabel(messages.counterFormName).fill('Ada Marlowe');
  await answering.page.getByLabel(messages.counterFormAddress).fill('1 Hill Street');
  await answering.page.getByLabel(messages.counterFormWords).fill('I wrote it first.');
  await answering.page.getByLabel(messages.counterIsTrue).check();
  await answering.page.getByLabel(messages.counterAccepts).check();
  expect(await findingsInViews(answering.page, views)).toEqual([]);
  await keepScreens(answering.page, 'counter-notice', views);
  await answering.page.getByRole('button', { name: messages.counterSend }).press('Enter');
  await answering.page.getByText(/^You sent a counter-notice/).waitFor();

  const holding = await open('/_/admin/legal-notices?tab=decided', staff);
  await holding.page.getByText('I wrote it first.').waitFor();
  await holding.page.getByRole('textbox', { name: staffMessages.holdReason }).fill('Court of Rome, 12/26');
  await keepScreens(holding.page, 'admin-legal-notice-countered', views);
  await holding.page.getByRole('button', { name: staffMessages.hold }).press('Enter');
  await holding.page.getByText(staffMessages.states.HELD, { exact: false }).waitFor();
  await answering.page.reload();
  await answering.page.getByText(messages.held).waitFor();

  const log = await open('/m/transparency');
  await log.page.getByText('17 U.S.C. 512').waitFor();
  expect(await log.page.content()).not.toMatch(/Grace|Ten lamps|Ada Marlowe/);
  expect(await findingsInViews(log.page, views)).toEqual([]);
  await keepScreens(log.page, 'transparency', views);
});
