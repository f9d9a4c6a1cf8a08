import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { setPersonState } from '#modules/people/people/set-person-state.ts';
import { takeClosure } from './accounts.store.ts';
import { sendReopeningMail } from './send-reopening-mail.ts';

const CLOSED = `
  select 1 from account_closure c join person p on p.id = c.person_id
  where c.person_id = $1 and p.state = 'deactivated' and (c.erase_at is null or c.erase_at > $2)`;

/** Whether signing in opens this account: its owner closed it, and the time to come back is not over. */
export async function canReopenAccount({ database, clock }: CommandContext, personId: string): Promise<boolean> {
  return (await database.query('account_closed', CLOSED, [personId, clock.now()])).length > 0;
}

/**
 * Opens the account of somebody who has wholly signed in, as it was before: a suspension stays. What was
 * to be erased is not, and its owner is told. False where it was open.
 */
export function reopenAccount(context: CommandContext, personId: string): Promise<boolean> {
  return withTransaction(context, async (inside) => {
    const person = await inside.database.kysely
      .selectFrom('person')
      .select('state')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirst();
    const closure = await takeClosure(inside.database, personId);
    if (closure === undefined) return false;
    // Staff may have suspended the account since it was closed.
    if (person?.state === 'deactivated') await setPersonState(inside, personId, closure.priorState);
    await sendReopeningMail(inside, personId, closure.kind);
    return true;
  });
}
