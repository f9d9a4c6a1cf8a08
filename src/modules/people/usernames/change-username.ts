import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { findUsernameFault, foldUsername } from '#shared/identity/username-rules.ts';
import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { renamePerson } from '#modules/people/people/rename-person.ts';
import { moveSubdomain } from '#modules/ground/domains/unclaim-subdomain.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { findLastChange, isUsernameHeld } from './find-old-username.ts';
import { refuseUsername, type SignUpRefusal, usernameTaken } from './sign-up-refusal.ts';
import { DAYS_BETWEEN_CHANGES, daysUntilChange, reservedUntil } from './username-periods.ts';
import { rememberOldUsername } from './usernames.store.ts';

/** Against who tries names by changing. */
const RULE = { most: 30, windowSeconds: 60 } as const;
const DAY_SECONDS = 86_400;

export type ChangeUsernameOutcome = { readonly type: 'User'; readonly personId: string } | SignUpRefusal | Busy;

/**
 * Gives the viewer another username, once in 30 days. The old one leads to the new one and is nobody
 * else's for 12 months (rule 130); its own person may take it back.
 */
export async function changeUsername(context: CommandContext, text: string): Promise<ChangeUsernameOutcome> {
  const { personId } = mustOwnAccount(context);
  const username = foldUsername(text);
  const fault = findUsernameFault(username);
  const taken = await takeOperation(context, 'change username', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  if (fault !== undefined) return refuseUsername(fault);
  try {
    return await withTransaction(context, (inside) => change(inside, personId, username));
  } catch (error) {
    if (isUniqueViolation(error)) return usernameTaken;
    throw error;
  }
}

async function change(context: CommandContext, personId: string, username: string): Promise<ChangeUsernameOutcome> {
  const { database, clock } = context;
  const done: ChangeUsernameOutcome = { type: 'User', personId };
  const person = await database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const old = person.username.toLowerCase();
  if (old === username) return done;
  const now = clock.now();
  const days = daysUntilChange(await findLastChange(context, personId), now);
  if (days > 0) {
    const message = formatMessage(messages.usernameTooSoon, { days: DAYS_BETWEEN_CHANGES, left: days });
    return { type: 'RateLimited', message, retryAfter: days * DAY_SECONDS };
  }
  if (await isUsernameHeld(context, username, personId)) return usernameTaken;
  const row = { username: old, person_id: personId, changed_at: now, expires_at: reservedUntil(now) };
  await rememberOldUsername(database, row, username);
  await renamePerson(context, personId, username);
  await moveSubdomain(context, { id: personId, username });
  // Addresses of the person and of their stories stand on pages of every kind.
  await purgeTags(context, ['site']);
  return done;
}
