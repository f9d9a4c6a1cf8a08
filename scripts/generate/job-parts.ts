import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** What every module does in the background, found by the name of its file. */
export function jobParts(root: string): string {
  return partsFile(root, {
    suffix: 'jobs',
    importOf: (name, path) => `import * as ${name} from '${path}';`,
    list: 'jobParts: Readonly<Record<string, Readonly<Record<string, unknown>>>>',
  });
}

/** What every module says is news, and what it keeps about people (decision 0046). */
export function newsParts(root: string): string {
  return partsFile(root, {
    suffix: 'news',
    importOf: (name, path) => `import { news as ${name} } from '${path}';`,
    imports: "import type { ModuleNews } from '#modules/ground/module-news.ts';",
    list: 'newsParts: Readonly<Record<string, ModuleNews>>',
  });
}

export function personalParts(root: string): string {
  return partsFile(root, {
    suffix: 'personal',
    importOf: (name, path) => `import { personal as ${name} } from '${path}';`,
    imports: "import type { PersonalTable } from '#modules/ground/personal-table.ts';",
    list: 'personalParts: Readonly<Record<string, readonly PersonalTable[]>>',
  });
}

/** What every module keeps sealed. */
export function sealedParts(root: string): string {
  return partsFile(root, {
    suffix: 'sealed',
    importOf: (name, path) => `import { sealed as ${name} } from '${path}';`,
    imports: "import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';",
    list: 'sealedParts: Readonly<Record<string, readonly SealedColumn[]>>',
  });
}

type Parts = {
  readonly suffix: string;
  readonly importOf: (name: string, path: string) => string;
  readonly imports?: string;
  /** Name and type of what is exported. */
  readonly list: string;
};

function partsFile(root: string, { suffix, importOf, imports, list }: Parts): string {
  const paths = globSync(`src/modules/**/*.${suffix}.ts`, { cwd: root }).toSorted();
  const parts = paths.map((path) => ({
    name: basename(path, `.${suffix}.ts`).replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()),
    path: path.replace(/^src\//, '#'),
  }));
  return [
    '// Made by `npm run generate`: do not edit.',
    ...(imports === undefined ? [] : [imports]),
    ...parts.map(({ name, path }) => importOf(name, path)),
    '',
    '/** By the path of the file. */',
    `export const ${list} = {`,
    ...parts.map(({ name, path }) => `  '${path}': ${name},`),
    '};',
    '',
  ].join('\n');
}
