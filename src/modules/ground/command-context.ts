import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Log } from '#platform/log/log.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { Browser } from './browser.ts';
import type { Tables } from './tables.ts';
import type { Viewer } from './viewer.ts';

/** What every command is given: who asks, and the means to do it. */
export type CommandContext = {
  readonly database: Database<Tables>;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Null for the program itself (importer, jobs) and for anonymous readers, whom `isProgram` tells apart. */
  readonly viewer: Viewer | null;
  /** True where nobody outside asks: what only the program may is then allowed. */
  readonly isProgram: boolean;
  /** Null for the program itself, and where a request carries no cookie of a visitor. */
  readonly browser: Browser | null;
  readonly requestId: string;
  readonly config: Config;
  readonly secrets: Secrets;
};

/** The context of the program itself: no viewer, no browser, one id for the whole run. */
export function systemContext(
  means: Omit<CommandContext, 'viewer' | 'isProgram' | 'browser' | 'requestId'>,
  requestId = 'system',
): CommandContext {
  return { ...means, viewer: null, isProgram: true, browser: null, requestId };
}

/** The same request going on in the name of the program: for a command that has itself decided that it may. */
export function asProgram(context: CommandContext): CommandContext {
  return { ...context, viewer: null, isProgram: true };
}

/** The same context inside one transaction. */
export function withTransaction<Result>(
  context: CommandContext,
  run: (inside: CommandContext) => Promise<Result>,
): Promise<Result> {
  return context.database.transaction((database) => run({ ...context, database }));
}
