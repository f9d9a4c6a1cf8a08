import { createHmac, randomBytes } from 'node:crypto';
import type { ClientEvent } from '#shared/telemetry/client-event.ts';
import { deviceOf } from '#shared/stats/device-of.ts';
import { unnamedPrograms } from '#shared/stats/known-programs.ts';
import { storyIdOf, visitEvents } from '#shared/stats/visit-events.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { insertProgramVisit, isCrowd, moveToPrograms, type ProgramVisit } from './programs.store.ts';
import { type ToldVisit, unattendedOf, visitsOf } from './visit.ts';
import { insertCards, saltOf, type ShownCard, upsertVisit, type VisitReader } from './visits.store.ts';

/** What the server itself knows of a request that tells of visits. */
export type TellingReader = {
  readonly userAgent: string;
  /** What limits count by; only ever a part of what a key is made of. Empty where nobody said. */
  readonly network: string;
  readonly country: string | null;
  /** The site's own host and port. */
  readonly host: string;
};

const CARDS: ReadonlySet<string> = new Set([visitEvents.presented, visitEvents.clicked]);
const KEY_LENGTH = 24;

/**
 * Writes down the visits that events tell of (rules 122 to 125), and has them counted. Twice is once. Readers who are
 * signed out have a key for the day, of what is thrown away after two. What only a program does is kept apart (rule
 * 187): pages that nobody touched, and more visits within an hour than a person has.
 */
export async function recordVisits(
  context: CommandContext,
  events: readonly ClientEvent[],
  reader: TellingReader,
): Promise<void> {
  const visits = visitsOf(events, reader.host);
  const unattended = context.viewer === null ? unattendedOf(events) : [];
  const shown = cardsOf(events);
  if (visits.length === 0 && shown.length === 0 && unattended.length === 0) return;
  const now = context.clock.now();
  // Before the transaction: the first of a day makes it, and all others would wait for what else that one does.
  const who = visits.length + unattended.length === 0 ? undefined : await readerOf(context, reader, now);
  await withTransaction(context, async ({ database }) => {
    if (shown.length > 0) await insertCards(database, shown, { personId: context.viewer?.personId ?? null, now });
    if (who === undefined) return;
    const tellPrograms = async (told: readonly ProgramVisit[], name: string) => {
      for (const one of told) await insertProgramVisit(database, one, { key: who.key, name }, now);
    };
    await tellPrograms(unattended, unnamedPrograms.unattended);
    if (visits.length > 0 && (await isCrowd(database, who.key, now))) {
      await moveToPrograms(database, who.key, now);
      return tellPrograms(visits, unnamedPrograms.crowd);
    }
    for (const visit of visits) await upsertVisit(database, visit, who, now);
  });
}

/** Writes down what the browser of a program tells of visits: that it was there, and nothing else of it. */
export async function recordProgramVisits(
  context: CommandContext,
  events: readonly ClientEvent[],
  reader: TellingReader,
  name: string,
): Promise<void> {
  const visits = [...visitsOf(events, reader.host), ...unattendedOf(events)];
  if (visits.length === 0) return;
  const now = context.clock.now();
  const { key } = await readerOf(context, reader, now);
  await withTransaction(context, async ({ database }) => {
    for (const visit of visits) await insertProgramVisit(database, visit, { key, name }, now);
  });
}

/** Brings a visit in that happened at another time, as the demo has them; twice is once. */
export async function importVisit(
  context: CommandContext,
  visit: ToldVisit,
  { reader, at }: { readonly reader: VisitReader; readonly at: Date },
): Promise<void> {
  mustBeProgram(context);
  await upsertVisit(context.database, visit, reader, at);
}

function cardsOf(events: readonly ClientEvent[]): readonly ShownCard[] {
  return events.flatMap(({ key, data }) => {
    const storyId = CARDS.has(key) ? storyIdOf(data) : undefined;
    return storyId === undefined ? [] : [{ storyId, isClick: key === visitEvents.clicked }];
  });
}

async function readerOf(
  { database, viewer }: Pick<CommandContext, 'database' | 'viewer'>,
  { userAgent, network, country, host }: TellingReader,
  now: Date,
): Promise<VisitReader> {
  const day = now.toISOString().slice(0, 10);
  const salt = await saltOf(database, day, randomBytes(32));
  const personId = viewer?.personId ?? null;
  const of = personId === null ? ['visitor', network, userAgent, host] : ['person', personId];
  const key = createHmac('sha256', salt).update(JSON.stringify(of)).digest('base64url').slice(0, KEY_LENGTH);
  return { key, personId, isMember: viewer?.isMember === true, country, device: deviceOf(userAgent) };
}
