import { formatMessage } from '#shared/messages/format-message.ts';
import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import { Bubble } from './Bubble.tsx';
import styles from './Bubble.module.css';
import type { PlacedMark } from './marks.ts';
import { useHiddenHighlights } from './use-hidden-highlights.ts';

type MarkBubbleProps = {
  readonly mark: PlacedMark;
  readonly remove: () => Promise<void>;
  readonly onDone: () => void;
};

/** Who marked a passage, and how to take one's own mark away or hide those of others. */
export function MarkBubble({ mark, remove, onDone }: MarkBubbleProps) {
  const { turn } = useHiddenHighlights();
  const isOwn = mark.kind === 'own';
  const act = (run: () => Promise<void>) => () => {
    onDone();
    void run();
  };
  const whose = mark.quote.isPrivate ? messages.isPrivate : messages.yours;
  return (
    <Bubble label={messages.toolbar} range={mark.range} onClose={onDone}>
      <span className={styles.words}>{isOwn ? whose : formatMessage(messages.count, { count: mark.count })}</span>
      <button type="button" className={styles.button} onClick={act(isOwn ? remove : turn)}>
        {isOwn ? messages.remove : messages.hideOthers}
      </button>
    </Bubble>
  );
}
