import { editablePages, findEditablePage } from '#shared/routes/editable-pages.ts';
import type { Database } from '#platform/database/database.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { SitePage, SitePageVersion } from './site-page.ts';
import { canWriteSitePages } from './site-pages.policy.ts';

type Row = Omit<SitePage, 'path' | 'state'> & { readonly isShown: boolean };
type Asker = Pick<CommandContext, 'database' | 'viewer' | 'isProgram'>;

const PAGES = `
  select route_name as id, is_shown as "isShown", title, markdown, body_html as "bodyHtml", excerpt,
    new_until as "newUntil"
  from site_page where route_name = any($1)`;

async function readPages(
  database: Database<Tables>,
  routes: readonly { readonly name: string; readonly path: string }[],
): Promise<readonly SitePage[]> {
  const rows = await database.query<Row>('site_pages', PAGES, [routes.map(({ name }) => name)]);
  const byName = new Map(rows.map((row) => [row.id, row]));
  return routes.map(({ name, path }) => {
    const row = byName.get(name);
    const empty = { title: '', markdown: '', bodyHtml: '', excerpt: '', newUntil: null };
    if (row === undefined) return { ...empty, id: name, path, state: 'default' };
    const { isShown, ...page } = row;
    return { ...page, path, state: isShown ? 'set' : 'unset' };
  });
}

/** A page that an administrator may write, as everyone sees it; null for an address that is none. */
export async function findSitePage({ database }: Pick<Asker, 'database'>, path: string): Promise<SitePage | null> {
  const route = findEditablePage(path);
  const [page] = route === undefined ? [] : await readPages(database, [route]);
  return page ?? null;
}

/** Every page that can be written, for administrators. */
export function readSitePages(context: Asker): Promise<readonly SitePage[]> {
  mustBeAllowed(canWriteSitePages(context));
  return readPages(context.database, editablePages);
}

const VERSIONS = `
  select id, title, markdown, author_name as author, created_at as "createdAt" from site_page_version
  where route_name = $1 order by number desc limit 50`;

/** What stood on a page, the newest fifty first, for administrators. */
export function readSitePageVersions(context: Asker, routeName: string): Promise<readonly SitePageVersion[]> {
  mustBeAllowed(canWriteSitePages(context));
  return context.database.query<SitePageVersion>('site_page_versions', VERSIONS, [routeName]);
}
