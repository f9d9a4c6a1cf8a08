import type { Database } from '#platform/database/database.ts';
import type { MailStop, MailTransport } from '#platform/mail/mail-transport.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { MailLane } from './mail-lanes.tables.ts';

type Stop = {
  readonly lane: MailLane;
  readonly carrier: MailTransport['carrier'];
  readonly reason: MailStop;
  readonly answer: string;
  readonly now: Date;
  readonly retryAt: Date;
};

/** Stops a lane; one that stands still already keeps the time since when it does. True where it went until now. */
export async function upsertStop({ kysely }: Database<Tables>, stop: Stop): Promise<boolean> {
  const { lane, carrier, reason, answer, now, retryAt } = stop;
  const change = { carrier, reason, answer, retry_at: retryAt };
  const { since } = await kysely
    .insertInto('mail_stop')
    .values({ lane, since: now, ...change })
    .onConflict((conflict) => conflict.column('lane').doUpdateSet(change))
    .returning('since')
    .executeTakeFirstOrThrow();
  return since.getTime() === now.getTime();
}

export async function deleteStop({ kysely }: Database<Tables>, lane: MailLane): Promise<void> {
  await kysely.deleteFrom('mail_stop').where('lane', '=', lane).execute();
}
