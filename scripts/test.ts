/**
 * `npm test`: generates and builds what is stale, finds or installs a browser, runs every test and ends
 * with one line `N passed, N failed, N skipped`. Arguments go to Vitest: `npm test -- test/http`.
 * `npm test -- --changed [REF]` runs what a change since REF touches (the main branch where no REF is given).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from '../test/support/find-browser.ts';
import { changedFiles } from './changed/changed-files.ts';
import { touchedTests } from './changed/touched-tests.ts';
import { sourceFiles } from './check-arrows.ts';

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; success: boolean };

function run(file: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): number {
  const result = spawnSync(file, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  return result.status ?? 1;
}

/** What Vitest is told: where `--changed` is among it, the tests that the change touches stand in its place. */
function chooseTests(given: readonly string[]): readonly string[] | 'none' {
  const at = given.findIndex((word) => word === '--changed' || word.startsWith('--changed='));
  if (at === -1) return given;
  const [, named] = given[at]?.split('=') ?? [];
  const next = given[at + 1];
  const takesNext = named === undefined && next !== undefined && !next.startsWith('-');
  const others = given.toSpliced(at, takesNext ? 2 : 1);
  const { since, files, lostTexts } = changedFiles(named ?? (takesNext ? next : undefined));
  const touched = touchedTests(files, sourceFiles(), { lostTexts });
  const changed = `Since ${since.slice(0, 8)} ${files.length} files changed`;
  if (touched === 'all') {
    console.log(`${changed}, one of them what every test stands on: everything runs.`);
    return others;
  }
  console.log(`${changed}: ${touched.length} test files run.`);
  return touched.length === 0 ? 'none' : [...others, ...touched];
}

/** Runs the tests and says what came of them in one line; answers with the exit code. */
function runTests(args: readonly string[]): number {
  const reportFile = join(tmpdir(), `longhand-test-report-${process.pid}.json`);
  const environment = { NODE_ENV: 'test', LONGHAND_TEST_REPORT: reportFile };
  const status = run('node_modules/.bin/vitest', ['run', ...args], environment);
  if (!existsSync(reportFile)) return status === 0 ? 1 : status;
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  rmSync(reportFile);
  console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed, ${report.numPendingTests} skipped`);
  return status === 0 && report.success && report.numPassedTests > 0 ? 0 : 1;
}

function main(): number {
  let args: readonly string[] | 'none';
  try {
    args = chooseTests(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  if (args === 'none') {
    console.log('0 passed, 0 failed, 0 skipped');
    return 0;
  }
  if (run(process.execPath, ['scripts/build.ts']) !== 0) return 1;
  const browser = findOrInstallBrowser();
  if (browser === undefined)
    console.log('No Chromium here: the browser journeys are skipped. Set CHROMIUM_PATH to run them.');
  return runTests(args);
}

process.exitCode = main();
