import { Logger } from 'graphile-worker';
import { AwayForNow } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import { sourceStack } from '#platform/log/source-stack.ts';

/** Lets the job library write into our log; what it calls information is detail to us. */
export function jobLog(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const fields = { job: scope.jobId, task: scope.taskIdentifier, error: readError(meta) };
    if (level === 'error' && !mayComeBack(meta)) log.error(fields, message);
    else if (level === 'error' || level === 'warning') log.warn(fields, message);
    else log.debug(fields, message);
  });
}

type Failed = { readonly error?: unknown; readonly job?: { readonly attempts: number; readonly max_attempts: number } };

/** Whether it failed because of something outside, and will be retried. */
function mayComeBack(meta: unknown): boolean {
  const { error, job } = (meta ?? {}) as Failed;
  return error instanceof AwayForNow && job !== undefined && job.attempts < job.max_attempts;
}

function readError(meta: unknown): string | undefined {
  const error = (meta as { error?: unknown } | undefined)?.error;
  if (error === undefined) return undefined;
  return error instanceof Error ? sourceStack(error) : JSON.stringify(error);
}
