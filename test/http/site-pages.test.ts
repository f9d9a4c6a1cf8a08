import { expect, test } from 'vitest';
import { GIFT_TYPE } from '#shared/routes/account-links.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { publishSitePage, resetSitePage, unsetSitePage } from '#modules/running/site-pages/change-site-page.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readPage } from '#test/support/read-page.ts';

const program = await openProgram();

const statusOf = async (path: string) => (await program.ask(path)).status;
const headingOf = async (path: string) => readPage((await program.ask(path)).text).heading;
const write = (path: string, title: string) =>
  publishSitePage(program.context, { path, title, markdown: 'Words of *ours*.', newUntil: null });

test('HOME-9: landing pages show a default text, or are not there until an administrator writes them', async () => {
  for (const path of [
    '/write',
    '/membership',
    '/partner-program',
    '/verified-authors',
    '/mastodon',
    '/jobs',
    '/creators',
    '/gift',
    '/business',
    '/choose',
  ]) {
    expect(await statusOf(path), path).toBe(200);
  }
  for (const path of ['/l/ticks', '/l/the-trump-45', '/l/tribute']) {
    expect(await statusOf(path), path).toBe(404);
    await write(path, `Page ${path}`);
    expect(await headingOf(path)).toBe(`Page ${path}`);
  }
  const moved = await program.ask('/earn');
  expect([moved.status, moved.headers['location']]).toEqual([301, '/partner-program']);
});

test('ROUTE-16, MEMB-12: the membership page leads on with the code of a gift, and stays without one', async () => {
  const led = await program.ask(
    buildPath('ShowMembershipLanding', {}, { giftCode: 'ABCD-EFGH-JKMN', giftType: GIFT_TYPE.groupGift }),
  );
  expect([led.status, led.headers['location']]).toEqual([302, '/redeem?giftCode=ABCD-EFGH-JKMN&giftType=31']);
  const plain = await program.ask('/membership?giftType=29');
  expect([plain.status, plain.headers['location']]).toEqual([200, undefined]);
  expect(plain.text, 'whoever wants to learn more comes to the plans').toContain('href="/plans"');
});

test('CORE-6: a kept page changes when it is written, taken away and set back', async () => {
  const before = await headingOf('/about');
  await write('/about', 'Who we are');
  await expect.poll(() => headingOf('/about')).toBe('Who we are');
  await unsetSitePage(program.context, '/about');
  await expect.poll(() => statusOf('/about')).toBe(404);
  await resetSitePage(program.context, '/about');
  await expect.poll(() => headingOf('/about')).toBe(before);
});
