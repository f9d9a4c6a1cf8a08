import { basename, dirname } from 'node:path';
import { routes } from '../../src/shared/routes/route-table.ts';
import { importersOf, modulesBeside, readImports, readText } from './import-graph.ts';
import { CAMPAIGNS, EVERYTHING, HUBS, rules, SERVED, SMOKE } from './rules.ts';

/** What many pages are made of says nothing about one of them: the table says what runs then. */
const MOST_PAGES = 4;
const PAGE = /^src\/web\/pages\/[\w-]+\/([\w-]+)\/[\w-]+\.page\.tsx$/;

/**
 * How tests write the addresses of the pages among `files`: `/p/{postId}/notes` as `/p/${story.id}/notes`. Nothing where
 * there are many pages, and nothing for addresses that are all values, which every test has.
 */
function pathsOfPages(files: readonly string[]): readonly RegExp[] {
  const pages = new Set(files.flatMap((file) => PAGE.exec(file)?.[1] ?? []));
  if (pages.size > MOST_PAGES) return [];
  const paths = routes.filter(({ page }) => pages.has(page)).map(({ path }) => path);
  return [...new Set(paths)].filter((path) => /\/[\w-]{2,}/.test(path)).map(writtenPath);
}

function writtenPath(path: string): RegExp {
  const parts = path.split(/\{[^}]*\}/).map((part) => RegExp.escape(part));
  return new RegExp(`(?<=['"\`}])${parts.join('[^/\'"\\s]+')}(?=['"\`?#])`);
}

const TEST = /\.test\.tsx?$/;
/** A test that looks at all sources at once. */
const LOOKS_AT_ALL = /\bglobSync\(|import\.meta\.glob|\bsourceFiles\(/;

/**
 * The tests that a change of `changed` touches, out of `files`, every source of the project; all where that is unsure.
 * `lostTexts` are words that readers do not see any more.
 */
export function touchedTests(
  changed: readonly string[],
  files: readonly string[],
  { read = readText, lostTexts = [] }: { read?: (file: string) => string; lostTexts?: readonly string[] } = {},
): readonly string[] | 'all' {
  if (changed.some((file) => EVERYTHING.test(file))) return 'all';
  const tests = files.filter((file) => TEST.test(file));
  const isServed = changed.some((file) => SERVED.test(file));
  const modules = changed.flatMap((file) => modulesBeside(file, files));
  const isHub = (file: string): boolean =>
    HUBS.test(file) || (CAMPAIGNS.test(file) && !changed.some((one) => one.startsWith('test/')));
  const imports = readImports(files, read);
  const reached = importersOf(modules, imports, isHub);
  // A test says by itself what it is about; what is beside it in the program did not change.
  const program = changed.filter((file) => !TEST.test(file));
  const outside = changed.filter((file) => SERVED.test(file));
  const nouns = new Set(outside.flatMap(nounsOf));
  const folders = new Set(outside.map((file) => dirname(file)));
  // What all screens are made of has rows of its own in the table.
  const ofScreens = modules.filter((file) => /^src\/(?:web\/(?:pages|features)|shared\/messages)\//.test(file));
  const paths = pathsOfPages([...importersOf(ofScreens, imports, isHub)]);
  const names = outside.flatMap(namesOf);
  const others = changed.filter((file) => !/\.tsx?$/.test(file)).map((file) => basename(file));
  return tests.filter((test) => {
    if (reached.has(test)) return true;
    if (isServed && SMOKE.test(test)) return true;
    if (rules.some((rule) => rule.run.test(test) && program.some((file) => rule.changed.test(file)))) return true;
    // Most of what stands beside a command drives it through the graph, where no import is followed.
    if (folders.has(dirname(test))) return true;
    if (isFromOutside(test) && nouns.has(noun(basename(test).split('.')[0] ?? ''))) return true;
    const text = read(test);
    if (isFromOutside(test) && paths.some((path) => path.test(text))) return true;
    if (lostTexts.some((words) => text.includes(words))) return true;
    if (isServed && LOOKS_AT_ALL.test(text)) return true;
    return (
      others.some((name) => text.includes(name)) || (isFromOutside(test) && names.some((name) => text.includes(name)))
    );
  });
}

const isFromOutside = (test: string): boolean => test.startsWith('test/');
/** The same for `archive-imports` and `import-archive`. */
const noun = (name: string): string => name.split('-').map(singular).toSorted().join(' ');
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '');

/**
 * The folders that a file lies in are the nouns of the product: `src/modules/reading/claps/clap-story.ts` is about a
 * clap. A catalogue of messages is about what it is named after.
 */
function nounsOf(file: string): string[] {
  const folders = file.split('/').slice(2, -1);
  return (folders[0] === 'messages' ? [basename(file, '.ts')] : folders).map(noun);
}

/** One verb has one spelling in all layers: `clap-story.ts` is `clapStory` in the graph and `ClapStory` in documents. */
function namesOf(file: string): string[] {
  const words = (basename(file).split('.')[0] ?? '').split('-');
  if (words.length < 2 || !/^src\/(?:modules|graphql|web)\//.test(file)) return [];
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return [pascal, pascal.charAt(0).toLowerCase() + pascal.slice(1)];
}
