import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Log } from '#platform/log/log.ts';
import type { Tables } from './tables.ts';
import type { Viewer } from './viewer.ts';

/** What every command is given: who asks, and the means to do it. */
export type CommandContext = {
  readonly database: Database<Tables>;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Null for the program itself (importer, jobs) and for anonymous readers. */
  readonly viewer: Viewer | null;
  readonly requestId: string;
  readonly config: Config;
};

/** The context of the program itself: no viewer, one id for the whole run. */
export function systemContext(
  means: Omit<CommandContext, 'viewer' | 'requestId'>,
  requestId = 'system',
): CommandContext {
  return { ...means, viewer: null, requestId };
}

/** The same context inside one transaction. */
export function withTransaction<Result>(
  context: CommandContext,
  run: (inside: CommandContext) => Promise<Result>,
): Promise<Result> {
  return context.database.transaction((database) => run({ ...context, database }));
}
