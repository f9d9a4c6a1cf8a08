import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startBenchSite } from './bench-site.ts';
import { answers, startProgram } from './processes.ts';
import type { RecordedStatement } from './recording-database.ts';
import type { Size } from './world/sizes.ts';

export type RecordedPage = {
  readonly headers: readonly string[];
  readonly html: string;
  /** Its statements, by the turns in which the page sent them. */
  readonly turns: readonly (readonly RecordedStatement[])[];
};

/** Pages as a warm site makes them: what they ask the database for, and the bytes that they answer with. */
export async function recordPages(size: Size, paths: readonly string[]): Promise<Map<string, RecordedPage>> {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-statements-'));
  const file = join(folder, 'statements');
  const site = await startBenchSite({ size, processes: 1, isUncached: true, statements: file });
  try {
    const pages = new Map<string, RecordedPage>();
    for (const path of paths) {
      // The second time it asks as it always will: rows that were read before by their versions.
      await (await fetch(site.base + path)).text();
      await writeFile(file, '');
      const response = await fetch(site.base + path);
      const html = await response.text();
      const turns = Map.groupBy(await readStatements(file), ({ turn }) => turn);
      pages.set(path, { headers: headersOf(response.headers), html, turns: [...turns.values()] });
    }
    return pages;
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

async function readStatements(file: string): Promise<RecordedStatement[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line): RecordedStatement => JSON.parse(line));
}

const NOT_THEIRS = /^(?:date|connection|keep-alive|content-length|content-encoding|transfer-encoding)$/;

function headersOf(headers: Headers): string[] {
  const own = [...headers].filter(([name]) => !NOT_THEIRS.test(name));
  return [...own, ['content-encoding', 'gzip'] as const].flat();
}

/** A bare server that reads the rows of recorded pages and sends their bytes: no graph, no React, no routes. */
export async function startRowsFloor(
  pages: ReadonlyMap<string, RecordedPage>,
  connectionString: string,
): Promise<{ readonly base: string; readonly processId: number; readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-rows-floor-'));
  const file = join(folder, 'pages.json');
  await writeFile(file, JSON.stringify([...pages]));
  const port = freePort();
  const base = `http://127.0.0.1:${port}`;
  const [first = '/'] = pages.keys();
  const args = [join(import.meta.dirname, 'rows-floor-server.ts'), file, String(port), connectionString];
  const running = await startProgram({ args }, () => answers(base + first));
  return {
    base,
    processId: running.process.pid ?? 0,
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}
