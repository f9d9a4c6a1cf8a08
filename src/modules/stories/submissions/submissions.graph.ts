import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { declineReasonMessages } from '#shared/messages/submissions.ts';
import { countWords } from '#shared/story/count-words.ts';
import { passageBlocks } from '#shared/story/passages/passage-blocks.ts';
import { plainText } from '#shared/story/plain-text.ts';
import { EXPIRE_AFTER_DAYS } from '#shared/submissions/submission-limits.ts';
import { isOpenStatus, waitsForEditors } from '#shared/submissions/submission-machine.ts';
import { readPage } from '#modules/ground/paging.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { acceptSubmission } from './accept-submission.ts';
import { countLeftForGuest, findSubmission } from './find-submission.ts';
import { personForSide } from './person-for-side.ts';
import { isPausedNow, readCriteria } from './publication-criteria.ts';
import { countDeclines } from './count-declines.ts';
import { readCanceledText, readMoveText, readStatusText } from './read-ending.ts';
import { readGoesOut } from './read-goes-out.ts';
import { readOwnFacts } from './read-own-facts.ts';
import { countInbox, findSubmissionOfStory, readExpectedWait, readHistory, readOutbox } from './read-submissions.ts';
import { readSubmissionPlaces } from './read-submission-places.ts';
import { readSubmittedText, renderSubmitted } from './read-submitted-text.ts';
import { readDue, readInbox, readInboxEditors } from './read-inbox.ts';
import { inboxFilterOf } from './inbox-filter.ts';
import { readLacks } from './read-lacks.ts';
import { resubmitStory } from './resubmit-story.ts';
import { saveCriteria } from './save-criteria.ts';
import { submissionAnew } from './submission-anew.ts';
import { submitStory } from './submit-story.ts';
import { moveSubmission } from './move-submission.ts';
import { assignSubmission, nudgeEditors, setSubmissionDue } from './tend-submission.ts';
import { nudgeableAt, viewerActions } from './viewer-actions.ts';
import { whyClosedTo } from './why-closed.ts';
import { whyNotAgain } from './why-not-again.ts';
import { withdrawSubmission } from './withdraw-submission.ts';

const DAY = 86_400_000;

