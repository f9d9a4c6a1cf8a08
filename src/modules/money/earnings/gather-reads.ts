import { createHmac } from 'node:crypto';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { deleteReadsOfDay, insertReads, keepStories, readsOfDay } from './earning-reads.store.ts';

const DAY = 24 * 3_600_000;

/** What a member is called where months are frozen: without the secret of the site nobody can tell who it is. */
export function memberKeyOf({ secrets }: Pick<CommandContext, 'secrets'>): (personId: string) => string {
  const secret = secrets.standing('earnings');
  return (personId) => createHmac('sha256', secret).update(personId).digest('base64url').slice(0, 22);
}

/** Counts a day of a month anew; visits are kept for 30 days, so a month is gathered while it goes on. */
export function gatherDay(context: CommandContext, day: string): Promise<void> {
  const keyOf = memberKeyOf(context);
  return withTransaction(context, async ({ database, clock }) => {
    await deleteReadsOfDay(database, day);
    const from = new Date(`${day}T00:00:00Z`);
    for await (const reads of readsOfDay(database, from, new Date(from.getTime() + DAY)))
      await insertReads(
        database,
        day,
        reads.map((read) => ({ ...read, memberKey: keyOf(read.personId) })),
      );
    await keepStories(database, day.slice(0, 7), { days: [day], now: clock.now() });
  });
}
