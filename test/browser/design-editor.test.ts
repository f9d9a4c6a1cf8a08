import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

const VIEWS: readonly View[] = [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
];
const SCREENS = process.env['LONGHAND_SCREENS'];

async function openAs(cookies: Awaited<ReturnType<typeof signIn>>['cookies'], path: string) {
  const opened = await browser.open('/healthz');
  await opened.page.context().addCookies([...cookies]);
  await opened.page.setViewportSize({ width: 1280, height: 900 });
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return opened;
}

async function editor(name: 'field-notes' | 'harbour' = 'field-notes') {
  const person = await signIn(program);
  const publicationId = program.world.publications[name];
  await appointMember(program.context, { publicationId, personId: person.personId, role: 'editor' });
  return signIn(program, { person: person.personId });
}

const LOGO = /<img[^>]*class="logo[^>]*alt="Harbour/;
const headerOf = (text: string) => /--publication-colour:(#\w+)/.exec(text)?.[1];

test('PUB-1: a look is tried, seen in the preview, published, seen by visitors, and taken back', async () => {
  const { cookies } = await editor();
  const { page, problems } = await openAs(cookies, '/field-notes/design');
  await page.getByRole('button', { name: 'Got it' }).click();
  const code = page.getByLabel('Color code for Header');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { name: 'Field Notes', level: 1 }).waitFor();
  const before = headerOf((await program.ask('/field-notes')).text);
  const steps = await page.evaluate(() => history.length);
  await code.fill('#7a1f3dff');
  await page.getByText('Draft saved. Readers don’t see it yet.').waitFor();
  await expect
    .poll(() =>
      frame
        .locator('main header')
        .first()
        .evaluate((header) => getComputedStyle(header).backgroundColor),
    )
    .toBe('rgb(122, 31, 61)');
  expect(headerOf((await program.ask('/field-notes')).text)).toBe(before);
  await page.getByLabel('Color code for Links and buttons').fill('#ffee99');
  await page.getByText('Text would be hard to read with this color.').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Some text would be hard to read.').waitFor();
  await page.getByRole('button', { name: /^Use #/ }).click();
  await page.getByText('Draft saved. Readers don’t see it yet.').waitFor();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await frame.locator('html[data-theme="dark"]').waitFor();
  // What was tried is no step of the way back.
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  if (SCREENS !== undefined) {
    for (const [width, colorScheme] of VIEWS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(SCREENS, `editor-${width}-${colorScheme}.png`) });
    }
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.screenshot({ path: join(SCREENS, 'editor-390-preview.png') });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.getByText('This is what readers see.').waitFor();
  program.clock.advance(2_000);
  await expect.poll(async () => headerOf((await program.ask('/field-notes')).text)).toBe('#7a1f3dff');
  await page.reload();
  await page.getByText('This is what readers see.').waitFor();
  expect(await page.getByRole('button', { name: 'Got it' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Go back to the previous design' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back to the previous design' }).click();
  await expect.poll(() => code.inputValue()).toBe(before?.slice(0, 7));
  expect(problems).toEqual([]);
});

test('PUB-1: two tabs: the second is told, and keeps its own or takes the other', async () => {
  const { cookies } = await editor('harbour');
  const [one, other] = [
    await openAs(cookies, '/harbour/styles?unfold=layout'),
    await openAs(cookies, '/harbour/design'),
  ];
  await one.page.getByRole('radio', { name: 'Stream' }).check();
  await one.page.getByText('Draft saved. Readers don’t see it yet.').waitFor();
  await other.page.getByLabel('Color code for Header').fill('#224466ff');
  await other.page.getByText('changed in another tab').waitFor();
  await other.page.getByRole('button', { name: 'Keep mine' }).click();
  await other.page.getByText('Draft saved. Readers don’t see it yet.').waitFor();
  await one.page.getByRole('radio', { name: 'Grid' }).check();
  await one.page.getByText('changed in another tab').waitFor();
  await one.page.getByRole('button', { name: 'Use the other version' }).click();
  await one.page.getByText('Draft saved. Readers don’t see it yet.').waitFor();
  await one.page.locator('summary', { hasText: 'Colors' }).click();
  expect(await one.page.getByLabel('Color code for Header').inputValue()).toBe('#224466');
  expect([...one.problems, ...other.problems]).toEqual([]);
});

test('PROF-2: a profile is designed by its person; colors wait for a Friend', async () => {
  const person = await signIn(program);
  const { page, problems } = await openAs(person.cookies, '/me/design');
  await page.getByText('Profile colors are for Friends.').waitFor();
  expect(await page.getByLabel('Color code for Header').isDisabled()).toBe(true);
  await page.getByLabel('Fonts').selectOption('EDITORIAL');
  await page.getByText('Draft saved. Readers don’t see it yet.').waitFor();
  await buildMembership(program.context, { personId: person.personId, plan: 'PREMIUM_MONTHLY' });
  await page.reload();
  await page.getByLabel('Color code for Header').fill('#224466ff');
  await page.getByText('Draft saved. Readers don’t see it yet.').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('This is what readers see.').waitFor();
  const { username } = await program.context.database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', person.personId)
    .executeTakeFirstOrThrow();
  program.clock.advance(2_000);
  await expect.poll(async () => headerOf((await program.ask(`/@${username}`)).text)).toBe('#224466ff');
  await page.goto(`${program.url}/@${username}`);
  await page.locator('html').waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  if (SCREENS !== undefined) await page.screenshot({ path: join(SCREENS, 'profile-390-dark.png') });
  expect(problems).toEqual([]);
});

test('PUB-1, PROF-2: to everybody else there is no such page, and visitors sign in first', async () => {
  const { cookie } = await signIn(program);
  for (const path of ['/field-notes/design', '/field-notes/styles', '/@ada/edit', '/no-such-thing/design']) {
    expect((await program.ask(path, { headers: { cookie } })).status, path).toBe(404);
    expect((await program.ask(path)).headers.location, path).toMatch(/^\/m\/signin/);
  }
});

test('PUB-1: the settings lead to the design, where a logo is chosen, seen in the preview, removed, and published', async () => {
  const { cookies } = await editor('harbour');
  const { page, problems } = await openAs(cookies, '/harbour/settings');
  await page.getByRole('link', { name: 'Open the design editor' }).click();
  await page.waitForURL(`${program.url}/harbour/design`);
  await page.getByRole('button', { name: 'Got it' }).click();
  const buffer = await sharp({ create: { width: 600, height: 72, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await page.locator('summary', { hasText: 'Pictures' }).click();
  const logo = page.getByRole('group', { name: 'Logo' });
  const choose = () =>
    logo.getByLabel('Choose a logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await choose();
  await logo.locator('img').waitFor();
  // Else a browser would not tell of the same file again.
  expect(await logo.getByLabel('Choose a logo').inputValue()).toBe('');
  await logo.getByRole('button', { name: 'Remove logo' }).click();
  await expect.poll(() => logo.locator('img').count()).toBe(0);
  await choose();
  await page.frameLocator('iframe').locator('img[alt="Harbour"]').waitFor();
  expect((await program.ask('/harbour')).text).not.toMatch(LOGO);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('This is what readers see.').waitFor();
  expect((await program.ask('/harbour')).text).toMatch(LOGO);
  expect(problems).toEqual([]);
});

/** The color of the header in the draft of Harbour. */
async function drafted(): Promise<readonly (string | null)[]> {
  const rows = await program.context.database.kysely
    .selectFrom('design_draft')
    .select('draft')
    .where('publication_id', '=', program.world.publications['harbour'])
    .execute();
  return rows.map(({ draft }) => draft.headerColor);
}

test('PUB-1: what was changed last is kept where a link leads on within the site at once', async () => {
  const { cookies } = await editor('harbour');
  const { page, problems } = await openAs(cookies, '/harbour/design');
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByLabel('Color code for Header').fill('#123456ff');
  await page.getByRole('link', { name: 'Longhand' }).first().click();
  await page.waitForURL(`${program.url}/`);
  await expect.poll(drafted).toEqual(['#123456ff']);
  await page.goBack();
  await expect.poll(() => page.getByLabel('Color code for Header').inputValue()).toBe('#123456');
  expect(problems).toEqual([]);
});

test('PUB-1: who comes back before the answer to the last saving finds it, and goes on from it', async () => {
  const { cookies } = await editor('harbour');
  const { page, problems } = await openAs(cookies, '/harbour/design');
  await page.getByRole('button', { name: 'Got it' }).click();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*', async (route) => {
    if (route.request().postData()?.includes('SaveDesignDraft') !== true) return route.fallback();
    const response = await route.fetch();
    await held;
    return route.fulfill({ response });
  });
  // With the router there, the page is left without a document of its own.
  const router = page.waitForResponse((response) => response.url().includes('screen-loader'));
  await page.getByRole('link', { name: 'Top stories' }).first().hover();
  await router;
  await page.getByLabel('Color code for Header').fill('#2468ac');
  await page.getByRole('link', { name: 'Longhand' }).first().click();
  await page.waitForURL(`${program.url}/`);
  await expect.poll(drafted).toEqual(['#2468acff']);
  await page.goBack();
  await page.getByLabel('Color code for Header').waitFor();
  answer();
  await expect.poll(() => page.getByLabel('Color code for Header').inputValue()).toBe('#2468ac');
  await page.getByLabel('Color code for Header').fill('#2468ad');
  await expect.poll(drafted).toEqual(['#2468adff']);
  expect(problems).toEqual([]);
});

test('PUB-1: what was changed last is kept where the whole page is left at once', async () => {
  const { cookies } = await editor('harbour');
  const { page, problems } = await openAs(cookies, '/harbour/design');
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByLabel('Color code for Header').fill('135790');
  // As a link that is pressed before the script of links is there, a reload, or a window that closes.
  await page.goto(`${program.url}/healthz`);
  await expect.poll(drafted).toEqual(['#135790ff']);
  expect(problems).toEqual([]);
});

test('PUB-1: which square of a picture is the favicon is chosen by keys alone, seen small, and served', async () => {
  const { cookies } = await editor('harbour');
  const { page, problems } = await openAs(cookies, '/harbour/design');
  // Red on the left, blue on the right: the middle has both, the right end one.
  const buffer = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } })
    .composite([{ input: { create: { width: 300, height: 300, channels: 3, background: 'blue' } }, left: 300, top: 0 }])
    .png()
    .toBuffer();
  await page.locator('summary', { hasText: 'Pictures' }).press('Enter');
  const favicon = page.getByRole('group', { name: 'Favicon' });
  await favicon.getByLabel('Choose a favicon').setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Choose the square' });
  const frame = dialog.getByRole('button', { name: 'Visible part of the picture' });
  await expect.poll(() => frame.evaluate((one) => one === document.activeElement)).toBe(true);
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  expect(await dialog.getByLabel('Zoom').inputValue()).toBe('1.2');
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  if (SCREENS !== undefined) {
    for (const [width, colorScheme] of VIEWS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(SCREENS, `favicon-${width}-${colorScheme}.png`) });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // It is sent first; until then it stands in the window, which is a part of the group.
  await dialog.waitFor({ state: 'hidden' });
  const address = (await favicon.locator('img').getAttribute('src')) ?? '';
  const { data, info } = await sharp(Buffer.from(await (await fetch(program.url + address)).arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([128, 128]);
  const [red = 255, , blue = 0] = data.subarray(0, 3);
  expect(red).toBeLessThan(40);
  expect(blue).toBeGreaterThan(200);
  expect(problems).toEqual([]);
});

test('PUB-1: a picture that was cut off is said to be no favicon, and nothing is chosen of it', async () => {
  const { cookies } = await editor('harbour');
  const { page, problems } = await openAs(cookies, '/harbour/design');
  const whole = await sharp({ create: { width: 20, height: 900, channels: 3, background: 'red' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const buffer = whole.subarray(0, 900);
  await page.locator('summary', { hasText: 'Pictures' }).press('Enter');
  const favicon = page.getByRole('group', { name: 'Favicon' });
  await favicon.getByLabel('Choose a favicon').setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer });
  await favicon.getByText('We couldn’t read that file as a picture.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('PUB-1: the preview is as whoever designs sees the site, and stays in sight beside the last controls', async () => {
  const { cookies } = await editor('harbour');
  const { page, problems } = await openAs(cookies, '/harbour/design');
  const pressed = () => page.locator('section[aria-label="Preview"] [aria-pressed=true]').allInnerTexts();
  expect(await pressed()).toEqual(['Desktop', 'Light']);
  for (const part of ['Header', 'Layout', 'Pictures', 'Front page']) {
    await page.locator('summary', { hasText: part }).first().press('Enter');
  }
  await page.getByRole('button', { name: 'Move Latest stories up' }).scrollIntoViewIfNeeded();
  const top = await page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(200);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await wake(page);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  expect(await pressed()).toEqual(['Phone', 'Dark']);
  expect(problems).toEqual([]);
});

test('PUB-1: whoever designs keeps a place where a button is off afterward, and sees the colors of the site in the dark', async () => {
  const { page } = await openAs((await editor('harbour')).cookies, '/harbour/design');
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  const code = page.getByLabel('Color code for Links and buttons');
  await code.fill('#7a1f3d');
  await page.getByText('Draft saved. Readers don’t see it yet.').waitFor();
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.getByText('Your design is live.').waitFor();
  await expect.poll(focused).toBe('H1');
  await code.fill('');
  await page.getByText('Draft saved. Readers don’t see it yet.').waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  const swatch = await page.getByLabel('Links and buttons', { exact: true }).screenshot();
  const middle = await sharp(swatch).extract({ left: 20, top: 18, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  expect([...middle]).toEqual([0x8f, 0xcd, 0xbd]);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect.poll(focused).toBe('H1');
});
