import { emitEvent } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** Whoever takes our mail takes none. */
    'mail.notTaken': { readonly key: string };
  }
}

const ONCE_A_DAY = { most: 1, windowSeconds: 86_400 } as const;

/**
 * Lets whoever runs the site know that mail is not taken, in the transaction that it is called in: under one key once a
 * day (rule 301). By notifications: a mail about it would fare as the others do.
 */
export async function tellAdmins(inside: CommandContext, key: string): Promise<void> {
  // Counted inside: what is rolled back was told to nobody.
  if ((await takeOperation(inside, 'tell admins of mail', key, ONCE_A_DAY)).ok)
    await emitEvent(inside.database, 'mail.notTaken', { key });
}
