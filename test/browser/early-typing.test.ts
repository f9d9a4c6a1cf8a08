import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '#test/support/browser.ts';
import { type EarlyPage, pagesWithControls } from '#test/support/early-pages.ts';
import { catchForms, fillIn, findLost, pressForms, sentForms } from '#test/support/fill-in.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

/** A window in which the code of a page does not come until it is let go. */
async function openHolding() {
  const { page, problems } = await browser.open('/healthz');
  let gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    page,
    problems,
    open: async ({ url, cookies }: Pick<EarlyPage, 'url' | 'cookies'>) => {
      await page.context().clearCookies();
      if (cookies.length > 0) await page.context().addCookies([...cookies]);
      program.clock.advance(3_000);
      gate = Promise.withResolvers();
      await page.goto(url);
    },
    letGo: () => gate.resolve(),
  };
}

const isAlive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');

test('SHELL-1, IDEN-2: who signs up as soon as they see the form gets their code, three seconds before its code comes', async () => {
  const { page, problems, requests } = await browser.open('/healthz');
  const later = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    setTimeout(later.resolve, 3000);
    await later.promise;
    await route.continue();
  });
  await page.goto(`${program.url}/m/signin?operation=register&step=ENTER_EMAIL`);
  await page.getByLabel('Your name').pressSequentially('Hasty Reader');
  await page.getByLabel('Your email').pressSequentially('hasty@mail.example');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByLabel('Login code').waitFor();
  expect(await page.getByText('hasty@mail.example').isVisible()).toBe(true);
  expect(requests.filter((url) => new URL(url).pathname === '/m/signin')).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('SHELL-1: the caret stays where it was, in what was typed', async () => {
  const { page, open, letGo } = await openHolding();
  await open({ url: `${program.url}/m/signin?operation=register&step=ENTER_EMAIL`, cookies: [] });
  const name = page.getByLabel('Your name');
  await name.pressSequentially('Lovelace');
  await page.keyboard.press('Home');
  letGo();
  await isAlive(page);
  await page.keyboard.type('Ada ');
  expect(await name.inputValue()).toBe('Ada Lovelace');
});

test('SHELL-1, STORY-8: each clap counts, what turns something over is turned once, and a menu opens', async () => {
  const { page, open, letGo } = await openHolding();
  const { cookies } = await signIn(program);
  const { path, id } = program.world.stories.english;
  await open({ url: program.url + path, cookies });
  const clap = page.getByTestId('clap').first();
  for (let count = 0; count < 3; count += 1) await clap.click();
  const save = page.locator('[data-save]').first();
  for (let count = 0; count < 2; count += 1) await save.click();
  await page.getByRole('button', { name: 'Account menu' }).click();
  letGo();
  await isAlive(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(() => program.context.database.query('claps', 'select count from clap where story_id = $1', [id]))
    .toEqual([{ count: 3 }]);
});

// Last: among the boxes are those that switch parts of the site off.
test('SHELL-1: whatever is typed, ticked, chosen or sent before the code has come stays and counts, on every form there is', async () => {
  const pages = await pagesWithControls(program);
  expect(pages.length).toBeGreaterThan(25);
  const { page, open, letGo } = await openHolding();
  await catchForms(page);
  const wrong: Record<string, readonly string[]> = {};
  for (const one of pages) {
    await open(one);
    const filled = await fillIn(page);
    await pressForms(page);
    letGo();
    await isAlive(page);
    const findWrong = async () => [...(await findLost(page, filled)), ...(await sentForms(page))];
    try {
      await expect.poll(findWrong).toEqual([]);
    } catch {
      wrong[one.name] = await findWrong();
    }
  }
  expect(wrong).toEqual({});
}, 600_000);

test('NEWS-1: a form that waits for the code of its page shows that it was pressed, and shows it no more once it works', async () => {
  const { page, open, letGo, problems } = await openHolding();
  const url = `${program.url}/field-notes/newsletters/${program.world.newsletter}`;
  await open({ url, cookies: [] });
  await page.getByLabel('Email address').fill('early@mail.example');
  const button = page.getByRole('button', { name: 'Subscribe' });
  await button.click();
  await expect.poll(() => button.getAttribute('data-held')).toBe('');
  expect(Number(await button.evaluate((one) => getComputedStyle(one).opacity))).toBeLessThan(1);
  letGo();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  expect(await page.locator('[data-held]').count()).toBe(0);
  expect(problems.filter((problem) => !problem.includes('external link'))).toEqual([]);
});

test('WRITE-1, SHELL-1: who opens a new story and types at once, without pressing anything first, has every word in it', async () => {
  const { page, open, letGo } = await openHolding();
  const { cookies } = await signIn(program);
  await open({ url: `${program.url}/new-story`, cookies });
  // Nobody types into what is not drawn yet, and with the first drawing the browser puts the focus there.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.keyboard.type('Typed before anything came');
  await page.keyboard.press('Enter');
  await page.keyboard.type('And the first line.');
  letGo();
  const story = page.getByRole('textbox', { name: 'Story' });
  await story.waitFor();
  expect(await story.innerText()).toContain('Typed before anything came');
  expect(await story.innerText()).toContain('And the first line.');
  await page.keyboard.type(' On and on.');
  expect(await story.innerText()).toContain('And the first line. On and on.');
});
