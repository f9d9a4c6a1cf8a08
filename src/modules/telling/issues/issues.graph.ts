import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailLaneMessages } from '#shared/messages/mail-lanes.ts';
import { findStop } from '#modules/ground/mail-lanes/stop-lane.ts';
import { readPage } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { required } from '#modules/ground/required.ts';
import { canRunNewsletter } from '#modules/telling/newsletters/newsletters.policy.ts';
import { audienceOf } from '#modules/telling/mailings/mail-audience.ts';
import { everybody } from '#modules/telling/mailings/mailing.ts';
import { correctIssue } from './correct-issue.ts';
import { countMailed } from './count-mailed.ts';
import { type DirectIssueOutcome, pauseIssue, resumeIssue, stopIssue } from './direct-issue.ts';
import { issueLoader } from './issue.ts';
import { findMailedStory } from './mailed-story.ts';
import { readArchive } from './read-archive.ts';
import { countRefused, readIssueCounts, readIssues } from './read-issues.ts';
import { sendRest } from './send-rest.ts';
import { sendTestIssue } from './send-test-issue.ts';

/** The part of the schema in `issues.graphql`. */
export const issuesGraph = {
  Newsletter: {
    issues: (newsletter, { paging }, context) =>
      canRunNewsletter(context.viewer, newsletter) ? readIssues(context, newsletter.id, readPage(paging)) : null,
    archive: ({ id }, { paging }, context) => readArchive(context, id, readPage(paging)),
  },
  Post: {
    mailRecipientCount: (story, { collectionId, newsletterId, audience, topics }, context) =>
      countMailed(context, story, {
        publicationId: collectionId ?? null,
        mailing: newsletterId
          ? { newsletterId, correctedIssueId: null, ...(audience ? audienceOf(audience) : everybody) }
          : null,
        topics: topics ?? [],
      }),
  },
  Mutation: {
    pauseIssue: async (_root, { issueId }, context) => present(context, await pauseIssue(context.command, issueId)),
    resumeIssue: async (_root, { issueId }, context) => present(context, await resumeIssue(context.command, issueId)),
    stopIssue: async (_root, { issueId }, context) => present(context, await stopIssue(context.command, issueId)),
    sendRestOfIssue: async (_root, { issueId }, context) => present(context, await sendRest(context.command, issueId)),
    correctIssue: (_root, wish, { command }) => correctIssue(command, wish),
    sendTestIssue: (_root, { postId }, { command }) => sendTestIssue(command, postId),
  },
  MailedPostFeed: { pagingInfo: ({ next }) => ({ next }) },
  MailedPost: { sentAt: ({ sendAt }) => sendAt, post: ({ story }) => story },
  NewsletterIssueFeed: {
    isHeldUp: async (_feed, _arguments, { database }) => (await findStop(database, 'bulk')) !== undefined,
    pagingInfo: ({ next }) => ({ next }),
  },
  MailLane: {
    refused: async ({ lane }, _arguments, { database, command }) => {
      const count = lane === 'bulk' ? await countRefused(database, command.clock.now()) : 0;
      return count === 0 ? null : formatMessage(mailLaneMessages.refused, { count });
    },
  },
  NewsletterIssue: {
    post: async ({ storyId }, _arguments, context) => (await findMailedStory(context, storyId)) ?? null,
    state: ({ state }) => stateNames[state],
    isAutomated: ({ stepId }) => stepId !== null,
    stopReason: ({ stopReason }) => (stopReason === null ? null : reasonNames[stopReason]),
    counts: ({ id }, _arguments, context) => readIssueCounts(context, id),
  },
} satisfies Resolvers;

const stateNames = {
  waiting: 'WAITING',
  sending: 'SENDING',
  paused: 'PAUSED',
  stopped: 'STOPPED',
  done: 'DONE',
} as const;
const reasonNames = {
  writer: 'WRITER',
  bounces: 'BOUNCES',
  complaints: 'COMPLAINTS',
  late: 'LATE',
  refused: 'REFUSED',
  hidden: 'HIDDEN',
} as const;

/** As it is after the change, also where it had been loaded before. */
async function present({ loaders }: Pick<ReadContext, 'loaders'>, outcome: DirectIssueOutcome) {
  if (outcome.type !== 'NewsletterIssue') return outcome;
  const issue = await loaders.get(issueLoader).clear(outcome.issueId).load(outcome.issueId);
  return { type: 'NewsletterIssue' as const, ...required(issue, 'issue') };
}
