import { sumText } from '#shared/money/money-text.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import type { StatsPicture } from '#web/generated/fragments.ts';
import { FigureTable } from '#web/parts/figures/FigureTable.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import styles from './stats.module.css';

type StatsFigureProps = {
  readonly title: string;
  readonly chart: StatsPicture;
  /** What the rows are: the head of the first column. */
  readonly rowsAre?: string;
  readonly note?: string;
  /** What is said instead of empty axes where there is nothing in the period; undefined where axes are drawn anyway. */
  readonly nothing?: string;
  /** True where all columns are drawn, in front of each other. */
  readonly isLayered?: boolean;
  /** Where its table is a file; undefined where there is none. */
  readonly file?: string | undefined;
};

/** A picture of figures, drawn by the server, and behind `As a table` the same figures exactly. */
export function StatsFigure({
  title,
  chart,
  rowsAre = messages.name,
  note,
  nothing,
  isLayered = false,
  file,
}: StatsFigureProps) {
  if (nothing !== undefined && chart.rows.every(({ values }) => values.every((value) => value === 0))) {
    return (
      <Section title={title} look="quiet">
        <Note>{nothing}</Note>
      </Section>
    );
  }
  return (
    <Section title={title} look="quiet">
      {isLayered && (
        <ul className={styles.key}>
          {chart.columns.map((column) => (
            <li key={column}>{column}</li>
          ))}
        </ul>
      )}
      <div className={styles.picture} dangerouslySetInnerHTML={{ __html: chart.svg }} />
      {note !== undefined && <Note>{note}</Note>}
      <details className={styles.twin}>
        <summary>{messages.asTable}</summary>
        <FigureTable
          rowsAre={rowsAre}
          columns={chart.columns}
          rows={chart.rows.map(({ label, values }, row) => ({
            // Two stories may have one title.
            key: `${row} ${label}`,
            head: label,
            cells: chart.columns.map((_column, place) => textOf(values[place] ?? 0, chart.currency)),
          }))}
        />
        {file !== undefined && <DownloadLink href={file} of={title} />}
      </details>
    </Section>
  );
}

function textOf(value: number, currency: string | null): string {
  return currency === null ? formatNumber(value) : sumText({ amount: value, currency });
}
