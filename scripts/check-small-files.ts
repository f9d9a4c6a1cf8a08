import { basename, dirname, join } from 'node:path';

const FEWEST_LINES = 25;
const IMPORT = /(?:from|(import)\()\s*'([^']+)'/g;
/** Found by their names; a command is one too, and says in its first argument that it is. */
const STANDS_ALONE = /\.\w+\.tsx?$/;
const COMMAND = /\bCommandContext\b/;
/** Resolvers and jobs hold no rules: what they call stands beside them. */
const CALLS_ONLY = /\.(?:graph|jobs)\.ts$|\/server\.ts$/;

/** Sentences about files so small that their one reader, in the same folder, is better off with them inside. */
export function tooSmallFiles(files: readonly string[], read: (file: string) => string): string[] {
  const known = new Set(files);
  const readers = new Map<string, string[]>();
  // What is fetched only when it is needed is a piece of its own: written into its reader it would come with it.
  const fetched = new Set<string>();
  for (const file of files.filter((one) => !one.includes('.test.'))) {
    for (const [, isFetched, from = ''] of read(file).matchAll(IMPORT)) {
      const target = from.startsWith('.')
        ? join(dirname(file), from)
        : from.replace(/^#(?!test)/, 'src/').replace('#', '');
      if (isFetched !== undefined) fetched.add(target);
      readers.set(target, [...(readers.get(target) ?? []), file]);
    }
  }
  return files.flatMap((file) => {
    const [reader, ...others] = readers.get(file) ?? [];
    if (reader === undefined || others.length > 0 || dirname(reader) !== dirname(file)) return [];
    if (file.endsWith('.tsx') || fetched.has(file) || CALLS_ONLY.test(reader)) return [];
    if (STANDS_ALONE.test(basename(file)) || known.has(file.replace(/\.ts$/, '.test.ts'))) return [];
    const text = read(file);
    if (text.split('\n').length > FEWEST_LINES || COMMAND.test(text)) return [];
    return [`${file}: fewer than ${FEWEST_LINES} lines that ${basename(reader)} alone reads; write them there.`];
  });
}
