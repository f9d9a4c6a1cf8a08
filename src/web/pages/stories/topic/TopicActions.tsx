import { use } from 'react';
import { curationMessages as messages } from '#shared/messages/curation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { FollowTopicDocument } from '#web/generated/FollowTopic.ts';
import { UnfollowTopicDocument } from '#web/generated/UnfollowTopic.ts';
import type { TopicHeader } from '#web/generated/fragments.ts';
import styles from './Topic.module.css';

/** Follow, and for curators the ways to where a topic is made; visitors are led to sign in. */
export function TopicActions({ topic }: { readonly topic: TopicHeader }) {
  const { slug, name, tags, viewerEdge } = topic;
  const topicSlug = slug;
  if (useSignedInParts() === undefined) {
    if (tags.length === 0) return null;
    const to = buildPath('SignIn', {}, { operation: 'register', redirect: buildPath('ShowTopic', { topicSlug }) });
    return (
      <div className={styles.actions}>
        <ButtonLink size="small" href={to} aria-label={formatMessage(messages.signInToFollow, { name })}>
          {messages.follow}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      {tags.length > 0 && <FollowTopicButton topic={topic} />}
      {viewerEdge.canEdit && (
        <>
          <ButtonLink look="outlined" size="small" href={buildPath('EditTopic', { topicSlug })}>
            {messages.edit}
          </ButtonLink>
          <ButtonLink look="outlined" size="small" href={buildPath('AddPostsToTopic', { topicSlug })}>
            {messages.addPosts}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** The button says at once what it will be, and goes back with a sentence where it was refused. */
function FollowTopicButton({ topic: { id, slug, name, tags, viewerEdge } }: { readonly topic: TopicHeader }) {
  const graph = use(GraphContext);
  const { isFollowing } = viewerEdge;
  const turn = async () => {
    const assumed = {
      __typename: 'Topic' as const,
      id,
      tags: tags.map((tag) => ({
        __typename: 'Tag' as const,
        id: tag.id,
        viewerEdge: { __typename: 'TagViewerEdge' as const, id: tag.id, isFollowing: !isFollowing },
      })),
      viewerEdge: { __typename: 'TopicViewerEdge' as const, id, isFollowing: !isFollowing },
    };
    const document = isFollowing ? UnfollowTopicDocument : FollowTopicDocument;
    const { failed } = messages;
    const { failure } = await sendChange(graph, document, { topicSlug: slug }, { assumed, failed });
    if (failure !== undefined) void showToast({ message: failure.message, tone: 'danger', testId: 'follow-failed' });
  };
  return (
    <Button
      look={isFollowing ? 'outlined' : 'filled'}
      size="small"
      aria-pressed={isFollowing}
      aria-label={formatMessage(isFollowing ? messages.unfollowTopic : messages.followTopic, { name })}
      onClick={() => void turn()}
    >
      {isFollowing ? messages.following : messages.follow}
    </Button>
  );
}
