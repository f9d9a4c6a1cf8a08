import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { updatePerson } from './people.store.ts';

/** Empties a person's row: the id stays for what others keep of it, under a name that is nobody's. */
export async function erasePerson(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  await updatePerson(context.database, personId, {
    username: `deleted-${personId}`,
    name: messages.deletedUser,
    bio: '',
    image_id: null,
    website_url: null,
    twitter_screen_name: null,
    domain: null,
    state: 'deleted',
    follower_count: 0,
    following_count: 0,
    story_count: 0,
    updated_at: context.clock.now(),
  });
  await emitEvent(context.database, 'person.stateChanged', { personId });
}
