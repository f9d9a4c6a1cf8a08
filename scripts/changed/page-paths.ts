import { routes } from '../../src/shared/routes/route-table.ts';

/** What many pages are made of says nothing about one of them: the table says what runs then. */
const MOST_PAGES = 4;
const PAGE = /^src\/web\/pages\/[\w-]+\/([\w-]+)\/[\w-]+\.page\.tsx$/;

/**
 * How tests write the addresses of the pages among `files`: `/p/{postId}/notes` as `/p/${story.id}/notes`. Nothing where
 * there are many pages, and nothing for addresses that are all values, which every test has.
 */
export function pathsOfPages(files: readonly string[]): readonly RegExp[] {
  const pages = new Set(files.flatMap((file) => PAGE.exec(file)?.[1] ?? []));
  if (pages.size > MOST_PAGES) return [];
  const paths = routes.filter(({ page }) => pages.has(page)).map(({ path }) => path);
  return [...new Set(paths)].filter((path) => /\/[\w-]{2,}/.test(path)).map(writtenPath);
}

function writtenPath(path: string): RegExp {
  const parts = path.split(/\{[^}]*\}/).map((part) => RegExp.escape(part));
  return new RegExp(`(?<=['"\`}])${parts.join('[^/\'"\\s]+')}(?=['"\`?#])`);
}
