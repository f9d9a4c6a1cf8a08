import { posix } from 'node:path';

/** A file that may be a post: where it lies, and its path below the folder of the posts. */
export type PlacedFile = { readonly path: string; readonly place: string };
export type LeftFile = { readonly path: string; readonly reason: string };

const POST = /\.(?:md|markdown|mdx|html?)$/i;
/** What posts are written in that is not read here. */
const UNREAD = /\.(njk|liquid|webc|hbs|pug|haml|adoc|asciidoc|rst|org|textile|ipynb|qmd|rmd|docx|odt|rtf)$/i;
/** Names that engines and people give to the folder of their posts, the likelier first. */
const POST_FOLDERS = [
  '_posts',
  'posts',
  'post',
  'blog',
  'articles',
  '_articles',
  'article',
  'entries',
  'news',
  'writing',
  'essays',
  'notes',
  'content',
];
/** Pages of a repository, at any depth. */
const OF_REPOSITORY =
  /(?:^|\/)(?:README|[Rr]eadme|LICEN[CS]E|[Ll]icen[cs]e|COPYING|NOTICES?|CONTRIBUTING|CONTRIBUTORS|CHANGELOG|[Cc]hangelog|CODE[_-]OF[_-]CONDUCT|SECURITY|SUPPORT|GOVERNANCE|MAINTAINERS|AUTHORS|CLAUDE|AGENTS|TODO|PULL_REQUEST_TEMPLATE|ISSUE_TEMPLATE)(?:\.[a-z]{2}(?:-\w+)?)?\.(?:md|markdown|mdx|html?)$/;
const ENGINE_FOLDER =
  /(?:^|\/)(?:_?layouts|_?includes|_includes|templates|themes|archetypes|node_modules|vendor|components|partials|shortcodes|_data|__tests__)\//;
/** What engines write; Markdown in a folder of that name was written by somebody. */
const MADE = /^(?:_site|public|dist|build|out|docs\/_build)\/.*\.html?$/i;
const PROFILES = /^(?:[\w.-]+\/){0,2}_?(?:authors|people|contributors|team|topics|tags|categories|publications)\//i;

/** Parts the files of a folder into posts and pages that are none. Nothing is passed over in silence but the engine's own. */
export function findPosts(
  files: readonly string[],
  given: { readonly posts?: readonly string[]; readonly leaveOut?: readonly string[] } = {},
): { readonly posts: readonly PlacedFile[]; readonly left: readonly LeftFile[] } {
  const pages = files.filter((file) => POST.test(file) && !ENGINE_FOLDER.test(file) && !MADE.test(file));
  const roots = given.posts?.map((root) => root.replace(/^\/+|\/+$/g, '')) ?? findRoots(pages);
  const placed = pages.flatMap((path): PlacedFile[] => {
    const root = roots.find((name) => name === '' || name === '.' || path.startsWith(`${name}/`));
    if (root === undefined || (root === '' && (PROFILES.test(path) || path === 'SOURCE.md'))) return [];
    return [{ path, place: root === '' || root === '.' ? path : path.slice(root.length + 1) }];
  });
  const unread = files.flatMap((path): LeftFile[] => {
    const ending = ENGINE_FOLDER.test(path) || MADE.test(path) ? null : UNREAD.exec(path);
    const isPlaced = roots.some((name) => name !== '' && name !== '.' && path.startsWith(`${name}/`));
    return ending === null || !isPlaced
      ? []
      : [{ path, reason: `We don’t read .${(ending[1] ?? '').toLowerCase()} files.` }];
  });
  const isLeftOut = (given.leaveOut ?? []).map((pattern) => (path: string) => posix.matchesGlob(path, pattern));
  const below = new Map<string, number>();
  for (const folder of placed.flatMap(({ place }) => ancestorsOf(posix.dirname(place)))) {
    below.set(folder, (below.get(folder) ?? 0) + 1);
  }
  // One page below a post is a part of it; several make a section.
  const isSection = (folder: string): boolean => (below.get(folder) ?? 0) > 1;
  const withOthers = new Set(
    placed
      .filter(({ place }) => !isIndex(place) && !OF_REPOSITORY.test(place))
      .map(({ place }) => posix.dirname(place)),
  );
  const posts: PlacedFile[] = [];
  const left: LeftFile[] = [...unread];
  for (const file of placed) {
    const folder = posix.dirname(file.place);
    const isOfSection =
      isIndex(file.place) && placed.length > 1 && (folder === '.' || withOthers.has(folder) || isSection(folder));
    if (isLeftOut.some((matches) => matches(file.path))) continue;
    if (OF_REPOSITORY.test(file.path))
      left.push({ path: file.path, reason: 'It’s a page of the repository, not a post.' });
    else if (/(?:^|\/)_index\.[\w.-]+$/.test(file.path) || isOfSection)
      left.push({ path: file.path, reason: 'It’s a section’s page, not a post.' });
    else posts.push(file);
  }
  return { posts, left };
}

/** `index.md` and its translations: a post where it is alone in its folder, and else the page of a section. */
function isIndex(place: string): boolean {
  return /(?:^|\/)index(?:\.[a-z]{2}(?:-\w+)?)?\.\w+$/i.test(place);
}

/** The folders above one, without itself. */
function ancestorsOf(folder: string): string[] {
  const parts = folder.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * The folder whose name says that it holds posts and that holds the most; with it those that stand beside it
 * for another language, and Jekyll's drafts. The whole folder where no name says so.
 */
function findRoots(pages: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of pages) {
    const parts = path.split('/').slice(0, -1);
    for (const [index, part] of parts.entries()) {
      if (!POST_FOLDERS.includes(part.toLowerCase())) continue;
      const root = parts.slice(0, index + 1).join('/');
      counts.set(root, (counts.get(root) ?? 0) + 1);
      // What stands in a folder of posts belongs to it, whatever its own folders are called.
      if (part.toLowerCase() !== 'content') break;
    }
  }
  const rank = (root: string): number => POST_FOLDERS.indexOf(posix.basename(root).toLowerCase());
  const isContent = (root: string): number => (posix.basename(root).toLowerCase() === 'content' ? 1 : 0);
  const [best] = [...counts].toSorted(
    ([left, leftCount], [right, rightCount]) =>
      isContent(left) - isContent(right) ||
      rightCount - leftCount ||
      rank(left) - rank(right) ||
      left.length - right.length,
  )[0] ?? [undefined];
  const count = counts.get(best ?? '') ?? 0;
  // A few files beside many others are a part of one post, not the folder of all.
  if (best === undefined || (count < 5 && pages.length > 5 * count)) return [''];
  const shape = languageFree(best);
  const drafts = posix.join(posix.dirname(best), '_drafts');
  const roots = [...counts.keys()].filter((root) => root === best || (shape !== best && languageFree(root) === shape));
  return [
    ...roots,
    ...(pages.some((path) => path.startsWith(`${drafts}/`))
      ? [posix.dirname(drafts) === '.' ? '_drafts' : drafts]
      : []),
  ];
}

function languageFree(root: string): string {
  return root.replace(/(?<=^|\/)[a-z]{2}(?:-[a-z]{2,4})?(?=\/)/i, '*');
}
