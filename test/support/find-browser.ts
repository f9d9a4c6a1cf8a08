import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium on this machine, or undefined; `CHROMIUM_PATH` names one elsewhere. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return [...(named === undefined ? [] : [named]), ...USUAL_PLACES].find((path) => existsSync(path));
}

/**
 * Path of a Chromium for tests that need no window frame, or undefined: Debian's headless shell is the same engine, and
 * opens a window for a quarter of the work.
 */
export function findWindowless(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell';
  return process.env['CHROMIUM_PATH'] === undefined && existsSync(shell) ? shell : findBrowser();
}

/**
 * Finds a Chromium, or installs Debian's when we may, with the headless shell beside it where there is one to install;
 * answers with undefined when there is none to be had.
 */
export function findOrInstallBrowser(): string | undefined {
  const found = findBrowser();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  if (apt('update', '-qq') && install('chromium')) install('chromium-headless-shell');
  return findBrowser();
}

const install = (name: string): boolean => apt('install', '-y', '-qq', '--no-install-recommends', name);

function apt(...words: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', words, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
