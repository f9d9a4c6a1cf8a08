import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { SETBACKS, verdictOf } from './ladder.ts';
import { deleteOldSuppressions, insertSetback, upsertSuppression } from './mail-suppressions.store.ts';

const DAY = 86_400_000;

/** What follows for an address from the answer of its mail server (rule 168). */
export async function noteReturned(context: CommandContext, address: string, status: string): Promise<void> {
  mustBeProgram(context);
  const verdict = verdictOf(status);
  if (verdict === 'ours') return;
  const now = context.clock.now();
  if (verdict === 'gone') {
    return await upsertSuppression(context.database, { address, kind: 'bounced', status, now, until: null });
  }
  await withTransaction(context, async ({ database }) => {
    const since = new Date(now.getTime() - SETBACKS.days * DAY);
    if ((await insertSetback(database, { address, now, since })) < SETBACKS.most) return;
    const until = new Date(now.getTime() + SETBACKS.heldDays * DAY);
    await upsertSuppression(database, { address, kind: 'full', status, now, until });
  });
}

/** Whoever calls our mail spam gets nothing more that goes to many. */
export async function noteComplaint(context: CommandContext, address: string): Promise<void> {
  mustBeProgram(context);
  const now = context.clock.now();
  await upsertSuppression(context.database, { address, kind: 'complained', status: '', now, until: null });
}

/** Forgets what is over; run it once a day. */
export async function sweepSuppressions(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const now = context.clock.now();
  await deleteOldSuppressions(context.database, now, new Date(now.getTime() - SETBACKS.days * DAY));
}
