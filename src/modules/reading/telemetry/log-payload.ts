import { parseClientEvents } from '#shared/telemetry/client-event.schema.ts';
import { clientEventRules } from '#shared/telemetry/client-event.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { logClientEvents } from './log-client-events.ts';

/** Own judgement: twice what one window sends that never rests. */
const PER_PERSON = { most: 240, windowSeconds: 600 };
/** Longer than 100 events of the largest size. */
const MOST_CHARACTERS = 600_000;

/**
 * Writes down the events of a JSON text, which a viewer sends through the graph; those older than two
 * days are dropped. False where the text is no list of events, or where there were too many: the
 * browser then keeps them.
 */
export async function logPayload(context: CommandContext, payload: string): Promise<boolean> {
  const { viewer, clock, browser } = context;
  if (viewer === null || payload.length > MOST_CHARACTERS) return false;
  const { ok } = await takeOperation(context, 'client events', viewer.personId, PER_PERSON);
  const events = ok ? parseClientEvents(readJson(payload)) : undefined;
  if (events === undefined) return false;
  const oldest = clock.now().getTime() - clientEventRules.oldestForGraph;
  const young = events.filter(({ timestamp }) => timestamp >= oldest);
  // Whoever is signed in is a person, unless their browser says otherwise.
  const userAgent = browser === null || browser.userAgent === '' ? 'signed in' : browser.userAgent;
  const { network = '', country = null } = browser ?? {};
  await logClientEvents(context, young, { userAgent, network, country, host: new URL(context.config.siteUrl).host });
  return true;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
