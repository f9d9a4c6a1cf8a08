import type { CommandContext } from '#modules/ground/command-context.ts';
import { reservedUntil } from './username-periods.ts';
import { rememberOldUsername } from './usernames.store.ts';

/** Keeps the username of somebody who goes for 12 months, so that nobody passes for them (rule 130). */
export async function reserveUsernameOf({ database, clock }: CommandContext, personId: string): Promise<void> {
  const { username } = await database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const now = clock.now();
  const row = {
    username: username.toLowerCase(),
    person_id: personId,
    changed_at: now,
    expires_at: reservedUntil(now),
  };
  await rememberOldUsername(database, row, undefined);
}
