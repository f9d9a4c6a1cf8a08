import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What one run of the load generator saw. Errors are answers that are not 2xx, and broken sockets. */
export type LoadResult = { readonly perSecond: number; readonly p99Milliseconds: number; readonly errors: number };

export type Load = {
  readonly base: string;
  /** Asked in turn. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  readonly encoding: 'br' | 'gzip';
};

/** wrk is written in C and leaves the second core to itself; Debian's package is installed when we may. */
export function ensureWrk(): boolean {
  if (existsSync('/usr/bin/wrk')) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'wrk'], { stdio: 'ignore' });
  return existsSync('/usr/bin/wrk');
}

/** Loads a server of this machine for some seconds with keep-alive connections. */
export async function load(request: Load): Promise<LoadResult> {
  const script = join(tmpdir(), `longhand-bench-${process.pid}.lua`);
  await writeFile(script, luaFor(request.paths));
  const { stdout } = await run('wrk', [
    '--latency',
    '-t',
    '1',
    '-c',
    String(request.connections),
    '-d',
    `${request.seconds}s`,
    '-H',
    `Accept-Encoding: ${request.encoding}`,
    '-s',
    script,
    request.base,
  ]);
  return readReport(stdout);
}

function luaFor(paths: readonly string[]): string {
  const list = paths.map((path) => JSON.stringify(path)).join(', ');
  return `local paths = { ${list} }\nlocal next = 0\nfunction request()\n  next = next % #paths + 1\n  return wrk.format("GET", paths[next])\nend\n`;
}

function readReport(report: string): LoadResult {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
  const latency = /99%\s+([\d.]+)(us|ms|s)/.exec(report);
  const unit = { us: 0.001, ms: 1, s: 1000 }[latency?.[2] ?? 'ms'] ?? 1;
  const answers = Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0);
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report);
  const broken = sockets === null ? 0 : sockets.slice(1).reduce((sum, count) => sum + Number(count), 0);
  return { perSecond, p99Milliseconds: Number(latency?.[1]) * unit, errors: answers + broken };
}

/** The middle value; of an even number the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
