/** `npm run check`: format, lint, arrows, file sizes, breakpoints, words, limits of mutations, types, locks of migrations, unused code and messages, code that only tests reach, citations, stale generated files; prints what is wrong and where. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { brokenAreas, brokenArrows, sourceFiles } from './check-arrows.ts';
import { strayBreakpoints } from './check-breakpoints.ts';
import { brokenCitations, statedRules } from './check-citations.ts';
import { brokenMigrations } from './check-migrations.ts';
import { unusedMessages } from './check-messages.ts';
import { needlessInterfaces } from './check-interfaces.ts';
import { brokenSizes } from './check-sizes.ts';
import { tooSmallFiles } from './check-small-files.ts';
import { keptForLater, reachedByTestsAlone, readUnusedInProduction } from './check-production.ts';
import { endlessMutations } from './check-mutations.ts';
import { foreignWords } from './check-words.ts';
import { readCatalogues, readSources } from './read-catalogues.ts';

type Step = { readonly name: string; readonly run: () => readonly string[] | Promise<readonly string[]> };

function command(name: string, file: string, args: readonly string[]): Step {
  return {
    name,
    run: () => {
      const result = spawnSync(file, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
      const output = `${result.stdout}${result.stderr}`.trim();
      return result.status === 0
        ? []
        : [output === '' ? `${file} ended with ${result.status ?? result.signal}` : output];
    },
  };
}

const readText = (file: string): string => readFileSync(file, 'utf8');
const pages = (): string[] => globSync('docs/rules/*.md').map(readText);
const bin = (name: string): string => `node_modules/.bin/${name}`;
const steps: readonly Step[] = [
  command('generated files', process.execPath, ['scripts/generate.ts', '--check']),
  command('format', bin('oxfmt'), ['--check', '.']),
  command('lint', bin('oxlint'), ['--type-aware', '--deny-warnings', '.']),
  command('types', bin('tsc'), ['--noEmit']),
  { name: 'arrows', run: () => [...brokenArrows(sourceFiles()), ...brokenAreas(sourceFiles())] },
  { name: 'interfaces', run: () => needlessInterfaces(sourceFiles(), readText) },
  { name: 'words', run: () => foreignWords(sourceFiles(), readText) },
  {
    name: 'limits of mutations',
    run: () => endlessMutations(sourceFiles(), globSync('src/modules/*/*/*.graphql'), readText),
  },
  { name: 'sizes', run: () => brokenSizes(sourceFiles(), readText) },
  { name: 'small files', run: () => tooSmallFiles(sourceFiles(), readText) },
  { name: 'migrations', run: () => brokenMigrations(globSync('migrations/*.ts')) },
  { name: 'breakpoints', run: () => strayBreakpoints(globSync('src/web/**/*.{css,ts,tsx}'), readText) },
  {
    name: 'citations',
    run: () =>
      brokenCitations(globSync('{src,test,scripts}/**/*.{ts,tsx,mjs,graphql}'), readText, statedRules(pages())),
  },
  command('unused code', bin('knip'), []),
  { name: 'code of tests alone', run: () => reachedByTestsAlone(readUnusedInProduction(), keptForLater) },
  { name: 'unused messages', run: async () => unusedMessages(await readCatalogues(), readSources()) },
];

let failures = 0;
for (const step of steps) {
  const started = performance.now();
  const problems = await step.run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) failures += 1;
}
process.exitCode = failures === 0 ? 0 : 1;
