import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type LoadResult, readWrkReport } from './wrk-report.ts';

const run = promisify(execFile);
const WRK = '/usr/bin/wrk';

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
  if (existsSync(WRK)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'wrk'], { stdio: 'ignore' });
  return existsSync(WRK);
}

/** Loads a server of this machine for some seconds with keep-alive connections. */
export async function load(request: Load): Promise<LoadResult> {
  const { base, connections, seconds, encoding } = request;
  const folder = await mkdtemp(join(tmpdir(), 'longhand-load-'));
  const script = join(folder, 'paths.lua');
  await writeFile(script, luaFor(request.paths));
  const counts = ['--latency', '-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '10s'];
  try {
    const { stdout } = await run(WRK, [...counts, '-H', `Accept-Encoding: ${encoding}`, '-s', script, base]);
    return readWrkReport(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The requests are written before the run, so that the generator only sends. */
function luaFor(paths: readonly string[]): string {
  return `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local requests, next = {}, 0
function init()
  for index, path in ipairs(paths) do requests[index] = wrk.format("GET", path) end
end
function request()
  next = next % #requests + 1
  return requests[next]
end
`;
}
