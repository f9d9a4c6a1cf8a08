import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { IconButton } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import { sendChange } from '#web/app/graph/send-change.ts';
import { StoryCard } from '#web/features/stories/stories/StoryCard.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { ReadingHistoryPageQuery } from '#web/generated/ReadingHistoryPageQuery.ts';
import { RemoveFromReadingHistoryDocument } from '#web/generated/RemoveFromReadingHistory.ts';
import styles from './ReadingHistory.module.css';

type HistoryItemProps = {
  readonly entry: ReadingHistoryPageQuery['readingHistory']['items'][number];
  readonly onRemoved: (id: string, isRemoved: boolean) => void;
};

/** One story of the history, how far it was read, and how to take it out. */
export function HistoryItem({ entry, onRemoved }: HistoryItemProps) {
  const graph = use(GraphContext);
  const { post, percent } = entry;
  const remove = async () => {
    onRemoved(post.id, true);
    const { failure } = await sendChange(graph, RemoveFromReadingHistoryDocument, { postId: post.id });
    if (failure === undefined) return;
    onRemoved(post.id, false);
    void showToast({ message: failure.message, tone: 'danger' });
  };
  return (
    <div className={styles.entry} data-history-entry={post.id}>
      <StoryCard story={post} />
      <p className={styles.facts}>
        <span>{percent >= 90 ? messages.readWhole : formatMessage(messages.readPercent, { percent })}</span>
        <IconButton label={formatMessage(messages.removeEntry, { title: post.title })} onClick={() => void remove()}>
          <Icon name="close" size={18} />
        </IconButton>
      </p>
    </div>
  );
}
