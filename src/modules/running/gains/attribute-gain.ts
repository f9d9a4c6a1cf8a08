import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { Reaction, SomeReaction } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { findSubscriber } from '#modules/telling/subscribers/find-subscriber.ts';
import { type Gain, insertGain } from './gains.store.ts';

type WrittenGain = Omit<Gain, 'at'> & { readonly at: string };

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'gains:attribute': WrittenGain;
  }
}

/** A browser tells of a visit some seconds after it began, and of its end when it is left. */
const LATER = 60_000;

/** Writes down which story won somebody, once what they read is there to be seen (rule 188). */
export async function attributeGain({ database }: CommandContext, { at, ...gain }: WrittenGain): Promise<void> {
  await insertGain(database, { ...gain, at: new Date(at) });
}

/** Whoever follows, subscribes or becomes a member was won by a story, if they came from one. */
export function gainReactions({ clock }: CommandContext): readonly SomeReaction<Tables>[] {
  const later = async (database: CommandContext['database'], gain: Omit<Gain, 'at'>) => {
    const now = clock.now();
    const options = { runAt: new Date(now.getTime() + LATER) };
    await enqueueJob(database, 'gains:attribute', { ...gain, at: now.toISOString() }, options);
  };
  const followed: Reaction<Tables, 'person.followed'> = {
    name: 'gains:person-followed',
    event: 'person.followed',
    react: (database, { personId, followerId }) =>
      later(database, { kind: 'follower', owner: { kind: 'person', id: personId }, personId: followerId }),
  };
  const publicationFollowed: Reaction<Tables, 'publication.followed'> = {
    name: 'gains:publication-followed',
    event: 'publication.followed',
    react: (database, { publicationId, followerId }) =>
      later(database, { kind: 'follower', owner: { kind: 'publication', id: publicationId }, personId: followerId }),
  };
  const subscribed: Reaction<Tables, 'newsletter.subscribed'> = {
    name: 'gains:newsletter-subscribed',
    event: 'newsletter.subscribed',
    react: async (database, { newsletterId, subscriberId }) => {
      const personId = (await findSubscriber(database, subscriberId))?.personId;
      // Nobody knows what an address read.
      if (personId)
        await later(database, { kind: 'subscriber', owner: { kind: 'newsletter', id: newsletterId }, personId });
    },
  };
  const joined: Reaction<Tables, 'membership.started'> = {
    name: 'gains:membership-started',
    event: 'membership.started',
    react: (database, { personId }) => later(database, { kind: 'member', owner: { kind: 'site', id: '' }, personId }),
  };
  const tried: Reaction<Tables, 'membership.trialStarted'> = {
    name: 'gains:membership-trial-started',
    event: 'membership.trialStarted',
    react: (database, { personId }) => later(database, { kind: 'member', owner: { kind: 'site', id: '' }, personId }),
  };
  return [followed, publicationFollowed, subscribed, joined, tried];
}
