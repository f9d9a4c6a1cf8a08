import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes (PSS) of the program to which these web processes belong: its parent, and everything that runs below it. */
export function memoryOf(webProcesses: readonly number[]): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))] as const),
  );
  const main = webProcesses[0] === undefined ? undefined : parents.get(webProcesses[0]);
  const isOurs = (id: number): boolean => id === main || (id > 1 && isOurs(parents.get(id) ?? 0));
  const kilobytes = [...parents.keys()].filter(isOurs).reduce((sum, id) => sum + shareOf(id), 0);
  return Math.round(kilobytes / 1024);
}

function parentOf(id: number): number {
  return Number(/\) \S (\d+)/.exec(read(`/proc/${id}/stat`))?.[1] ?? 0);
}

function shareOf(id: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0);
}

/** Empty where the process is gone by now. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
