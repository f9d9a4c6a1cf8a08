import type { PointerEvent } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { Button } from '#web/design/Button.tsx';
import { OrderHandle } from '#web/parts/handle/OrderHandle.tsx';
import type { PublicationStory } from '#web/generated/fragments.ts';
import styles from './Featured.module.css';
import { titleOf } from './use-featured.ts';

type FeaturedRowProps = {
  readonly story: PublicationStory;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

/** One featured story, with what puts it in its place and what takes it away. */
export function FeaturedRow({ story, isFirst, isLast, onDragStart, onMove, onRemove }: FeaturedRowProps) {
  const title = titleOf(story);
  const label = (message: (typeof messages)['drag' | 'moveUp' | 'moveDown' | 'removeFeaturedNamed']) =>
    formatMessage(message, { title });
  return (
    <div className={styles.row}>
      <FeaturedWords story={story} />
      <div className={styles.tools}>
        {!(isFirst && isLast) && (
          <OrderHandle
            labels={{ drag: label(messages.drag), up: label(messages.moveUp), down: label(messages.moveDown) }}
            isFirst={isFirst}
            isLast={isLast}
            onDragStart={onDragStart}
            onMove={onMove}
          />
        )}
        <Button
          look="plain"
          size="small"
          data-remove
          aria-label={label(messages.removeFeaturedNamed)}
          onClick={onRemove}
        >
          {messages.removeFeatured}
        </Button>
      </div>
    </div>
  );
}

/** What the story is called, and who wrote it. */
export function FeaturedWords({ story }: { readonly story: PublicationStory }) {
  return (
    <div className={styles.words}>
      <p className={styles.title} dir="auto" lang={story.language}>
        {titleOf(story)}
      </p>
      <p className={styles.writers} dir="auto">
        {story.authors.map(({ name }) => name).join(', ')}
      </p>
    </div>
  );
}
