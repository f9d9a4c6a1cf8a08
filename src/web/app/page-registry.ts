import { createUnknownPageError } from '#shared/routes/routing-error.ts';
import type { PageDefinition } from './page-definition.ts';

type PageModule = { readonly default: PageDefinition };

const modules = import.meta.glob<PageModule>('../pages/*/*.page.tsx');
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
