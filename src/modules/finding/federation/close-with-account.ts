import type { Reaction } from '#platform/jobs/outbox.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { closeFederation } from './close-federation.ts';
import { findActor } from './find-actor.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** An account that nobody sees any more (closed, suspended) leaves the fediverse too; who comes back switches it on again. */
export function closeFederationWithAccount(
  means: Parameters<typeof systemContext>[0],
): Reaction<Tables, 'person.stateChanged'> {
  return {
    name: 'federation:person-state-changed',
    event: 'person.stateChanged',
    react: async (database, { personId }) => {
      const actor = await findActor(database, personId);
      const inside: CommandContext = { ...systemContext(means), database };
      if (actor !== undefined && !actor.isOpen) await closeFederation(inside, personId);
    },
  };
}
