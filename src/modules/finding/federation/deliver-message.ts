import { OutboundError } from '#platform/outbound/outbound-error.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { askServer } from './ask-server.ts';
import { composeActivity } from './compose-activity.ts';
import { findActor } from './find-actor.ts';
import { isServerBlocked } from './is-server-blocked.ts';
import { isBlockedBy } from './is-blocked.ts';
import type { Delivery } from './message.ts';
import { markFailing, markSent } from './servers.store.ts';

const ACTIVITY_TYPE = 'application/activity+json';
/** These say that another time may be better. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

/** Sends one message to one server. Throws where the server is away, so that the job is tried again. */
export async function deliverMessage(context: CommandContext, delivery: Delivery): Promise<void> {
  mustBeProgram(context);
  const { database, clock, log } = context;
  const { personId } = delivery;
  const url = new URL(delivery.inbox);
  const actor = await findActor(database, personId);
  if (actor === undefined || (await isBlockedBy(database, personId, url.host))) return;
  if (await isServerBlocked(database, url.host)) return;
  const activity = await composeActivity(context, actor, delivery);
  if (activity === undefined) return;
  const body = Buffer.from(JSON.stringify(activity));
  const headers = { 'content-type': ACTIVITY_TYPE };
  const outcome = await askServer(context, { url, method: 'POST', headers, asker: actor, body }).catch(
    (error: unknown) => {
      if (error instanceof OutboundError) return error;
      throw error;
    },
  );
  if (outcome instanceof Response && outcome.ok) return await markSent(database, personId, url.host, clock.now());
  await markFailing(database, personId, url.host, clock.now());
  if (isForGood(outcome)) return log.warn({ host: url.host }, 'a server of the fediverse refused a message for good');
  throw outcome instanceof Error ? outcome : new Error(`A server of the fediverse answered ${outcome.status}`);
}

function isForGood(outcome: Response | OutboundError): boolean {
  if (outcome instanceof OutboundError) return outcome.fault === 'forbidden' || outcome.fault === 'redirected';
  return outcome.status < 500 && !LATER.has(outcome.status);
}
