import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteOld } from './lockouts.store.ts';
import { NETWORK_LOCK_MEMORY, NETWORK_WINDOW } from './network-ladder.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'lockouts:sweep': unknown;
  }
}

/** Own judgement: known and unknown addresses alike, so that a row that stays tells nothing. Milliseconds. */
const LADDER_MEMORY = 365 * 24 * 3_600_000;

/** Forgets what no rule asks for any more; run it once a day. */
export async function sweepLockouts({ database, clock }: CommandContext): Promise<void> {
  const ago = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);
  await deleteOld(database, {
    attempts: ago(NETWORK_WINDOW),
    networks: ago(NETWORK_LOCK_MEMORY),
    ladders: ago(LADDER_MEMORY),
  });
}
