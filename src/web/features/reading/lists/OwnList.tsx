import { useRef } from 'react';
import { feedMessages } from '#shared/messages/home.ts';
import { Button } from '#web/design/Button.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import orderStyles from '#web/parts/handle/Order.module.css';
import { useDragOrder } from '#web/parts/handle/use-drag-order.ts';
import { StoryCard } from '#web/features/stories/stories/StoryCard.tsx';
import { ItemTools } from './ItemTools.tsx';
import styles from './OwnList.module.css';
import type { OwnListState } from './use-own-list.ts';

type OwnListProps = {
  readonly list: OwnListState;
  readonly canFill: boolean;
  /** False for lists whose order is made by reading. */
  readonly canArrange: boolean;
  readonly empty: string;
  readonly catalogId: string;
};

/** The stories of one's own list: put in order by dragging or by keys, noted, taken out with Undo. */
export function OwnList({ list, canFill, canArrange, empty, catalogId }: OwnListProps) {
  const rows = useRef<HTMLOListElement>(null);
  const drag = useDragOrder(rows, list.move);
  if (list.items.length === 0) return <EmptyText text={empty} />;
  const last = list.items.length - 1;
  return (
    <>
      <ol className={orderStyles.items} ref={rows}>
        {list.items.map((item, index) => (
          <li
            key={item.catalogItemId}
            className={orderStyles.item}
            data-item={item.catalogItemId}
            {...drag.marks(index)}
          >
            {canFill && (
              <ItemTools
                item={item}
                canArrange={canArrange && last > 0}
                onDragStart={(event) => drag.start(event, index)}
                onMove={(by) => list.move(index, Math.min(Math.max(index + by, 0), last))}
                isFirst={index === 0}
                isLast={index === last}
                onRemove={() => void list.remove(index)}
                onNote={(note) => list.setNote(index, note)}
              />
            )}
            <StoryCard story={item.post} note={item.note} listId={catalogId} />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <output>{list.spoken}</output>
      </VisuallyHidden>
      {list.hasMore && (
        <p className={styles.more}>
          <Button look="outlined" aria-busy={list.isLoadingMore} onClick={() => void list.loadMore()}>
            {feedMessages.more}
          </Button>
        </p>
      )}
    </>
  );
}
