import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { required } from '#modules/ground/required.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { readFollowedEntities } from '#modules/finding/followed/read-follows.ts';
import { firstNewsletterLoader, newsletterLoader } from './load-newsletters.ts';
import { ownerOf } from './newsletter.ts';
import { canRunNewsletter } from './newsletters.policy.ts';
import { readNewsletters } from './read-newsletters.ts';
import { readReplyAddressRequest } from './confirm-reply-address.ts';
import { changeNewsletter, createNewsletter, endNewsletter, type SaveNewsletterOutcome } from './save-newsletter.ts';
import { findVisibleNewsletter } from './visible-newsletters.ts';

/** The part of the schema in `newsletters.graphql`. */
export const newslettersGraph = {
  Query: {
    newsletter: (_root, { id }, context) => findVisibleNewsletter(context, id),
    replyAddressRequest: (_root, { token }, context) => readReplyAddressRequest(context.command, token),
  },
  Mutation: {
    createNewsletter: async (_root, { collectionId, input }, context) => {
      const { command } = context;
      const personId = command.viewer?.personId;
      if (personId === undefined) throw new NotAllowed();
      const owner = collectionId
        ? { kind: 'publication' as const, id: collectionId }
        : { kind: 'person' as const, id: personId };
      return present(context, await createNewsletter(command, owner, input));
    },
    updateNewsletter: async (_root, { newsletterId, revision, input }, context) =>
      present(context, await changeNewsletter(context.command, { newsletterId, revision }, input)),
    endNewsletter: async (_root, { newsletterId }, context) =>
      present(context, await endNewsletter(context.command, newsletterId)),
  },
  User: { newsletter: ({ id }, _arguments, context) => firstOf(context, id) },
  Collection: {
    newsletter: ({ id }, _arguments, context) => firstOf(context, id),
    newsletters: ({ id }, _arguments, context) => readNewsletters(context, id),
    newsletterById: async ({ id }, { id: newsletterId }, { loaders }) => {
      const newsletter = await loaders.get(newsletterLoader).load(newsletterId);
      return newsletter?.publicationId === id ? newsletter : null;
    },
  },
  Newsletter: {
    isMain: ({ isFirst }) => isFirst,
    isEnded: ({ endedAt }) => endedAt !== null,
    owner: async (newsletter, _arguments, context) => {
      const [owner = null] = await readFollowedEntities(context, [ownerOf(newsletter)]);
      return owner;
    },
    viewerEdge: (newsletter) => newsletter,
    settings: (newsletter, _arguments, { viewer }) => (canRunNewsletter(viewer, newsletter) ? newsletter : null),
  },
  NewsletterViewerEdge: { canManage: (newsletter, _arguments, { viewer }) => canRunNewsletter(viewer, newsletter) },
  NewsletterSettings: {
    replyTo: ({ replyTo }) => replyTo ?? '',
    isReplyToConfirmed: ({ replyToAskedAt }) => replyToAskedAt === null,
  },
  NewsletterRefusal: { field: ({ field }) => (field === null ? null : fields[field]) },
} satisfies Resolvers;

async function firstOf({ loaders }: Pick<ReadContext, 'loaders'>, ownerId: string) {
  return (await loaders.get(firstNewsletterLoader).load(ownerId)) ?? null;
}

const fields = {
  name: 'NAME',
  description: 'DESCRIPTION',
  cadence: 'CADENCE',
  senderName: 'SENDER_NAME',
  replyTo: 'REPLY_TO',
  welcomeSubject: 'WELCOME_SUBJECT',
  welcomeText: 'WELCOME_TEXT',
} as const;

/** As it is after the change, also where it had been loaded before. */
async function present({ loaders }: Pick<ReadContext, 'loaders'>, outcome: SaveNewsletterOutcome) {
  if (outcome.type !== 'Newsletter') return outcome;
  loaders.get(firstNewsletterLoader).clearAll();
  const newsletter = await loaders.get(newsletterLoader).clear(outcome.newsletterId).load(outcome.newsletterId);
  return { type: 'Newsletter' as const, ...required(newsletter, 'newsletter') };
}
