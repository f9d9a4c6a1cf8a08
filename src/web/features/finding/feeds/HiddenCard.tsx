import { use, useEffect, useRef } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { yourHomeMessages as messages } from '#shared/messages/your-home.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Button } from '#web/design/Button.tsx';
import { unmute } from '#web/features/people/muting/turn-mute.ts';
import { lessText, undoShowLess } from './turn-show-less.ts';
import styles from './ReasonedCard.module.css';
import type { Hidden } from './use-hidden.ts';

type HiddenCardProps = {
  readonly postId: string;
  readonly hidden: Hidden;
  /** Whether the card that stood here held the focus: its line takes it. */
  readonly hadFocus: boolean;
};

/** In the place of a card that went: what was done, and the way back beside that of the toast. */
export function HiddenCard({ postId, hidden, hadFocus }: HiddenCardProps) {
  const graph = use(GraphContext);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hadFocus) line.current?.querySelector('button')?.focus();
  }, [hadFocus]);
  const isMuted = hidden.kind === 'muted';
  const text = isMuted ? formatMessage(messages.mutedHere, { name: hidden.source.name }) : lessText(hidden.less);
  const undo = () => void (isMuted ? unmute(graph, hidden.source) : undoShowLess(graph, postId));
  return (
    <div className={styles.hidden} ref={line} data-hidden={postId}>
      <p>{text}</p>
      <Button look="plain" size="small" onClick={undo}>
        {messages.undo}
      </Button>
    </div>
  );
}
