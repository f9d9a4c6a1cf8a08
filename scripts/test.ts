/**
 * `npm test`: generates and builds what is stale, finds or installs a browser, runs every test and ends
 * with one line `N passed, N failed, N skipped`. Arguments go to Vitest: `npm test -- test/http`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from '../test/support/find-browser.ts';

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; success: boolean };

function run(file: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): number {
  const result = spawnSync(file, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  return result.status ?? 1;
}

function main(): number {
  if (run(process.execPath, ['scripts/build.ts']) !== 0) return 1;
  const browser = findOrInstallBrowser();
  if (browser === undefined)
    console.log('No Chromium here: the browser journeys are skipped. Set CHROMIUM_PATH to run them.');
  const reportFile = join(tmpdir(), `longhand-test-report-${process.pid}.json`);
  const status = run(
    'node_modules/.bin/vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...process.argv.slice(2)],
    { NODE_ENV: 'test' },
  );
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  rmSync(reportFile);
  console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed, ${report.numPendingTests} skipped`);
  return status === 0 && report.success && report.numPassedTests > 0 ? 0 : 1;
}

process.exitCode = main();
