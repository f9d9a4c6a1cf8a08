import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';

export type Running = { readonly process: ChildProcess; readonly stop: () => Promise<void> };

export type Program = {
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The folder that it runs in; this one where absent. */
  readonly folder?: string;
  /** As of `nice`: 0 unless the program it is measured beside runs with another. */
  readonly niceness?: number;
};

/** Starts a Node program and waits until `isReady` says so. Throws with its last words when it ends before. */
export async function startProgram(program: Program, isReady: () => Promise<boolean>): Promise<Running> {
  const { niceness = 0 } = program;
  const command = [...(niceness > 0 ? ['nice', '-n', String(niceness)] : []), process.execPath, ...program.args];
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: { ...process.env, ...program.environment },
    cwd: program.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  const hear = (chunk: Buffer): void => {
    words = `${words}${chunk.toString()}`.slice(-4000);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The program ended before it was ready: ${words}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** A process and all its descendants. One that ends meanwhile has none. */
export function treeOf(processId: number): number[] {
  const children = read(`/proc/${processId}/task/${processId}/children`).trim().split(' ').filter(Boolean).map(Number);
  return [processId, ...children.flatMap(treeOf)];
}

/** The text of a file about a process, which is empty once the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ESRCH') return '';
    throw error;
  }
}

/** Whether a process is still there. */
export function isRunning(processId: number): boolean {
  return existsSync(`/proc/${processId}/stat`);
}

/** Seconds of processor time that processes and their ended children have used, from `/proc/PID/stat`. */
export function processorSeconds(processIds: readonly number[]): number {
  const ticks = processIds.map((id) => {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

/** Milliseconds that processes stood on a processor, to the microsecond; what they waited for one is not in it. */
export function processorMilliseconds(processIds: readonly number[]): number {
  const threads = processIds.flatMap((id) => globSync(`/proc/${id}/task/*/schedstat`));
  return threads.reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]), 0) / 1e6;
}

/** Resident memory of a process in megabytes. */
export function memoryOf(processId: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** The processes below one that run Node: the web processes, without the database. */
export function nodeProcesses(processId: number): number[] {
  return treeOf(processId).filter((id) => read(`/proc/${id}/cmdline`).split('\0')[0]?.endsWith('node'));
}
