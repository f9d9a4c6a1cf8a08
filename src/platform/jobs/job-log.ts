import { Logger } from 'graphile-worker';
import type { Log } from '#platform/log/log.ts';
import { sourceStack } from '#platform/log/source-stack.ts';

/** Lets the job library write into our log; what it calls information is detail to us. */
export function jobLog(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const fields = { job: scope.jobId, task: scope.taskIdentifier, error: readError(meta) };
    if (level === 'error') log.error(fields, message);
    else if (level === 'warning') log.warn(fields, message);
    else log.debug(fields, message);
  });
}

function readError(meta: unknown): string | undefined {
  const error = (meta as { error?: unknown } | undefined)?.error;
  if (error === undefined) return undefined;
  return error instanceof Error ? sourceStack(error) : JSON.stringify(error);
}
