import type { Page } from 'playwright-core';

/**
 * What is wrong with where the focus is: that an act took it away with the control, or that it is out of the window or
 * below something else, where whoever has a keyboard alone does not see it.
 */
export async function focusFindings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { activeElement: focused } = document;
    if (focused === null || focused === document.body) return ['nothing has the focus'];
    const { left, top, right, bottom, width, height } = focused.getBoundingClientRect();
    const name = focused.outerHTML.slice(0, 120);
    const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (!isSeen || width * height === 0) return [`out of sight: ${name}`];
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ];
    // A toast goes by itself.
    const above = document.elementsFromPoint(x, y).find((one) => one.closest('#toasts') === null) ?? null;
    const isOwn =
      above !== null && (focused.contains(above) || above.contains(focused) || above.closest('label') !== null);
    return isOwn ? [] : [`${above?.outerHTML.slice(0, 120) ?? ''} covers ${name}`];
  });
}
