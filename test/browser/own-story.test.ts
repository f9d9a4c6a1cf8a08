import { expect } from 'vitest';
import { buildStory } from '#test/factories/build-story.ts';
import { heading, paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

test('WRITE-10, STORY-6: from their own story an author pins it, closes its discussion and moves it to the trash', async () => {
  const ada = await signIn(program);
  const sections = [1, 2, 3].flatMap((part) => [heading(2, `Part ${part}`), paragraph('Words. '.repeat(300))]);
  const story = await buildStory(program.context, {
    authorIds: [ada.personId],
    title: 'Mine to keep',
    document: storyDocument(...sections),
  });
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 1440, height: 900 } });
  await page.context().addCookies([...ada.cookies]);
  await page.goto(program.url + story.path);
  await wake(page);
  const choose = async (name: string) => {
    await page.locator('[data-story-actions="top"]').getByRole('button', { name: 'Your story' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await choose('Pin to your profile');
  await page.getByTestId('pin-post').waitFor();
  await choose('Unpin from your profile');
  await page.getByTestId('pin-post').filter({ hasText: 'no longer' }).waitFor();
  await choose('Close discussion');
  await page.getByTestId('discussion-turned').waitFor();
  await choose('Open discussion');
  await page.getByTestId('discussion-turned').filter({ hasText: 'opened' }).waitFor();

  // The story stands in the middle beside its contents, and the bar makes way for what follows it.
  const middleOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    });
  expect(Math.round(await middleOf('article'))).toBe(
    Math.round(await middleOf('main aside[aria-label="More to read"]')),
  );
  // Beside the sidebar too the contents leave the text its whole column, and what follows begins where it does.
  await page.setViewportSize({ width: 1280, height: 900 });
  const columnOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return { left: Math.round(left), width: Math.round(width) };
    });
  const text = await columnOf('.story-body p >> nth=0');
  expect(text).toEqual(await columnOf('#responses'));
  expect(text.width).toBe(680);
  await page.setViewportSize({ width: 1440, height: 900 });
  const lower = page.locator('[data-story-actions="bottom"]');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect.poll(() => lower.getAttribute('data-shown')).toBe('true');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => lower.getAttribute('data-shown')).toBe('false');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

  await choose('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
  await page.waitForURL('**/me/stories/deleted');
  await page.getByTestId('move-post-to-trash').waitFor();
  expect(problems).toEqual([]);

  program.clock.advance(5_000);
  await page.goto(`${program.url}/me/settings#followers`);
  await page.waitForURL('**/me/settings/publishing#followers');
  for (const anchor of ['followers', 'managePublications', 'audience-development'])
    expect(await page.locator(`[id="${anchor}"]`).isVisible(), anchor).toBe(true);
});
