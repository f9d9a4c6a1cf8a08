import type { PageId } from './page-layouts.ts';
import { routes } from './route-table.ts';
import type { Route } from './route.ts';

/** Pages of words only: an administrator writes them (rule 160). */
const editable: ReadonlySet<PageId> = new Set<PageId>([
  'site-page',
  'landing-b2b',
  'landing-choose',
  'landing-gift',
  'landing-membership',
  'landing-page',
  'landing-partner-program',
  'landing-verified-authors',
  'landing-write',
  'mastodon',
]);

/** Their routes, in the order of the route table. */
export const editablePages: readonly Route[] = routes.filter((route) => editable.has(route.page));

/** The route of an address that an administrator may write, such as `/about`. */
export function findEditablePage(path: string): Route | undefined {
  return editablePages.find((route) => route.path === path);
}
