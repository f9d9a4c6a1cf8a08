import type { Reaction } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { insertActivity } from './publication-activity.store.ts';

/** A publication whose domain came or went finds that among what happened to it. */
export function recordDomain({ clock }: Pick<CommandContext, 'clock'>): Reaction<Tables, 'domain.changed'> {
  return {
    name: 'publication-activity:domain-changed',
    event: 'domain.changed',
    react: async (database, { publicationId, actorId, domain }) => {
      await insertActivity(database, {
        id: createId(),
        publication_id: publicationId,
        actor_id: actorId,
        kind: 'domain.changed',
        subject_person_id: null,
        subject: domain,
        created_at: clock.now(),
      });
    },
  };
}
