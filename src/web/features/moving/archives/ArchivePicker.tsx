import { publicationMessages } from '#shared/messages/publications.ts';
import { Link } from '#web/app/router/Link.tsx';
import type { ArchivePeriod as Entry } from '#web/generated/fragments.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { type ArchivePeriod, periodPath } from './archive-period.ts';
import styles from './ArchivePicker.module.css';

type ArchivePickerProps = {
  /** The path that periods are appended to: `/tag/art/archive`. */
  readonly base: string;
  readonly current: ArchivePeriod | undefined;
  readonly years: readonly Entry[];
  readonly months?: readonly Entry[];
  readonly days?: readonly Entry[];
};

const none: readonly Entry[] = [];

/** Years, the months of the chosen year and the days of the chosen month, each with its number of stories. */
export function ArchivePicker({ base, current, years, months = none, days = none }: ArchivePickerProps) {
  return (
    <nav className={styles.picker} aria-label={publicationMessages.byPeriod}>
      <Row entries={years} base={base} isCurrent={(entry) => entry.year === current?.year} labelOf={yearOf} />
      <Row
        entries={months.filter((entry) => entry.month !== null)}
        base={base}
        isCurrent={(entry) => entry.month === current?.month}
        labelOf={monthOf}
      />
      <Row
        entries={days.filter((entry) => entry.day !== null)}
        base={base}
        isCurrent={(entry) => entry.day === current?.day}
        labelOf={(entry) => String(entry.day)}
      />
    </nav>
  );
}

type RowProps = {
  readonly entries: readonly Entry[];
  readonly base: string;
  readonly isCurrent: (entry: Entry) => boolean;
  readonly labelOf: (entry: Entry) => string;
};

function Row({ entries, base, isCurrent, labelOf }: RowProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.row}>
      {entries.map((entry) => (
        <li key={periodPath(entry)}>
          <Link
            className={styles.period}
            to={base + periodPath(entry)}
            aria-current={isCurrent(entry) ? 'true' : undefined}
          >
            {labelOf(entry)} <span className={styles.count}>{entry.postCount}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const yearOf = (entry: Entry) => String(entry.year);
const monthOf = (entry: Entry) => formatDate(Date.UTC(2000, (entry.month ?? 1) - 1, 1), 'monthName');
