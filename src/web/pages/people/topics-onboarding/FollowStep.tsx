import { type SubmitEvent, use, useCallback, useEffect, useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { onboardingMessages as messages } from '#shared/messages/onboarding.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { FollowSuggestionsQueryDocument } from '#web/generated/FollowSuggestionsQuery.ts';
import { toggled } from './toggled.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { FollowCollectionMutationDocument } from '#web/generated/FollowCollectionMutation.ts';
import { FollowUserMutationDocument } from '#web/generated/FollowUserMutation.ts';
import stepStyles from '#web/parts/form/Steps.module.css';
import styles from './Topics.module.css';

type Entity = { readonly __typename: 'User' | 'Collection'; readonly id: string };

/** Follows people and publications in one request; one that cannot be followed hinders nobody, and a toast says why. */
function useFollowAll(): (entities: readonly Entity[]) => Promise<void> {
  const graph = use(GraphContext);
  return useCallback(
    async (entities) => {
      const follow = ({ __typename, id }: Entity) =>
        __typename === 'User'
          ? sendChange(graph, FollowUserMutationDocument, { targetUserId: id })
          : sendChange(graph, FollowCollectionMutationDocument, { targetCollectionId: id });
      const outcomes = await Promise.all(entities.map(follow));
      const failure = outcomes.map((outcome) => outcome.failure).find((one) => one !== undefined);
      if (failure !== undefined) void showToast({ message: failure.message, tone: 'danger', testId: 'follow-failed' });
    },
    [graph],
  );
}

/** Rule 129. */
const SHOWN = 5;
const NOBODY: ReadonlySet<string> = new Set();

type FollowStepProps = { readonly isSuspended: boolean; readonly onDone: () => Promise<void> };

/** Who to follow, by the topics that were chosen: nobody is ticked until the reader does (rule 129). With nobody to show, the step is over. */
export function FollowStep({ isSuspended, onDone }: FollowStepProps) {
  const { data, error } = useQuery(FollowSuggestionsQueryDocument, { variables: { first: SHOWN } });
  const suggestions = data?.followSuggestions;
  const [ticked, setTicked] = useState(NOBODY);
  const [isLeaving, setIsLeaving] = useState(false);
  const followAll = useFollowAll();
  const heading = useRef<HTMLHeadingElement>(null);
  const isNothing = isSuspended || error !== undefined || suggestions?.length === 0;

  useEffect(() => {
    if (isNothing) void onDone();
    else heading.current?.focus({ preventScroll: true });
  }, [isNothing, onDone]);
  if (!suggestions || isNothing) return null;

  const leave = async (isFollowing: boolean) => {
    if (isLeaving) return;
    setIsLeaving(true);
    if (isFollowing) await followAll(suggestions.map(({ entity }) => entity).filter(({ id }) => ticked.has(id)));
    await onDone();
  };
  return (
    <form
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void leave(true);
      }}
    >
      <h1 ref={heading} className={stepStyles.title} tabIndex={-1}>
        {messages.followTitle}
      </h1>
      <p className={stepStyles.text}>{messages.followText}</p>
      <div className={styles.rows}>
        {suggestions.map(({ entity, tag }) => (
          <label key={entity.id} className={styles.row}>
            <input
              type="checkbox"
              checked={ticked.has(entity.id)}
              onChange={() => setTicked(toggled(ticked, entity.id))}
            />
            {entity.__typename === 'User' ? (
              <NamedAvatar name={entity.name} imageId={entity.imageId} size="S" />
            ) : (
              <NamedAvatar name={entity.name} imageId={entity.avatar?.id} size="S" shape="square" />
            )}
            <span className={styles.words}>
              <span className={styles.name} dir="auto">
                {entity.name}
              </span>
              <span className={stepStyles.note}>
                {formatMessage(messages.followsAbout, { topic: tag.displayTitle })}
              </span>
            </span>
          </label>
        ))}
      </div>
      <div className={stepStyles.ways}>
        <Button type="submit" disabled={isLeaving}>
          {formatMessage(messages.followAndFinish, { count: ticked.size })}
        </Button>
        <button type="button" className={stepStyles.skip} onClick={() => void leave(false)}>
          {messages.skip}
        </button>
      </div>
    </form>
  );
}
