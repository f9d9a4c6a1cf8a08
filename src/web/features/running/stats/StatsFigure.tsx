import { sumText } from '#shared/money/money-text.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import type { StatsPicture } from '#web/generated/fragments.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import styles from './stats.module.css';

type StatsFigureProps = {
  readonly title: string;
  readonly chart: StatsPicture;
  /** What the rows are: the head of the first column. */
  readonly rowsAre?: string;
  readonly note?: string;
  /** True where all columns are drawn, in front of each other. */
  readonly isLayered?: boolean;
};

/** A picture of figures, drawn by the server, and behind `As a table` the same figures exactly. */
export function StatsFigure({ title, chart, rowsAre = messages.name, note, isLayered = false }: StatsFigureProps) {
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
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{rowsAre}</th>
              {chart.columns.map((column) => (
                <th key={column} scope="col" className={styles.number}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row" dir="auto" className={styles.label}>
                  {label}
                </th>
                {chart.columns.map((column, place) => (
                  <td key={column} className={styles.number}>
                    {chart.currency === null
                      ? formatNumber(values[place] ?? 0)
                      : sumText({ amount: values[place] ?? 0, currency: chart.currency })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  );
}