/** The part of the schema in `submissions.graphql`. */
export const submissionsGraph = {
  Query: {
    submission: (_root, { id }, context) => findSubmission(context, id),
    submissionOfPost: (_root, { postId }, context) => findSubmissionOfStory(context, postId),
    submissionOutbox: (_root, { paging }, context) => readOutbox(context, readPage(paging)),
    submissionPlaces: (_root, _arguments, context) => readSubmissionPlaces(context),
    submissionFacts: (_root, { postId }, context) => readOwnFacts(context, postId),
  },
  Mutation: {
    submitPost: async (_root, { input }, context) =>
      submissionAnew(
        context,
        await submitStory(context.command, {
          storyId: input.postId,
          publicationId: input.collectionId,
          note: input.note ?? '',
          isAiDisclosed: input.isAiDisclosed === true,
          editorCut: input.editorCut,
        }),
      ),
    withdrawSubmission: async (_root, { id }, context) =>
      submissionAnew(context, await withdrawSubmission(context.command, id)),
    resubmitSubmission: async (_root, { id, note }, context) =>
      submissionAnew(context, await resubmitStory(context.command, { submissionId: id, note: note ?? '' })),
    nudgeSubmission: async (_root, { id }, context) => submissionAnew(context, await nudgeEditors(context.command, id)),
    openSubmission: async (_root, { id: submissionId }, context) =>
      submissionAnew(context, await moveSubmission(context.command, { submissionId, action: 'open' })),
    takeSubmission: async (_root, { id: submissionId }, context) =>
      submissionAnew(context, await moveSubmission(context.command, { submissionId, action: 'take' })),
    requestSubmissionChanges: async (_root, { id: submissionId, note }, context) =>
      submissionAnew(context, await moveSubmission(context.command, { submissionId, action: 'requestChanges', note })),
    acceptSubmission: async (_root, { input }, context) => {
      const { id: submissionId, baseRev, publishNow, scheduleAt } = input;
      const schedule =
        typeof scheduleAt === 'number' ? { at: new Date(scheduleAt), timeZone: input.timeZone ?? 'UTC' } : null;
      const publish = schedule ?? (publishNow === true ? ('now' as const) : null);
      const acceptance = { submissionId, baseRev, note: input.note ?? '', publish };
      return submissionAnew(context, await acceptSubmission(context.command, acceptance));
    },
    declineSubmission: async (_root, { id: submissionId, reason: declineReason, note }, context) => {
      const move = { submissionId, action: 'decline', declineReason, note: note ?? '' } as const;
      return submissionAnew(context, await moveSubmission(context.command, move));
    },
    reopenSubmission: async (_root, { id: submissionId }, context) =>
      submissionAnew(context, await moveSubmission(context.command, { submissionId, action: 'reopen' })),
    assignSubmission: async (_root, { id: submissionId, userId }, context) =>
      submissionAnew(context, await assignSubmission(context.command, { submissionId, assigneeId: userId ?? null })),
    setSubmissionDue: async (_root, { id: submissionId, dueOn }, context) =>
      submissionAnew(context, await setSubmissionDue(context.command, { submissionId, dueOn: dueOn ?? null })),
    updateSubmissionSettings: async (_root, { input }, context) => {
      const { collectionId: publicationId, leastWords, mostWords, pausedUntil } = input;
      const outcome = await saveCriteria(context.command, publicationId, {
        openTo: input.openTo ?? undefined,
        accepts: input.accepts ?? undefined,
        topics: input.topics ?? undefined,
        needsCover: input.needsCover ?? undefined,
        needsAiDisclosure: input.needsAiDisclosure ?? undefined,
        leastAccountDays: input.leastAccountDays ?? undefined,
        guidelines: input.guidelines ?? undefined,
        isPaused: input.isPaused ?? undefined,
        pauseReason: input.pauseReason ?? undefined,
        editorCut: input.editorCut ?? undefined,
        // Null empties these.
        leastWords,
        mostWords,
        pausedUntil,
      });
      return outcome.type === 'SubmissionSettings' ? readCriteria(context, publicationId) : outcome;
    },
  },
  Collection: {
    submissionSettings: ({ id }, _arguments, context) => readCriteria(context, id),
    submissions: ({ id }, { filter, paging }, context) =>
      readInbox(context, id, inboxFilterOf(filter), readPage(paging)),
    submissionsDue: ({ id }, { filter, firstDay, lastDay }, context) =>
      readDue(context, id, inboxFilterOf(filter), { firstDay, lastDay }),
    submissionEditors: ({ id }, _arguments, context) => readInboxEditors(context, id),
    submissionCounts: ({ id }, _arguments, context) => countInbox(context, id),
    submissionsClosedBecause: async ({ id }, _arguments, context) => (await whyClosedTo(context, id))?.message ?? null,
    guestSubmissionsLeft: ({ id }, _arguments, context) => countLeftForGuest(context, id),
    submissionObstacle: async ({ id: publicationId }, { postId: storyId }, context) =>
      (await whyNotAgain(context, { storyId, publicationId })) ?? null,
  },
  Post: { submission: ({ id }, _arguments, context) => findSubmissionOfStory(context, id) },
  Submission: {
    postId: ({ storyId }) => storyId,
    collection: async ({ publicationId }, _arguments, { loaders }) =>
      visiblePublication(await loaders.get(publicationLoader).load(publicationId)),
    writer: ({ id, writerId }, _arguments, context) => personForSide(context, id, writerId),
    statusText: (submission, _arguments, context) => readStatusText(context, submission),
    title: async ({ storyId, title }, _arguments, { loaders }) => {
      const story = await loaders.get(storyLoader).load(storyId);
      // What was taken away for good is an empty row.
      return story?.state === 'trashed' && story.title === '' ? '' : title;
    },
    isPostThere: async ({ storyId }, _arguments, { loaders }) => {
      const state = (await loaders.get(storyLoader).load(storyId))?.state;
      return state === 'draft' || state === 'published';
    },
    isPublished: async ({ storyId }, _arguments, { loaders }) =>
      (await loaders.get(storyLoader).load(storyId))?.state === 'published',
    handedInRev: ({ baseRevision }) => baseRevision,
    lacks: (submission, _arguments, context) => readLacks(context, submission),
    isSecondTry: ({ previousId }) => previousId !== null,
    declinedCount: (submission, _arguments, context) => countDeclines(context, submission),
    canceledText: (submission, _arguments, context) => readCanceledText(context, submission),
    assignee: ({ id, assigneeId }, _arguments, context) => personForSide(context, id, assigneeId),
    declineReasonText: ({ declineReason }) => (declineReason === null ? null : declineReasonMessages[declineReason]),
    expiresAt: ({ status, actedAt }) =>
      isOpenStatus(status) ? new Date(actedAt.getTime() + EXPIRE_AFTER_DAYS * DAY) : null,
    nudgedAt: ({ nudgedAt, status, writerId }, _arguments, { viewer }) =>
      viewer?.personId === writerId && waitsForEditors(status) ? nudgedAt : null,
    nudgeableAt: (submission, _arguments, { viewer }) => nudgeableAt(viewer, submission),
    goesOutAt: (submission, _arguments, context) => readGoesOut(context, submission),
    history: ({ id }, _arguments, context) => readHistory(context, id),
    content: (submission, _arguments, context) => readSubmittedText(context, submission),
    viewerCan: (submission, _arguments, { viewer, clock }) => viewerActions(viewer, submission, clock.now()),
  },
  SubmissionEvent: {
    statusText: (move, _arguments, context) => readMoveText(context, move),
    actor: ({ actorId, submissionId }, _arguments, context) => personForSide(context, submissionId, actorId),
  },
  SubmittedText: {
    id: ({ submissionId }) => submissionId,
    wordCount: ({ document, language }) => countWords(plainText(document), language),
    passageIds: ({ document }) => passageBlocks(document).map(({ id }) => id),
    bodyHtml: (text, _arguments, { config }) => renderSubmitted(text, config.siteUrl),
  },
  SubmissionFeed: { pagingInfo: ({ next }) => ({ next }) },
  SubmissionSettings: {
    id: ({ publicationId }) => publicationId,
    isPaused: (criteria, _arguments, { clock }) => isPausedNow(criteria, clock.now()),
    expectedWait: ({ publicationId }, _arguments, context) => readExpectedWait(context, publicationId),
  },
} satisfies Resolvers;
