import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { sendReminderMail } from './appeal-mails.ts';
import { markReminded } from './appeals.store.ts';
import { findModerators } from './find-moderators.ts';

const REMINDED_AFTER_DAYS = 10;

/** Tells everybody who decides appeals of those that wait for ten days, once (rule 232). */
export async function remindOfAppeals(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  await withTransaction(context, async (inside) => {
    const now = inside.clock.now();
    const before = new Date(now.getTime() - REMINDED_AFTER_DAYS * 86_400_000);
    const count = await markReminded(inside.database, before, now);
    if (count === 0) return;
    for (const id of await findModerators(inside.database)) await sendReminderMail(inside, id, count);
  });
}
