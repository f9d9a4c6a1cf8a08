import { expect } from 'vitest';
import { decisionMessages } from '#shared/messages/decisions.ts';
import { ownDecisionPath } from '#shared/routes/link-shapes.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { withTransaction } from '#modules/ground/command-context.ts';
import { carryOut } from '#modules/running/decisions/carry-out.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { follow, test, wake } from '#test/support/browser.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const views = [
  [1280, 'light'],
  [390, 'dark'],
] as const satisfies readonly View[];
const { program, browser } = await openSite({ withWorld: false });

test('ADMIN-2: from their stories a writer comes to why one is suspended, and from there to all that was decided', async () => {
  const author = await signIn(program);
  const { id } = await buildStory(program.context, { title: 'Ten lamps', authorIds: [author.personId] });
  const decide = (measure: 'hide' | 'warn') =>
    withTransaction(program.context, (inside) =>
      carryOut(inside, { kind: 'post', id }, { measure, rule: 'SPAM', facts: `It sells lamps: ${measure}.` }),
    );
  const hidden = await decide('hide');
  await decide('warn');
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 390, height: 900 } });
  await page.context().addCookies([...author.cookies]);
  await page.goto(program.url + buildPath('ShowYourStoriesFiltered', { filterBy: 'public' }));
  const mark = page.getByRole('link', { name: 'Suspended: see why' });
  await mark.waitFor();
  await wake(page);
  expect(await findingsInViews(page, views)).toEqual([]);
  await keepScreens(page, 'your-stories-suspended', views);
  await follow(page, mark);
  const why = page.getByRole('heading', { name: 'Suspended: Ten lamps' });
  await why.waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(ownDecisionPath(hidden?.id ?? ''));
  await page.reload();
  await why.waitFor();
  await page.getByText('It sells lamps: hide.').waitFor();
  expect(await page.getByText('It sells lamps: warn.').count()).toBe(0);
  expect(await page.getByText('out-of-court dispute settlement body').count()).toBe(1);
  await wake(page);
  expect(await findingsInViews(page, views)).toEqual([]);
  await keepScreens(page, 'own-decision', views);
  await follow(page, page.getByRole('link', { name: decisionMessages.all }));
  await page.getByText('It sells lamps: warn.').first().waitFor();
  expect(problems).toEqual([]);
});
