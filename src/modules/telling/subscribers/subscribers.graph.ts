import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { newsletterMessages } from '#shared/messages/newsletters.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { forgetFollowing } from '#modules/people/follows/is-following.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { onList, readSubscribed, subscribing } from './read-subscriptions.ts';
import { readPage } from '#modules/ground/paging.ts';
import { required } from '#modules/ground/required.ts';
import { newsletterLoader } from '#modules/telling/newsletters/load-newsletters.ts';
import { canRunNewsletter } from '#modules/telling/newsletters/newsletters.policy.ts';
import { findVisibleNewsletter } from '#modules/telling/newsletters/visible-newsletters.ts';
import { readSubscriptionRequest } from './confirm-subscription.ts';
import { addSubscriber, eraseSubscriber, removeSubscriber } from './manage-subscribers.ts';
import { countSubscribers, readSubscribers } from './read-subscribers.ts';
import { requestSubscription } from './request-subscription.ts';
import { endSubscription, subscribe } from './subscribe.ts';
import { sourceNames } from './source-names.ts';
import { subscribeToNewsletter, unsubscribeFromNewsletter } from './subscribe-to-newsletter.ts';

/** The part of the schema in `subscribers.graphql`. */
export const subscribersGraph = {
  Query: {
    subscriptionRequest: (_root, { token }, context) =>
      readSubscriptionRequest({ ...context, secrets: context.command.secrets, clock: context.command.clock }, token),
  },
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
    subscribeToNewsletter: async (_root, input, context) => {
      const outcome = await subscribeToNewsletter(context.command, input);
      return outcome.type === 'Newsletter' ? newsletterOf(context, outcome.newsletterId) : outcome;
    },
    unsubscribeFromNewsletter: async (_root, { newsletterId }, context) => {
      await unsubscribeFromNewsletter(context.command, newsletterId);
      return (await findVisibleNewsletter(context, newsletterId)) === null
        ? notFound(newsletterMessages.notFound)
        : newsletterOf(context, newsletterId);
    },
    requestNewsletter: (_root, { newsletterId, email, captchaValue }, { command }) =>
      requestSubscription(command, { newsletterId, email, captchaValue: captchaValue ?? null }),
    addSubscriber: async (_root, input, context) => {
      const outcome = await addSubscriber(context.command, input);
      return outcome.type === 'Newsletter' ? newsletterOf(context, outcome.newsletterId) : outcome;
    },
    removeSubscriber: async (_root, { subscriberId }, context) => {
      const outcome = await removeSubscriber(context.command, subscriberId);
      return outcome.type === 'Newsletter' ? newsletterOf(context, outcome.newsletterId) : outcome;
    },
    eraseSubscriber: async (_root, { subscriberId }, context) => {
      const outcome = await eraseSubscriber(context.command, subscriberId);
      return outcome.type === 'Newsletter' ? newsletterOf(context, outcome.newsletterId) : outcome;
    },
  },
  Newsletter: {
    subscribers: (newsletter, { state, query, paging }, context) =>
      canRunNewsletter(context.viewer, newsletter)
        ? readSubscribers(context, newsletter.id, { state: states[state], query: query ?? '' }, readPage(paging))
        : null,
    subscriberCounts: (newsletter, _arguments, context) =>
      canRunNewsletter(context.viewer, newsletter) ? countSubscribers(context, newsletter.id) : null,
  },
  NewsletterViewerEdge: { isSubscribed: ({ id }, _arguments, context) => onList.holds(context, id) },
  SubscriberFeed: { pagingInfo: ({ next }) => ({ next }) },
  Subscriber: {
    user: async ({ personId }, _arguments, context) =>
      personId === null ? null : (visiblePeople([await context.loaders.get(personLoader).load(personId)])[0] ?? null),
    state: ({ state }) => stateNames[state],
    source: ({ source }) => sourceNames[source],
    endReason: ({ endReason }) => (endReason === null ? null : endNames[endReason]),
  },
  User: {
    mailSubscriptions: ({ id }, _arguments, context) => {
      mustBeSelf(context.viewer, id);
      return readSubscribed(context, id);
    },
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

const states = { WAITING: 'waiting', ACTIVE: 'active', ENDED: 'ended' } as const;
const stateNames = { waiting: 'WAITING', active: 'ACTIVE', ended: 'ENDED' } as const;
const endNames = {
  unsubscribed: 'UNSUBSCRIBED',
  removed: 'REMOVED',
  bounced: 'BOUNCED',
  complained: 'COMPLAINED',
} as const;

/** As it is after the change, also where it had been loaded before. */
async function newsletterOf({ loaders }: Pick<ReadContext, 'loaders'>, id: string) {
  onList.forget({ loaders });
  const newsletter = await loaders.get(newsletterLoader).clear(id).load(id);
  return { type: 'Newsletter' as const, ...required(newsletter, 'newsletter') };
}
