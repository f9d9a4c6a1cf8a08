import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { type CommandContext, asProgram, withTransaction } from '#modules/ground/command-context.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { setPersonState } from '#modules/people/people/set-person-state.ts';
import { endAllSessions } from '#modules/identity/sessions/end-all-sessions.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccountFreshly } from '#modules/ground/own-account.policy.ts';
import { insertClosure } from './accounts.store.ts';
import type { ClosureKind } from './accounts.tables.ts';
import { sendClosureMail } from './send-closure-mail.ts';

/** How long one may come back before everything is erased (rule 143). */
const DAYS_TO_RETURN = 14;
const DAY = 86_400_000;

/** Own judgement: each time all kept pages are dropped. */
const RULE = { most: 3, windowSeconds: 86_400 } as const;

export type CloseAccountOutcome =
  | { readonly type: 'ClosedAccount'; readonly erasedAt: Date | null }
  | BadRequest
  | Busy;

/**
 * Hides the viewer and what they made, and signs them out everywhere, having stepped up; `deleted` also
 * has everything erased after 14 days. Signing in opens the account again (rule 143). The last
 * administrator stays: without one the next start would offer the site to whoever reads its log.
 */
export async function closeAccount(context: CommandContext, kind: ClosureKind): Promise<CloseAccountOutcome> {
  const { personId } = mustOwnAccountFreshly(context);
  const taken = await takeOperation(context, 'close account', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return await withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const person = await database.kysely
      .selectFrom('person')
      .select('state')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (await isLastAdministrator(inside, personId)) return badRequest(messages.lastAdministrator);
    const closedAt = clock.now();
    const erasedAt = kind === 'deleted' ? new Date(closedAt.getTime() + DAYS_TO_RETURN * DAY) : null;
    // Of two requests at once the second finds the account closed.
    if (person.state !== 'active' && person.state !== 'suspended') return { type: 'ClosedAccount', erasedAt };
    await insertClosure(database, {
      person_id: personId,
      kind,
      prior_state: person.state,
      closed_at: closedAt,
      erase_at: erasedAt,
    });
    await setPersonState(inside, personId, 'deactivated');
    await endAllSessions(asProgram(inside), personId);
    await sendClosureMail(inside, personId, erasedAt);
    return { type: 'ClosedAccount', erasedAt };
  });
}

/** All rows of the role are locked, so that of the last two not both leave at once. */
const ADMINISTRATORS = `
  select person_id as "personId" from platform_role where role = 'ADMIN' order by person_id for update`;
const OPEN = `
  select 1 from platform_role r join person p on p.id = r.person_id
  where r.role = 'ADMIN' and r.person_id <> $1 and p.state = 'active' limit 1`;

async function isLastAdministrator({ database }: CommandContext, personId: string): Promise<boolean> {
  const all = await database.query<{ personId: string }>('administrators', ADMINISTRATORS, []);
  if (!all.some((one) => one.personId === personId)) return false;
  return (await database.query('open_administrator', OPEN, [personId])).length === 0;
}
