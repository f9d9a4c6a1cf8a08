import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { sendReminderMail } from './appeal-mails.ts';
import { markReminded } from './appeals.store.ts';

const REMINDED_AFTER_DAYS = 10;
const STAFF = `
  select distinct r.person_id as id from platform_role r join person p on p.id = r.person_id and p.state = 'active'
  where r.role in ('ADMIN', 'MODERATOR') order by 1`;

/** Tells everybody who decides appeals of those that wait for ten days, once (rule 232). */
export async function remindOfAppeals(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  await withTransaction(context, async (inside) => {
    const now = inside.clock.now();
    const before = new Date(now.getTime() - REMINDED_AFTER_DAYS * 86_400_000);
    const count = await markReminded(inside.database, before, now);
    if (count === 0) return;
    for (const { id } of await inside.database.query<{ id: string }>('appeal_staff', STAFF, [])) {
      await sendReminderMail(inside, id, count);
    }
  });
}
