import type { PointerEvent } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { seriesMessages as messages } from '#shared/messages/series.ts';
import { Button } from '#web/design/Button.tsx';
import { OrderHandle } from '#web/parts/handle/OrderHandle.tsx';
import type { Entry } from './use-arrange-series.ts';
import styles from './YourSeries.module.css';

/** What a tool does, with the title of what it does it to. */
type Named = (typeof messages)['drag' | 'moveUp' | 'moveDown' | 'removeNamed'];

type SeriesEntryRowProps = {
  readonly entry: Entry;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

/** One story of a series: dragged or moved by keys, and taken out. */
export function SeriesEntryRow(props: SeriesEntryRowProps) {
  const { entry, isFirst, isLast, onDragStart, onMove, onRemove } = props;
  const title = entry.title || messages.untitled;
  const label = (message: Named) => formatMessage(message, { title });
  return (
    <>
      {!(isFirst && isLast) && (
        <div data-tools>
          <OrderHandle
            labels={{ drag: label(messages.drag), up: label(messages.moveUp), down: label(messages.moveDown) }}
            isFirst={isFirst}
            isLast={isLast}
            onDragStart={onDragStart}
            onMove={onMove}
          />
        </div>
      )}
      <EntryWords entry={entry} />
      <Button look="plain" size="small" aria-label={label(messages.removeNamed)} onClick={onRemove}>
        {messages.remove}
      </Button>
    </>
  );
}

/** What a story is called, and why readers may not see it here. */
export function EntryWords({ entry }: { readonly entry: Entry }) {
  return (
    <div className={styles.words}>
      <p dir="auto">{entry.title || messages.untitled}</p>
      {entry.state !== 'LISTED' && (
        <p className={styles.state}>{entry.state === 'DRAFT' ? messages.draft : messages.hidden}</p>
      )}
    </div>
  );
}
