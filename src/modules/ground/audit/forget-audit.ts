import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteAuditEntries } from './audit.store.ts';

/** Deletes what staff did before a day; the caller says for how long it is kept. */
export async function forgetAudit({ database }: Pick<CommandContext, 'database'>, before: Date): Promise<void> {
  await deleteAuditEntries(database, before);
}
