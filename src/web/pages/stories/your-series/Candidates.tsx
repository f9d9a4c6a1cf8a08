import { formatMessage } from '#shared/messages/format-message.ts';
import { seriesMessages as messages } from '#shared/messages/series.ts';
import { Button } from '#web/design/Button.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import type { ArrangedSeries } from '#web/generated/fragments.ts';
import { EntryWords } from './SeriesEntryRow.tsx';
import type { Entry } from './use-arrange-series.ts';
import styles from './YourSeries.module.css';

type CandidatesProps = {
  readonly series: Pick<ArrangedSeries, 'collection'>;
  readonly candidates: readonly Entry[];
  readonly onAdd: (entry: Entry) => void;
};

/** Stories that are in no series and could be in this one. */
export function Candidates({ series, candidates, onAdd }: CandidatesProps) {
  if (candidates.length === 0) {
    return <EmptyText text={series.collection ? messages.noCandidatesPublication : messages.noCandidates} />;
  }
  return (
    <ul className={styles.rows}>
      {candidates.map((entry) => (
        <li key={entry.postId} className={styles.row} data-candidate={entry.postId}>
          <EntryWords entry={entry} />
          <Button
            look="outlined"
            size="small"
            aria-label={formatMessage(messages.addNamed, { title: entry.title || messages.untitled })}
            onClick={() => onAdd(entry)}
          >
            {messages.addOne}
          </Button>
        </li>
      ))}
    </ul>
  );
}
