import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { insertTurns } from './automations.store.ts';

const OF_MEMBER = `
  select s.id from subscriber s where s.state = 'active'
    and (s.person_id = $1 or s.address = (select e.address from email_address e where e.person_id = $1 and e.is_verified))`;

/** Whoever subscribes gets the series of those who subscribe, from its beginning (rule 183). */
export function queueSubscriber(clock: Clock): Reaction<Tables, 'newsletter.subscribed'> {
  return {
    name: 'automations:newsletter-subscribed',
    event: 'newsletter.subscribed',
    react: (database, { subscriberId }) => insertTurns(database, 'subscribed', [subscriberId], clock.now()),
  };
}

/** Whoever becomes a member gets the series for it of each newsletter that they are subscribed to (rule 183). */
export function queueNewMember(clock: Clock): Reaction<Tables, 'membership.started'> {
  return {
    name: 'automations:membership-started',
    event: 'membership.started',
    react: (database, { personId }) => queueMember(database, personId, clock.now()),
  };
}

/** So does whoever tries a membership: they read what members read from then on, and paying for it begins nothing anew. */
export function queueTriedMember(clock: Clock): Reaction<Tables, 'membership.trialStarted'> {
  return {
    name: 'automations:membership-trial-started',
    event: 'membership.trialStarted',
    react: (database, { personId }) => queueMember(database, personId, clock.now()),
  };
}

async function queueMember(database: Database<Tables>, personId: string, now: Date): Promise<void> {
  const rows = await database.query<{ id: string }>('automation_of_member', OF_MEMBER, [personId]);
  const ids = rows.map(({ id }) => id);
  await insertTurns(database, 'became_member', ids, now);
}

/** Those who came with a list and join now get the series of those who were imported (rule 183). */
export function queueImported(database: Database<Tables>, subscriberIds: readonly string[], now: Date): Promise<void> {
  return insertTurns(database, 'imported', subscriberIds, now);
}
