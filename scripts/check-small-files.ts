import { basename, dirname, join } from 'node:path';

const FEWEST_LINES = 25;
const IMPORT = /(?:from|import\()\s*'([^']+)'/g;
/** Found by their names; a command is one too, and says in its first argument that it is. */
const STANDS_ALONE = /\.\w+\.tsx?$/;
const COMMAND = /\bCommandContext\b/;
/** Resolvers and jobs hold no rules: what they call stands beside them. */
const CALLS_ONLY = /\.(?:graph|jobs)\.ts$|\/server\.ts$/;
/** Not folded yet, or read by what is no import: the list gets shorter. */
const NOT_YET =
  /^demo\/|^src\/web\/|^src\/modules\/moving\/|^test\/(?:prove|bench)\/|^scripts\/|\/statement-counter\.ts$/;

/** Sentences about files so small that their one reader, in the same folder, is better off with them inside. */
export function tooSmallFiles(files: readonly string[], read: (file: string) => string): string[] {
  const known = new Set(files);
  const readers = new Map<string, string[]>();
  for (const file of files.filter((one) => !one.includes('.test.'))) {
    for (const [, from = ''] of read(file).matchAll(IMPORT)) {
      const target = from.startsWith('.')
        ? join(dirname(file), from)
        : from.replace(/^#(?!test)/, 'src/').replace('#', '');
      readers.set(target, [...(readers.get(target) ?? []), file]);
    }
  }
  return files.flatMap((file) => {
    const [reader, ...others] = readers.get(file) ?? [];
    if (reader === undefined || others.length > 0 || dirname(reader) !== dirname(file)) return [];
    if (NOT_YET.test(file) || file.endsWith('.tsx') || CALLS_ONLY.test(reader)) return [];
    if (STANDS_ALONE.test(basename(file)) || known.has(file.replace(/\.ts$/, '.test.ts'))) return [];
    const text = read(file);
    if (text.split('\n').length > FEWEST_LINES || COMMAND.test(text)) return [];
    return [`${file}: fewer than ${FEWEST_LINES} lines that ${basename(reader)} alone reads; write them there.`];
  });
}
