import type { CommandContext } from '#modules/ground/command-context.ts';
import { sweepSessions } from '#modules/identity/sessions/sweep-sessions.ts';
import { sweepOperationCounts } from '#modules/ground/limits/sweep-operation-counts.ts';
import { deleteExpired } from './sign-in.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'sign-ins:sweep': unknown;
  }
}

/** Removes what nobody can use any more: sessions, passes, tokens, and what is counted no longer. */
export async function sweepSignIns({ database, clock }: Pick<CommandContext, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteExpired(database, now);
  await sweepSessions(database, now);
  await sweepOperationCounts(database, now);
}
