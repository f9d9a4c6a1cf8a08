import type { ReadContext } from '#modules/ground/read-context.ts';
import type { NavigationDestination } from './publications.tables.ts';

export type NavigationLink = {
  readonly destination: NavigationDestination;
  readonly title: string;
  readonly value: string | null;
};
export type SubpageTitle = { readonly id: string; readonly slug: string; readonly title: string };
export type Section = SubpageTitle & {
  readonly publicationId: string;
  /** Its topic; null where its stories are chosen. */
  readonly tagId: string | null;
  readonly revision: number;
};
export type Subpage = SubpageTitle & { readonly bodyHtml: string };

const NAVIGATION = `select publication_id as "ownerId", destination, title, value from publication_navigation_item
  where publication_id = any($1) order by position`;

/** What a publication's bar leads to, in order. */
export function readNavigation(context: ReadContext, publicationId: string): Promise<readonly NavigationLink[]> {
  return context.loaders.grouped<NavigationLink & { ownerId: string }>('publication_navigation', publicationId, (ids) =>
    context.database.query('publication_navigation', NAVIGATION, [ids]),
  );
}

const SECTION_COLUMNS = `c.publication_id as "ownerId", c.publication_id as "publicationId", c.id, c.slug, c.title,
  c.tag_id as "tagId", c.revision`;
const SECTIONS = `select ${SECTION_COLUMNS} from publication_section c
  where c.publication_id = any($1) order by c.position, c.id`;
const SECTION = `select ${SECTION_COLUMNS} from publication_section c
  where c.publication_id = any($1) and (c.slug = $2 or c.id = (
    select o.section_id from old_publication_section_slug o
    where o.publication_id = c.publication_id and o.slug = $2))
  order by c.slug = $2 desc`;

export function readSections(context: ReadContext, publicationId: string): Promise<readonly Section[]> {
  return context.loaders.grouped<Section & { ownerId: string }>('publication_sections', publicationId, (ids) =>
    context.database.query('publication_sections', SECTIONS, [ids]),
  );
}

/** A section by its slug, or by one that it had: whoever shows it says where it is now. */
export async function readSection(context: ReadContext, publicationId: string, slug: string): Promise<Section | null> {
  const rows = await context.loaders.grouped<Section & { ownerId: string }>(
    `publication_section ${slug}`,
    publicationId,
    (ids) => context.database.query('publication_section', SECTION, [ids, slug]),
  );
  return rows[0] ?? null;
}

const SUBPAGE = `select p.publication_id as "ownerId", p.id, p.slug, p.title, p.body_html as "bodyHtml"
  from publication_page p
  where p.publication_id = any($1) and (p.slug = $2 or p.id = (
    select o.page_id from old_publication_page_slug o where o.publication_id = p.publication_id and o.slug = $2))
  order by p.slug = $2 desc`;

const SUBPAGES = `select publication_id as "ownerId", id, slug, title from publication_page
  where publication_id = any($1) and slug <> 'about' order by title, id`;

/** The pages of a publication's own beside the one behind "About". */
export function readSubpages(context: ReadContext, publicationId: string): Promise<readonly SubpageTitle[]> {
  return context.loaders.grouped<SubpageTitle & { ownerId: string }>('publication_subpages', publicationId, (ids) =>
    context.database.query('publication_subpages', SUBPAGES, [ids]),
  );
}

/** A page of a publication's own by its slug, or by one that it had: whoever shows it says where it is now. */
export async function readSubpage(context: ReadContext, publicationId: string, slug: string): Promise<Subpage | null> {
  const rows = await context.loaders.grouped<Subpage & { ownerId: string }>(
    `publication_subpage ${slug}`,
    publicationId,
    (ids) => context.database.query('publication_subpage', SUBPAGE, [ids, slug]),
  );
  return rows[0] ?? null;
}
