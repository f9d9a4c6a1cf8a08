import axe from 'axe-core';
import { beforeAll, describe, expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { openWindow } from '#test/support/sign-in-journey.ts';

const { program, browser } = await openSite();
let story = '';
beforeAll(async () => {
  story = program.world.stories.plain[1]?.path ?? '';
});

describe('IDEN-1: the window', () => {
  test.for([
    [360, 360],
    [728, 600],
    [903, 600],
    [904, 678],
    [1600, 678],
  ] as const)('on a screen of %i it is %i wide, and on a small one as high as the screen', async ([width, wide]) => {
    const { page, problems } = await browser.open(story, { viewport: { width, height: 900 } });
    // On a phone “Sign in” stands in the menu.
    await openWindow(page, width < 728 ? 'Sign up' : 'Sign in');
    const measure = async () => {
      const box = await page.locator('dialog[open]').boundingBox();
      return { width: Math.round(box?.width ?? 0), ...(width < 728 && { height: Math.round(box?.height ?? 0) }) };
    };
    await expect.poll(measure).toEqual({ width: wide, ...(width < 728 && { height: 900 }) });
    await page.getByRole('link', { name: /^Sign (?:in|up) with email$/ }).click();
    const field = await page.locator('form:has(input[type="email"])').boundingBox();
    expect(field?.width).toBe(width < 728 ? 270 : 360);
    expect(problems).toEqual([]);
  });

  test('it says in or up by the operation, offers what is set up, and can be toggled', async () => {
    const { page } = await browser.open(story);
    await openWindow(page, 'Sign up');
    const window = page.getByRole('dialog');
    await expect.poll(() => window.getByRole('heading').textContent()).toBe('Join Longhand.');
    expect(await window.getByText('Sign up with email').count()).toBe(1);
    expect(await window.getByText(/with (?:Google|Apple|Facebook|X)$/).count()).toBe(0);
    await window.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect.poll(() => window.getByRole('heading').textContent()).toBe('Welcome back.');
    expect(await window.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/m/tos');
  });

  test('Escape, the cross, the backdrop and Back close it; the reader is where they were, and so is the focus', async () => {
    const { page } = await browser.open(story);
    const isOpen = () => page.locator('dialog[open]').count();
    const closings = {
      Escape: () => page.keyboard.press('Escape'),
      cross: () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      backdrop: () => page.mouse.click(5, 500),
      back: () => page.evaluate(() => history.back()),
    };
    for (const [name, close] of Object.entries(closings)) {
      await openWindow(page);
      const address = page.url();
      await close();
      await expect.poll(isOpen, { message: name }).toBe(0);
      expect(page.url()).toBe(address);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent), { message: name })
        .toBe('Sign in');
      // The entry of the history that Back would have used is gone again.
      await expect.poll(() => page.evaluate(() => Object(history.state)['isHeld'])).toBeUndefined();
    }
    expect(await page.locator('h1').count()).toBe(1);
  });

  test('closing forgets the email that was typed', async () => {
    const { page } = await browser.open(story);
    await openWindow(page);
    await page.getByRole('link', { name: 'Sign in with email' }).click();
    await page.getByLabel('Your email').fill('ada@mail.example');
    await page.keyboard.press('Escape');
    await openWindow(page);
    await page.getByRole('link', { name: 'Sign in with email' }).click();
    expect(await page.getByLabel('Your email').inputValue()).toBe('');
  });

  test('the keyboard stays inside, every stop is marked, and each step begins at its input', async () => {
    const { page } = await browser.open(story);
    await openWindow(page);
    await page.getByRole('link', { name: 'Sign in with email' }).focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
    await expect.poll(focused).toBe('email');
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
  });

  test('axe finds nothing in any step, light and dark, at two widths', async () => {
    for (const [width, colorScheme] of [
      [360, 'light'],
      [1280, 'dark'],
    ] as const) {
      const { page } = await browser.open('/about', {
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.evaluate(axe.source);
      const steps = ['', 'step=ENTER_EMAIL&operation=register', 'step=UNRECOGNIZED_EMAIL', 'step=CHECK_YOUR_INBOX'];
      for (const query of [...steps, 'step=ENTER_PASSWORD', 'step=ENTER_TWO_FACTOR', 'susiEntry=email_login_timeout']) {
        program.clock.advance(3_000);
        await page.goto(`${program.url}/m/signin?${query}`);
        await wake(page);
        await page.evaluate(axe.source);
        const found = await page.evaluate(async () => {
          const run = Reflect.get(window, 'axe') as { run: (element: string) => Promise<axe.AxeResults> };
          return (await run.run('main')).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        });
        expect(found, `${query} ${width}`).toEqual([]);
      }
    }
  });
});

test('IDEN-1: on the page closing leads to the redirect target, or home, and nowhere else', async () => {
  const { page } = await browser.open('/m/signin?redirect=%2Fabout');
  const close = page.locator('main').getByRole('link', { name: 'Close' });
  expect(await close.getAttribute('href')).toBe('/about');
  for (const hostile of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`${program.url}/m/signin?redirect=${encodeURIComponent(hostile)}`);
    expect(await close.getAttribute('href'), hostile).toBe('/');
  }
});

test('a click with a modifier, and a link that says so, open what the browser opens', async () => {
  const { page } = await browser.open(story);
  await openWindow(page);
  await page.keyboard.press('Escape');
  const other = page.context().waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Sign in', exact: true })
    .click({ modifiers: ['Control'] });
  await (await other).waitForURL((url) => url.pathname === '/m/signin');
  expect(await page.locator('dialog[open]').count()).toBe(0);
});
