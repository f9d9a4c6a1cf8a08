import { useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { seriesMessages as messages } from '#shared/messages/series.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import orderStyles from '#web/parts/handle/Order.module.css';
import { useDragOrder } from '#web/parts/handle/use-drag-order.ts';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { seriesPath } from '#web/features/ground/paths/paths.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { ArrangeSeriesPageQueryDocument } from '#web/generated/ArrangeSeriesPageQuery.ts';
import { DeleteSeriesDocument } from '#web/generated/DeleteSeries.ts';
import type { ArrangedSeries } from '#web/generated/fragments.ts';
import { Candidates } from './Candidates.tsx';
import { EditSeriesDialog } from './EditSeriesDialog.tsx';
import { SeriesEntryRow } from './SeriesEntryRow.tsx';
import { useArrangeSeries } from './use-arrange-series.ts';
import styles from './YourSeries.module.css';

/** One series: its texts, its stories to put in order, and those that could be added. */
export function ArrangeSeries({ series }: { readonly series: ArrangedSeries }) {
  useNewest(ArrangeSeriesPageQueryDocument, { postId: series.id });
  const { navigate } = useRoute();
  const { entries, candidates, spoken, move, remove, add } = useArrangeSeries(series);
  const rows = useRef<HTMLOListElement>(null);
  const drag = useDragOrder(rows, move);
  const [isEditing, setIsEditing] = useState(false);
  const dialog = useDialog();
  const deletion = useChange(DeleteSeriesDocument);
  const { title, description } = series;
  const confirm = async () => {
    const done = await deletion.run({ seriesId: series.id });
    if (done === undefined) return undefined;
    void showToast({ message: messages.deleted, testId: 'series-deleted' });
    void navigate(buildPath('ShowYourSeries'));
    return done;
  };
  return (
    <Frame>
      <p>
        <Link to={buildPath('ShowYourSeries')}>{messages.back}</Link>
      </p>
      <PageHeading title={title}>{description !== '' && <p dir="auto">{description}</p>}</PageHeading>
      <div className={styles.actions}>
        <Button look="outlined" size="small" onClick={() => setIsEditing(true)}>
          {messages.edit}
        </Button>
        <ButtonLink look="outlined" size="small" href={seriesPath(series)}>
          {messages.view}
        </ButtonLink>
        <Button look="outlined" size="small" onClick={dialog.open}>
          {messages.delete}
        </Button>
      </div>
      {entries.length === 0 && <EmptyText text={messages.noStories} />}
      <ol className={orderStyles.items} ref={rows}>
        {entries.map((entry, index) => (
          <li
            key={entry.postId}
            className={`${orderStyles.item} ${styles.row}`}
            data-series-entry={entry.postId}
            {...drag.marks(index)}
          >
            <SeriesEntryRow
              entry={entry}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              onDragStart={(event) => drag.start(event, index)}
              onMove={(by) => move(index, Math.min(Math.max(index + by, 0), entries.length - 1))}
              onRemove={() => remove(entry)}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <output>{spoken}</output>
      </VisuallyHidden>
      <Section title={messages.add} look="quiet">
        <Candidates series={series} candidates={candidates} onAdd={add} />
      </Section>
      {isEditing && <EditSeriesDialog series={series} onClosed={() => setIsEditing(false)} />}
      <ConfirmDialog
        dialog={dialog}
        title={formatMessage(messages.deleteTitle, { title })}
        submitLabel={messages.delete}
        change={deletion}
        onConfirm={confirm}
        isDanger
      >
        {messages.deleteText}
      </ConfirmDialog>
    </Frame>
  );
}
