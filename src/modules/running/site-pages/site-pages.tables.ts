import type { GeneratedAlways } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type SitePageTable = {
  /** Of the route table. */
  route_name: Once<string>;
  /** False where an administrator took the page away. */
  is_shown: boolean;
  title: string;
  markdown: string;
  body_html: string;
  excerpt: string;
  /** The end of its `New` badge. */
  new_until: Date | null;
  updated_at: Date;
};

type SitePageVersionTable = {
  id: string;
  route_name: Once<string>;
  title: Once<string>;
  markdown: Once<string>;
  author_name: Once<string>;
  created_at: Once<Date>;
  /** In the order in which they were written: the database counts. */
  number: GeneratedAlways<string>;
};

/** Written by `site-pages.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    site_page: SitePageTable;
    site_page_version: SitePageVersionTable;
  }
}
