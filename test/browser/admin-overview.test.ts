import { expect } from 'vitest';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { reportTarget } from '#modules/running/reports/report-target.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { byKeyboard } from '#test/support/by-keyboard.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const VIEWS: readonly View[] = [
  [390, 'dark'],
  [1280, 'light'],
];
const { program, browser } = await openSite({ withWorld: false });

async function openAs(role: PlatformRole) {
  const person = await signIn(program);
  await changeRole(program.context, { personId: person.personId, role, isGranted: true });
  const opened = await browser.open('/healthz');
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(`${program.url}/_/admin`);
  await wake(opened.page);
  return opened;
}

test('ADMIN-1: staff read what waits for them and since when, and get to it by keyboard; with nothing to do it says so', async () => {
  const quiet = await openAs('MODERATOR');
  await quiet.page.getByText('Nothing needs your attention right now.').waitFor();
  const { id } = await buildStory(program.context, { title: 'Cheap pills' });
  const viewer = buildViewer({ personId: await buildPerson(program.context) });
  const report = { target: { kind: 'post', id }, reason: 'SPAM', details: '' } as const;
  await reportTarget({ ...program.context, viewer, isProgram: false }, report);
  program.clock.advance(4 * 86_400_000);
  const { page, problems } = await openAs('ADMIN');
  await page.getByText('Overdue').waitFor();
  await page.getByText(/^Since /).waitFor();
  await page.getByRole('link', { name: 'Getting started: what to set up first' }).waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await keepScreens(page, 'admin-overview', VIEWS);
  await byKeyboard(page).press(page.getByRole('link', { name: 'One report to decide' }));
  await page.waitForURL('**/_/admin/reports');
  await page.getByText('Cheap pills').first().waitFor();
  expect([...problems, ...quiet.problems]).toEqual([]);
});
