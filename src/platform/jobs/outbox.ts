import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { JobTasks } from '#platform/jobs/jobs.ts';

/**
 * The names of all events and what each carries (JSON). A module adds its own:
 * `declare module '#platform/jobs/outbox.ts' { interface EventPayloads { 'thing.changed': { id: string } } }`.
 */
export interface EventPayloads {}

export type EventName = Extract<keyof EventPayloads, string>;

/** What happens after an event. Everything it does to the database happens once, or not at all. */
export type Reaction<Tables, Name extends EventName = EventName> = {
  /** Must never change, since it records which events it has seen. */
  readonly name: string;
  readonly event: Name;
  /** `database` is a transaction; whatever leaves the database (mail, requests) continues as a job in it. */
  readonly react: (database: Database<Tables>, payload: EventPayloads[Name]) => Promise<void>;
};

/** A reaction to any event, for lists of them. */
export type SomeReaction<Tables> = {
  readonly name: string;
  readonly event: string;
  readonly react: (database: Database<Tables>, payload: never) => Promise<void>;
};

/** Records that something happened, in the transaction in which it happened. */
export async function emitEvent<Tables, Name extends EventName>(
  database: Database<Tables>,
  name: Name,
  payload: EventPayloads[Name],
): Promise<void> {
  await enqueueJob(database, 'outbox:dispatch', { eventId: randomUUID(), event: name, payload });
}

/**
 * The tasks that bring events to their reactions. Each reaction is its own job, so one that fails neither stops nor
 * repeats another.
 */
export function outboxTasks<Tables>(
  database: Database<Tables>,
  reactions: readonly SomeReaction<Tables>[],
): Required<Pick<JobTasks, 'outbox:dispatch' | 'outbox:react'>> {
  const byName = new Map(reactions.map((reaction) => [reaction.name, reaction]));
  if (byName.size !== reactions.length) throw new Error('two reactions have the same name');
  return {
    'outbox:dispatch': async ({ eventId, event, payload }) => {
      await database.transaction(async (transaction) => {
        for (const reaction of reactions.filter((candidate) => candidate.event === event)) {
          const key = `${eventId}:${reaction.name}`;
          await enqueueJob(transaction, 'outbox:react', { eventId, reaction: reaction.name, payload }, { key });
        }
      });
    },
    'outbox:react': async ({ eventId, reaction: name, payload }) => {
      const reaction = byName.get(name);
      if (reaction === undefined) throw new Error(`there is no reaction ${name}`);
      await database.transaction(async (transaction) => {
        const isFirst = await transaction.query('record_delivery', RECORD, [eventId, name]);
        if (isFirst.length > 0) await reaction.react(transaction, payload as never);
      });
    },
  };
}

/** Forgets deliveries that no retry can ask for any more; run it once a day. */
export async function sweepOutbox<Tables>(database: Database<Tables>): Promise<void> {
  await database.query(
    'sweep_outbox',
    "delete from outbox_delivery where delivered_at < now() - interval '30 days'",
    [],
  );
}

/** A second delivery waits here for the first to commit or roll back. */
const RECORD =
  'insert into outbox_delivery (event_id, reaction) values ($1, $2) on conflict do nothing returning event_id';
