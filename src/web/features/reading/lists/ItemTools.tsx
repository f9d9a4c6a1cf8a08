import { type PointerEvent, useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { Button } from '#web/design/Button.tsx';
import { OrderHandle } from '#web/parts/handle/OrderHandle.tsx';
import { NoteForm } from './NoteForm.tsx';
import styles from './OwnList.module.css';
import type { OwnItem } from './use-own-list.ts';

/** What a tool does, with the title of what it does it to. */
type Named = (typeof messages)['drag' | 'moveUp' | 'moveDown' | 'removeNamed'];

type ItemToolsProps = {
  readonly item: OwnItem;
  readonly canArrange: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  /** Resolves with the sentence that refuses the note, or undefined where it was kept. */
  readonly onNote: (note: string) => Promise<string | undefined>;
};

/** What the owner does with one story of a list. */
export function ItemTools(props: ItemToolsProps) {
  const { item, canArrange, isFirst, isLast, onDragStart, onMove, onRemove, onNote } = props;
  const [isNoting, setIsNoting] = useState(false);
  const noting = useRef<HTMLButtonElement>(null);
  const title = item.post.title || storyMessages.untitled;
  const label = (message: Named) => formatMessage(message, { title });
  const stopNoting = () => {
    setIsNoting(false);
    noting.current?.focus();
  };
  return (
    <div className={styles.tools} data-tools>
      {canArrange && (
        <OrderHandle
          labels={{ drag: label(messages.drag), up: label(messages.moveUp), down: label(messages.moveDown) }}
          isFirst={isFirst}
          isLast={isLast}
          onDragStart={onDragStart}
          onMove={onMove}
        />
      )}
      <span className={styles.words}>
        <Button ref={noting} look="plain" size="small" aria-expanded={isNoting} onClick={() => setIsNoting(!isNoting)}>
          {item.note === '' ? messages.addNote : messages.editNote}
        </Button>
        <Button look="plain" size="small" aria-label={label(messages.removeNamed)} onClick={onRemove}>
          {messages.remove}
        </Button>
      </span>
      {isNoting && <NoteForm item={item} onNote={onNote} onClosed={stopNoting} />}
    </div>
  );
}
