import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';

const { program, browser } = await openSite();

type Focus = { readonly name: string; readonly isMarked: boolean; readonly isSeen: boolean };

/** What has the focus now, whether the eye is shown it, and whether it can be seen. */
function focusNow(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // A card is marked around all of it, by what its link lays over it; the box of search around its form.
    const box = element.closest('[data-search]');
    const looks = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      ...(box ? [getComputedStyle(box)] : []),
    ];
    const isMarked = looks.some(
      (look) => (look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 1) || look.boxShadow !== 'none',
    );
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)}`,
      isMarked,
      isSeen: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
    };
  });
}

test.for(['/', '/@ada', '/field-notes', '/explore-topics', 'specimen'])(
  'SHELL-4: %s is walked by keyboard alone: skip link first, every stop seen and marked, no trap',
  async (target) => {
    const path = target === 'specimen' ? program.world.stories.specimen.path : target;
    const { page } = await browser.open(path);
    await page.keyboard.press('Tab');
    expect((await focusNow(page)).name).toBe('A Skip to content');
    const stops: string[] = [];
    for (let press = 0; press < 150; press += 1) {
      const focus = await focusNow(page);
      if (focus.name.startsWith('BODY')) break;
      stops.push(focus.name);
      expect(focus, `stop ${press}: ${focus.name}`).toMatchObject({ isMarked: true, isSeen: true });
      await page.keyboard.press('Tab');
    }
    expect(stops.length).toBeGreaterThan(8);
    const repeated = stops.filter(
      (stop, index) => stop === stops[index + 1] && stop === stops[index + 2] && stop === stops[index + 3],
    );
    expect(repeated).toEqual([]);
  },
);

test('SHELL-4: the skip link leads past the header', async () => {
  const { page } = await browser.open('/@ada');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('STORY-12: a picture is enlarged by Enter, and Escape brings the reader back to it', async () => {
  const { page } = await browser.open(program.world.stories.specimen.path);
  await page.keyboard.press('Tab');
  const frame = page.locator('.frame[role=button]').first();
  await frame.waitFor();
  await frame.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('SHELL-4: a button that is off has the focus again when it is on; where it stays off, the heading near it has it', async () => {
  const { page } = await browser.open('/about');
  await wake(page);
  await page.evaluate(() => {
    const section = document.createElement('section');
    section.innerHTML = '<h2>A change</h2><button>Make it</button>';
    const button = section.querySelector('button');
    button?.addEventListener('click', () => {
      button.disabled = true;
      setTimeout(() => {
        button.disabled = false;
      }, 2_500);
    });
    document.querySelector('main')?.append(section);
  });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('button', { name: 'Make it' }).press('Enter');
  await expect.poll(focused).toBe('A change');
  await expect.poll(focused).toBe('Make it');
  // Whoever goes on by themselves stays where they are.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  const elsewhere = await focused();
  await expect.poll(() => page.getByRole('button', { name: 'Make it' }).isEnabled()).toBe(true);
  expect(await focused()).toBe(elsewhere);
});
