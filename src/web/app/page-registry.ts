import { createUnknownPageError } from '#shared/routes/routing-error.ts';
import type { PageDefinition } from './page-definition.ts';

type PageModule = { readonly default: PageDefinition };

const modules = import.meta.glob<PageModule>('../pages/*/*/*.page.tsx');
const importers = new Map(
  Object.entries(modules).map(([path, importer]) => [path.replace(/^.*\/([^/]+)\.page\.tsx$/, '$1'), importer]),
);

/** Loads the screen that the route table names; an unknown name throws (ROUTE-13). */
export async function loadPage(page: string): Promise<PageDefinition> {
  const importer = importers.get(page);
  if (importer === undefined) throw createUnknownPageError(page);
  return (await importer()).default;
}

/** Whether the browser has a screen for a page; feeds and endpoints are the server's alone. */
export function hasPage(page: string): boolean {
  return importers.has(page);
}

/** Where visitors and whoever is signed in have nothing in common at an address, the folder of the latter ends so. */
const OF_VIEWER = '-signed-in';

/** The page that stands at an address for whoever is signed in: one of their own, or that of everybody. */
export function pageOfViewer(page: string): string {
  return hasPage(page + OF_VIEWER) ? page + OF_VIEWER : page;
}
