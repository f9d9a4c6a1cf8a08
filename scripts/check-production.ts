import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

type Settings = { readonly entry: readonly string[] };
type Issue = { readonly file: string; readonly files?: readonly unknown[]; readonly exports?: readonly Named[] };
type Named = { readonly name: string };

/** Where programs begin that somebody runs: tests, campaigns and benchmarks are none. */
const isProgram = (pattern: string): boolean => !/test|^scripts\//.test(pattern);
/** What stands beside sources for tests alone, by its name. */
const MEANS_OF_TESTS = [
  '*.test.{ts,tsx}',
  'test-support/**',
  '*.fixture.ts',
  'arbitrary-*.ts',
  '*.build.ts',
  'mock-*.ts',
];

/** What may stand although nothing in production asks for it yet, each with its reason: a file, or a file and an export. */
export const keptForLater: ReadonlyMap<string, string> = new Map([
  ['src/graphql/unbuilt-operations.ts', 'the list behind docs/unbuilt-operations.md, which its test writes'],
  ['src/web/app/graph/read-document.ts', 'the build writes the import of it (scripts/build/slim-documents.ts)'],
  [
    'src/modules/identity/passwords/common-password-file.ts#packCommonPasswords',
    'scripts/make-common-passwords.ts packs what the program reads',
  ],
  ['src/platform/clock/clock.ts#createFakeClock', 'the other half of a clock: tests move time with it'],
]);

/** The settings of the search for unused code, with tests no longer counted as users. */
export function productionSettings(settings: Settings): Record<string, unknown> {
  return {
    ...settings,
    entry: settings.entry.map((pattern) => (isProgram(pattern) ? `${pattern}!` : pattern)),
    project: ['src/**/*.{ts,tsx}!', ...MEANS_OF_TESTS.map((means) => `!src/**/${means}!`)],
    // A piece of a file that its tests ask by itself is reached all the same.
    ignoreExportsUsedInFile: true,
  };
}

/** Sentences about what only tests reach, and about reasons that nothing needs any more. */
export function reachedByTestsAlone(issues: readonly Issue[], kept: ReadonlyMap<string, string>): string[] {
  const found = issues.flatMap(({ file, files = [], exports = [] }) => [
    ...(files.length > 0 ? [file] : []),
    ...exports.map(({ name }) => `${file}#${name}`),
  ]);
  return [
    ...found.filter((place) => !kept.has(place)).map((place) => `${place}: nothing but tests reaches it.`),
    ...[...kept.keys()]
      .filter((place) => !found.includes(place))
      .map((place) => `${place}: is used now, or gone: take it out of keptForLater.`),
  ];
}

export function readUnusedInProduction(): readonly Issue[] {
  const folder = 'node_modules/.cache/longhand';
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/knip.production.json`;
  writeFileSync(file, JSON.stringify(productionSettings(JSON.parse(readFileSync('knip.json', 'utf8')) as Settings)));
  const flags = [
    '--production',
    '--include',
    'files,exports',
    '--reporter',
    'json',
    '--no-config-hints',
    '--no-progress',
  ];
  const { stdout, stderr } = spawnSync('node_modules/.bin/knip', ['-c', file, ...flags], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (!stdout.startsWith('{')) throw new Error(`The search for unused code failed: ${stderr}`);
  return (JSON.parse(stdout) as { readonly issues: readonly Issue[] }).issues;
}
