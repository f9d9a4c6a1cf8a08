import { decisionDue, isSameName } from '#shared/authors/author-rules.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { readPage } from '#modules/ground/paging.ts';
import { required } from '#modules/ground/required.ts';
import { canVerifyAuthors } from '#modules/ground/roles/roles.policy.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { applyAsAuthor } from './apply-as-author.ts';
import { decideApplication, revokeVerification } from './decide-application.ts';
import { provePublisher, sendPublisherCode } from './prove-publisher.ts';
import { authorsByIsbnLoader, findLastApplication, readApplications, reapplyAtOf } from './read-applications.ts';
import { readAuthorProfile } from './read-author-facts.ts';
import { withdrawApplication } from './withdraw-application.ts';

/** The part of the schema in `author-verifications.graphql`. */
export const authorVerificationsGraph = {
  Query: {
    authorApplications: (_root, { isVerified, paging }, context) =>
      readApplications(context, context.command, {
        state: isVerified ? 'verified' : 'pending',
        page: readPage(paging),
      }),
  },
  User: {
    authorApplication: async ({ id }, _arguments, { viewer, database }) =>
      viewer?.personId === id ? ((await findLastApplication(database, id)) ?? null) : null,
    authorEligibility: async ({ id }, _arguments, context) =>
      context.viewer?.personId === id ? ((await readAuthorProfile(context, id)) ?? null) : null,
  },
  Mutation: {
    applyForAuthorVerification: async (_root, given, { command }) => {
      const answer = await applyAsAuthor(command, given);
      return 'application' in answer ? answer.application : answer;
    },
    withdrawAuthorApplication: async (_root, _arguments, { command }) => {
      const answer = await withdrawApplication(command);
      return 'application' in answer ? answer.application : answer;
    },
    sendPublisherCode: (_root, { address }, { command }) => sendPublisherCode(command, address),
    provePublisher: (_root, { code }, { command }) => provePublisher(command, code),
    decideAuthorApplication: async (_root, { applicationId: id, ...decision }, { command }) => {
      const answer = await decideApplication(command, { id, ...decision });
      return 'application' in answer ? answer.application : answer;
    },
    revokeAuthorVerification: async (_root, { applicationId: id, reason }, { command }) => {
      const answer = await revokeVerification(command, { id, reason });
      return 'application' in answer ? answer.application : answer;
    },
  },
  AuthorApplication: {
    state: ({ state }) => states[state],
    user: async ({ personId }, _arguments, { loaders }) => (await loaders.get(personLoader).load(personId)) ?? null,
    isSameName: ({ profileName, coverName }) => isSameName(profileName, coverName),
    sameBookAuthors: async ({ isbn, personId }, _arguments, context) => {
      mustBeAllowed(canVerifyAuthors(context.command));
      const { personIds = [] } = (await context.loaders.get(authorsByIsbnLoader).load(isbn)) ?? {};
      return await readPeople(
        context,
        personIds.filter((id) => id !== personId),
      );
    },
    decideBy: ({ appliedAt }) => decisionDue(appliedAt),
    reapplyAt: (application, _arguments, { command }) => {
      const at = reapplyAtOf(application);
      return at === null || at <= command.clock.now() ? null : at;
    },
  },
  AuthorEligibility: { books: ({ books }) => [...books] },
  PublisherProof: {
    viewer: async (_profile, _arguments, { viewer, loaders }) =>
      required(await loaders.get(personLoader).load(viewer?.personId ?? ''), 'viewer'),
  },
  AuthorApplicationFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
} satisfies Resolvers;

const states = {
  pending: 'PENDING',
  verified: 'VERIFIED',
  refused: 'REFUSED',
  withdrawn: 'WITHDRAWN',
  revoked: 'REVOKED',
} as const;
