import type { CommandContext } from '#modules/command-context.ts';
import { KEPT_FOR } from './email-auth-rules.ts';
import { deleteRequests } from './email-auth.store.ts';

/** Forgets requests that are a day old; run it once an hour. */
export async function sweepEmailAuth({ database, clock }: CommandContext): Promise<void> {
  await deleteRequests(database, new Date(clock.now().getTime() - KEPT_FOR));
}
