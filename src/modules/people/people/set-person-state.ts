import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import type { PersonState } from '#modules/ground/viewer.ts';
import { updatePerson } from './people.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** An account was opened, closed, suspended or deleted. */
    'person.stateChanged': { readonly personId: string };
  }
}

/** Opens, closes or suspends a person, and drops every page that shows them or what they made. */
export async function setPersonState(context: CommandContext, personId: string, state: PersonState): Promise<void> {
  await updatePerson(context.database, personId, { state, updated_at: context.clock.now() });
  // Their stories stand on pages of every kind, some of which name no author.
  await purgeTags(context, ['site', userCacheTag(personId)]);
  await emitEvent(context.database, 'person.stateChanged', { personId });
}
