import { coAuthorMessages as messages } from '#shared/messages/co-authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { busy } from '#modules/ground/busy.ts';
import { findPerson } from '#modules/people/people/find-person.ts';
import type { Person } from '#modules/people/people/person.ts';
import { findManageable } from '#modules/stories/stories/find-manageable.ts';
import { lockManagedStory } from '#modules/stories/stories/managed-story.ts';
import { forbiddenStory, noSuchStory, refuse } from '#modules/ground/story-outcome.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type BylineOutcome, MOST_AUTHORS } from './byline.ts';
import { canChangeByline } from './co-authors.policy.ts';
import { insertInvitation } from './co-authors.store.ts';
import { bylineOf, readInvited } from './read-byline.ts';
import { sendInvitation } from './send-invitation.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'coAuthor.invited': { readonly storyId: string; readonly personId: string };
  }
}

/** Own judgement: each sends a mail to somebody who did not ask for it. */
const RULE = { most: 30, windowSeconds: 86_400 } as const;

/**
 * Asks somebody to stand in the byline of a story that the viewer began (WRITE-9); nothing changes before they
 * agree. Who blocked the viewer is said not to be there, so that nobody is told (rule 31).
 */
export async function inviteCoAuthor(
  context: CommandContext,
  { storyId, username }: { readonly storyId: string; readonly username: string },
): Promise<BylineOutcome> {
  const { viewer } = context;
  const story = await findManageable(context, storyId, canChangeByline);
  if ('type' in story) return story;
  if (viewer === null) return forbiddenStory;
  if (!viewer.isEmailVerified) return refuse('Forbidden', messages.confirmAddress);
  const name = username.trim().replace(/^@/, '');
  const person = await findPerson(commandReader(context), { username: name });
  if (person === undefined || !isReachable(person) || isKeptApart(viewer, person.id)) {
    return refuse('NotFound', formatMessage(messages.nobody, { username: name }));
  }
  if (story.authorIds.includes(person.id)) {
    return refuse('BadRequest', formatMessage(messages.isAuthor, { name: person.name }));
  }
  const taken = await takeOperation(context, 'invite co-author', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<BylineOutcome> => {
    const now = await lockManagedStory(inside.database, storyId);
    if (now === undefined || !canChangeByline(viewer, now)) return noSuchStory;
    const invited = await readInvited(inside.database, storyId);
    if (invited.includes(person.id)) return bylineOf(inside.database, now);
    if (now.authorIds.length + invited.length >= MOST_AUTHORS) {
      return refuse('BadRequest', formatMessage(messages.tooMany, { most: MOST_AUTHORS }));
    }
    const invitation = { storyId, personId: person.id, invitedBy: viewer.personId, now: inside.clock.now() };
    if (!(await insertInvitation(inside.database, invitation))) {
      return refuse('BadRequest', formatMessage(messages.hasDeclined, { name: person.name }));
    }
    await emitEvent(inside.database, 'coAuthor.invited', { storyId, personId: person.id });
    await sendInvitation(inside, { invitedId: person.id, inviterId: viewer.personId, title: now.title });
    return bylineOf(inside.database, now);
  });
}

/** Nobody signs in as an author whom an import made, so nobody could agree. */
function isReachable({ state, isUnclaimed }: Person): boolean {
  return state === 'active' && !isUnclaimed;
}
