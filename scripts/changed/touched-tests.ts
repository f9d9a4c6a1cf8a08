import { basename } from 'node:path';
import { importersOf, modulesBeside, readImports, readText } from './import-graph.ts';
import { CAMPAIGNS, EVERYTHING, HUBS, rules, SERVED, SMOKE } from './rules.ts';

const TEST = /\.test\.tsx?$/;
/** A test that looks at all sources at once. */
const LOOKS_AT_ALL = /\bglobSync\(|import\.meta\.glob|\bsourceFiles\(/;

/** The tests that a change of `changed` touches, out of `files`, every source of the project; all where that is unsure. */
export function touchedTests(
  changed: readonly string[],
  files: readonly string[],
  read: (file: string) => string = readText,
): readonly string[] | 'all' {
  if (changed.some((file) => EVERYTHING.test(file))) return 'all';
  const tests = files.filter((file) => TEST.test(file));
  const isServed = changed.some((file) => SERVED.test(file));
  const modules = changed.flatMap((file) => modulesBeside(file, files));
  const isHub = (file: string): boolean =>
    HUBS.test(file) || (CAMPAIGNS.test(file) && !changed.some((one) => one.startsWith('test/')));
  const reached = importersOf(modules, readImports(files, read), isHub);
  // A test says by itself what it is about; what is beside it in the program did not change.
  const program = changed.filter((file) => !TEST.test(file));
  const outside = changed.filter((file) => SERVED.test(file));
  const nouns = new Set(outside.flatMap(nounsOf));
  const names = outside.flatMap(namesOf);
  const others = changed.filter((file) => !/\.tsx?$/.test(file)).map((file) => basename(file));
  return tests.filter((test) => {
    if (reached.has(test)) return true;
    if (isServed && SMOKE.test(test)) return true;
    if (rules.some((rule) => rule.run.test(test) && program.some((file) => rule.changed.test(file)))) return true;
    if (isFromOutside(test) && nouns.has(singular(basename(test).split('.')[0] ?? ''))) return true;
    const text = read(test);
    if (isServed && LOOKS_AT_ALL.test(text)) return true;
    return (
      others.some((name) => text.includes(name)) || (isFromOutside(test) && names.some((name) => text.includes(name)))
    );
  });
}

const isFromOutside = (test: string): boolean => test.startsWith('test/');
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '');

/** The folders that a file lies in are the nouns of the product: `src/modules/reading/claps/clap-story.ts` is about a clap. */
function nounsOf(file: string): string[] {
  return file.split('/').slice(2, -1).map(singular);
}

/** One verb has one spelling in all layers: `clap-story.ts` is `clapStory` in the graph and `ClapStory` in documents. */
function namesOf(file: string): string[] {
  const words = (basename(file).split('.')[0] ?? '').split('-');
  if (words.length < 2 || !/^src\/(?:modules|graphql|web)\//.test(file)) return [];
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return [pascal, pascal.charAt(0).toLowerCase() + pascal.slice(1)];
}
