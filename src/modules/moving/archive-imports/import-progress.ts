import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ImportProgress } from '#modules/moving/imports/import-report.ts';
import { moveArchiveImport } from './archive-imports.store.ts';

/** Milliseconds between two looks; real time, since the clock of a test stands still. */
const PAUSE = 500;

/**
 * Writes how far an import has come, and hears from the same row that its owner has ended it: then, and when the
 * process must end, `signal` fires.
 */
export function createProgress(context: CommandContext, importId: string, ending: AbortSignal | undefined) {
  const ended = new AbortController();
  let looked = 0;
  let looking: Promise<void> = Promise.resolve();
  async function look(progress: ImportProgress): Promise<void> {
    const { phase, done, total } = progress;
    // While it is read nothing has come in yet.
    const counts = { done_count: phase === 'reading' ? 0 : done, ...(total !== undefined && { total_count: total }) };
    // Stories are linked in a second round, which is the end of the first.
    const changes = phase === 'linking' ? {} : counts;
    const isOpen = await moveArchiveImport(context.database, {
      id: importId,
      from: ['running'],
      to: 'running',
      changes,
    });
    if (!isOpen) ended.abort();
  }
  return {
    signal: ending === undefined ? ended.signal : AbortSignal.any([ended.signal, ending]),
    isEndedByOwner: () => ended.signal.aborted,
    tell(progress: ImportProgress): void {
      const now = performance.now();
      if (now - looked < PAUSE && progress.done !== progress.total) return;
      looked = now;
      looking = looking.then(() => look(progress)).catch(() => undefined);
    },
    settled: () => looking,
  };
}
