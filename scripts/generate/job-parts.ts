import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** What every module does in the background, found by the name of its file. */
export function jobParts(root: string): string {
  const paths = globSync('src/modules/**/*.jobs.ts', { cwd: root }).toSorted();
  const parts = paths.map((path) => ({
    name: basename(path, '.jobs.ts').replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()),
    path: path.replace(/^src\//, '#'),
  }));
  return [
    '// Made by `npm run generate`: do not edit.',
    ...parts.map(({ name, path }) => `import * as ${name} from '${path}';`),
    '',
    '/** By the path of the file. */',
    `export const jobParts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {`,
    ...parts.map(({ name, path }) => `  '${path}': ${name},`),
    '};',
    '',
  ].join('\n');
}
