import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type Running = { readonly process: ChildProcess; readonly stop: () => Promise<void> };

/** Starts a Node program and waits until `isReady` says so. Throws with its last words when it ends before. */
export async function startProgram(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  isReady: () => Promise<boolean>,
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
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
    if (child.exitCode !== null) throw new Error(`The program ended before it was ready: ${words}`);
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

/** Resident memory in megabytes of a process and of each of its children, the largest first. */
export function memoryOf(processId: number): number[] {
  const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  return [own, ...children.flatMap((child) => memoryOf(Number(child)))].toSorted((left, right) => right - left);
}
