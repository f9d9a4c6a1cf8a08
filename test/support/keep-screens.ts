import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { View } from './axe-findings.ts';

const FOLDER = process.env['LONGHAND_SCREENS'];

/** Draws a page as it stands in some views, for whoever names a folder by `LONGHAND_SCREENS` to look at. */
export async function keepScreens(page: Page, name: string, views: readonly View[]): Promise<void> {
  if (FOLDER === undefined) return;
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage: true });
  }
}
