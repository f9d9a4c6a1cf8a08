import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { forgetFollowing } from '#modules/people/follows/is-following.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { countMailed } from './count-mailed.ts';
import { readSubscribed, subscribing } from './read-subscriptions.ts';
import { endSubscription, subscribe } from './subscribe.ts';

/** The part of the schema in `subscribers.graphql`. */
export const subscribersGraph = {
  Mutation: {
    subscribeToUser: async (_root, { targetUserId: id }, context) => {
      const outcome = await subscribe(context.command, { kind: 'person', id, byMail: true });
      return outcome.type === 'Followed' ? person(context, id) : outcome;
    },
    unsubscribeFromUser: async (_root, { targetUserId: id }, context) => {
      await endSubscription(context.command, { kind: 'person', id });
      return await person(context, id);
    },
    subscribeToCollection: async (_root, { targetCollectionId: id }, context) => {
      const outcome = await subscribe(context.command, { kind: 'publication', id, byMail: true });
      return outcome.type === 'Followed' ? publication(context, id) : outcome;
    },
    unsubscribeFromCollection: async (_root, { targetCollectionId: id }, context) => {
      await endSubscription(context.command, { kind: 'publication', id });
      return await publication(context, id);
    },
  },
  User: {
    mailSubscriptions: ({ id }, _arguments, context) => {
      mustBeSelf(context.viewer, id);
      return readSubscribed(context, id);
    },
  },
  Post: {
    mailRecipientCount: (story, { collectionId }, context) => countMailed(context, story, collectionId ?? null),
  },
  UserViewerEdge: { isSubscribed: ({ id }, _arguments, context) => subscribing.person.holds(context, id) },
  CollectionViewerEdge: { isSubscribed: ({ id }, _arguments, context) => subscribing.publication.holds(context, id) },
} satisfies Resolvers;

/** As it is after the change, also where it had been loaded before. */
async function person(context: ReadContext, id: string) {
  subscribing.person.forget(context);
  forgetFollowing(context);
  return visiblePeople([await context.loaders.get(personLoader).clear(id).load(id)])[0] ?? notFound(messages.notFound);
}

async function publication(context: ReadContext, id: string) {
  subscribing.publication.forget(context);
  forgetFollowing(context);
  return (
    visiblePublication(await context.loaders.get(publicationLoader).clear(id).load(id)) ?? notFound(messages.notFound)
  );
}
