import axe from 'axe-core';
import type { Page } from 'playwright-core';

const EVERYTHING = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** What a change of colors alone can break. */
const COLORS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What axe finds on a page as it stands, with motion over: each finding with the first element that it is about. */
export async function axeFindings(page: Page, runOnly = EVERYTHING): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => {
    const sheets = document.adoptedStyleSheets;
    // A change of screen puts sheets of its own in the place of all.
    if (!sheets.some(({ cssRules }) => cssRules[0]?.cssText.startsWith('*, ::before, ::after') === true)) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
      document.adoptedStyleSheets = [...sheets, sheet];
    }
    return 'axe' in window;
  });
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const run = Reflect.get(window, 'axe') as { run: (options: unknown) => Promise<axe.AxeResults> };
    // Nothing is played by itself here, so no media need to be fetched first; elements are shown by their text.
    const { violations } = await run.run({
      runOnly: only,
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
    });
    return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`);
  }, runOnly);
}

/** A width in pixels, and what the reader’s system likes. */
export type View = readonly [width: number, colorScheme: 'light' | 'dark'];

/** What is wrong with a page as it stands in each view: that it is cut off at the side, and what axe finds. */
export async function findingsInViews(page: Page, views: readonly View[]): Promise<readonly string[]> {
  const found: string[] = [];
  const widths = new Set<number>();
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const isWhole = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    const all = [
      ...(isWhole ? [] : ['it is cut off']),
      ...(await axeFindings(page, widths.has(width) ? COLORS : EVERYTHING)),
    ];
    widths.add(width);
    found.push(...all.map((finding) => `${new URL(page.url()).pathname} at ${width} in ${colorScheme}: ${finding}`));
  }
  return found;
}
