import { join } from 'node:path';
import memory from '../../bin/program-memory.json' with { type: 'json' };
import { type Running, answers, startProgram } from './processes.ts';
import { worldFolder } from './world/make-world.ts';
import type { Size } from './world/sizes.ts';

export type BenchSite = Running & { readonly base: string; readonly processId: number };

const PROGRAM = join(import.meta.dirname, 'site-program.ts');
let port = Number(process.env['BENCH_PORT'] ?? 4600);

export function freePort(): number {
  port += 1;
  return port;
}

/** Starts a site on the made data of a size, or on what lies in a folder. */
export async function startBenchSite(options: {
  readonly size?: Size;
  readonly folder?: string;
  readonly processes: number;
  readonly isUncached: boolean;
  readonly niceness?: number;
  readonly nodeArguments?: readonly string[];
  /** File that each statement is written down in. */
  readonly statements?: string;
}): Promise<BenchSite> {
  const chosen = freePort();
  const base = `http://127.0.0.1:${chosen}`;
  const environment = {
    PORT: String(chosen),
    LONGHAND_DATA: options.folder ?? worldFolder(options.size ?? 'small'),
    LONGHAND_URL: base,
    WORKERS: String(options.processes),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    BENCH_UNCACHED: options.isUncached ? '1' : '0',
    ...memory.environment,
    ...(options.statements === undefined ? {} : { BENCH_STATEMENTS: options.statements }),
  };
  const program = {
    args: [...memory.arguments, ...(options.nodeArguments ?? []), PROGRAM],
    environment,
    niceness: options.niceness,
  };
  const running = await startProgram(program, () => answers(`${base}/readyz`));
  return { ...running, base, processId: running.process.pid ?? 0 };
}
