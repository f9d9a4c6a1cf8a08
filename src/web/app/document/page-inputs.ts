import type { PageRequest } from '#shared/pages/page-contract.ts';
import type { Screen } from '../screen.ts';

/**
 * Pages of which visitors see what hangs on their address and their answers alone: no clock and no chance. They are not
 * drawn again of the same (decision 0132).
 */
const TIMELESS: ReadonlySet<string | undefined> = new Set(['home', 'post']);

/**
 * All that a page for everybody hangs on, in one text: what was asked, what is known of the site, and every answer.
 * Undefined for a page that has to be drawn: of one reader, not for all, or not timeless.
 */
export function pageInputs(
  request: PageRequest,
  { drawn, isCacheable }: Pick<Screen, 'drawn' | 'isCacheable'>,
  answers: ReadonlyMap<string, unknown>,
  ...others: readonly unknown[]
): string | undefined {
  const { session, theme, assets: _assets, execute: _execute, isDrawn: _isDrawn, ...asked } = request;
  if (session !== null || theme !== undefined || !isCacheable || !TIMELESS.has(drawn?.page)) return undefined;
  // Whichever came first: it is the same page.
  const sorted = [...answers].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([asked, sorted, ...others]);
}
