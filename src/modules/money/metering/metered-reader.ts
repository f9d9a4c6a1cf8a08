import type { Browser } from '#modules/ground/browser.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

/** Who the meter counts for: the account, else the browser by its cookie (rules 79, 81); null where there is neither. */
export function readerOf(viewer: Viewer | null, browser: Browser | null): string | null {
  if (viewer !== null) return `person:${viewer.personId}`;
  return browser === null ? null : `visitor:${browser.visitorHash}`;
}
