import { emitEvent } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** Whoever takes our mail takes none; what is told under one key is told once. */
    'mail.notTaken': { readonly key: string };
  }
}

/**
 * Lets whoever runs the site know that mail is not taken, in the transaction that it is called in (rule 301). By
 * notifications: a mail about it would fare as the others do.
 */
export async function tellAdmins({ database }: Pick<CommandContext, 'database'>, key: string): Promise<void> {
  await emitEvent(database, 'mail.notTaken', { key });
}
