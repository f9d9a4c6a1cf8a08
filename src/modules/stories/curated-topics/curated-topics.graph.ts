import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { addStoriesToTopic, arrangeTopicStories, removeStoryFromTopic } from './change-topic-stories.ts';
import { canCurateTopics } from './curated-topics.policy.ts';
import { deleteTopic } from './delete-topic.ts';
import { followTopic, forgetTopicFollow, isFollowingTopic, unfollowTopic } from './follow-topic.ts';
import { readNewestOfTopic } from './read-topic-stories.ts';
import {
  findTopic,
  readPickedStories,
  readRelatedTopics,
  readTagsOfTopic,
  readTopics,
  readTopicsOfTags,
} from './read-topics.ts';
import { saveTopic } from './save-topic.ts';
import type { TopicOutcome } from './topic.ts';

/** The part of the schema in `curated-topics.graphql`. */
export const curatedTopicsGraph = {
  Query: {
    topic: (_root, { slug }, context) => findTopic(context, slug),
    topics: (_root, { visibility }, context) =>
      readTopics(context, context.command, visibility === null || visibility === undefined ? null : kinds[visibility]),
    viewerCanCurateTopics: (_root, _arguments, { command }) => canCurateTopics(command),
  },
  Mutation: {
    followTopic: async (_root, { topicSlug }, context) => {
      const topic = await followTopic(context.command, topicSlug);
      forgetTopicFollow(context);
      return topic;
    },
    unfollowTopic: async (_root, { topicSlug }, context) => {
      const topic = await unfollowTopic(context.command, topicSlug);
      forgetTopicFollow(context);
      return topic;
    },
    saveTopic: (_root, { visibility, ...input }, { command }) =>
      topicOf(saveTopic(command, { ...input, visibility: kinds[visibility] })),
    addPostsToTopic: (_root, input, { command }) => topicOf(addStoriesToTopic(command, input)),
    removePostFromTopic: (_root, input, { command }) => topicOf(removeStoryFromTopic(command, input)),
    arrangeTopicPosts: (_root, input, { command }) => topicOf(arrangeTopicStories(command, input)),
    deleteTopic: (_root, { topicId }, { command }) => deleteTopic(command, topicId),
  },
  Topic: {
    visibility: ({ visibility }) => wireKinds[visibility],
    tags: ({ id }, _arguments, context) => readTagsOfTopic(context, id),
    pickedPosts: ({ id }, _arguments, context) => readPickedStories(context, id),
    latestPosts: ({ id }, { paging }, context) => readNewestOfTopic(context, id, readPage(paging)),
    relatedTopics: ({ id }, _arguments, context) => readRelatedTopics(context, context.command, id),
    viewerEdge: (topic) => topic,
  },
  Post: { topics: ({ tagIds }, _arguments, context) => readTopicsOfTags(context, tagIds) },
  TopicViewerEdge: {
    isFollowing: ({ id }, _arguments, context) => isFollowingTopic(context, id),
    canEdit: (_topic, _arguments, { command }) => canCurateTopics(command),
  },
} satisfies Resolvers;

const kinds = { PUBLIC: 'public', SPECIAL: 'special', STAFF: 'staff' } as const;
const wireKinds = { public: 'PUBLIC', special: 'SPECIAL', staff: 'STAFF' } as const;

async function topicOf(change: Promise<TopicOutcome>) {
  const answer = await change;
  return answer.type === 'Topic' ? answer.topic : answer;
}
