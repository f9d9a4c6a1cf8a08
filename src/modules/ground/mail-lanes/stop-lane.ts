import type { Database } from '#platform/database/database.ts';
import type { MailStop, MailStopped, MailTransport } from '#platform/mail/mail-transport.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { deleteStop, upsertStop } from './mail-lanes.store.ts';
import { tellAdmins } from './tell-admins.ts';
import type { MailLane } from './mail-lanes.tables.ts';

/** Own judgement, in milliseconds: how soon one mail finds out whether somebody mended it. */
const RETRY = 10 * 60_000;

/** Why a lane stands still. */
export type StoppedLane = {
  readonly lane: MailLane;
  readonly carrier: MailTransport['carrier'];
  readonly reason: MailStop;
  readonly answer: string;
  readonly since: Date;
  readonly retryAt: Date;
};

const STOPS = `select lane, carrier, reason, answer, since, retry_at as "retryAt" from mail_stop order by lane`;

/** The lanes that stand still. */
export function readStops(database: Database<Tables>): Promise<readonly StoppedLane[]> {
  return database.query<StoppedLane>('mail_stops', STOPS, []);
}

export async function findStop(database: Database<Tables>, lane: MailLane): Promise<StoppedLane | undefined> {
  return (await readStops(database)).find((stop) => stop.lane === lane);
}

/**
 * Its carrier takes nothing from us: nothing more is tried for a while, and whoever runs the site sees why (rule 169) and
 * is told of it, once (rule 301).
 */
export async function stopLane(
  context: CommandContext,
  lane: MailLane,
  { carrier, error }: { readonly carrier: MailTransport['carrier']; readonly error: MailStopped },
): Promise<void> {
  const now = context.clock.now();
  const { reason, answer } = error;
  context.log.warn({ lane, carrier, reason, answer }, 'the mail provider takes no mail from us');
  const stop = { lane, carrier, reason, answer, now, retryAt: new Date(now.getTime() + RETRY) };
  await withTransaction(context, async (inside) => {
    if (await upsertStop(inside.database, stop)) await tellAdmins(inside, `${lane}:${now.toISOString()}`);
  });
}

/** Mail leaves by it again. */
export async function openLane(database: Database<Tables>, lane: MailLane): Promise<void> {
  await deleteStop(database, lane);
}
