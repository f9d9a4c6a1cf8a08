import type { ReactNode } from 'react';
import styles from './Figures.module.css';

export type FigureRow = {
  readonly key: string;
  readonly head: ReactNode;
  /** As many as there are columns. */
  readonly cells: readonly ReactNode[];
};

type FigureTableProps = {
  /** What the rows are. */
  readonly rowsAre: string;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
};

/** Figures in columns, each row with its head; what is wider than the screen scrolls by itself. */
export function FigureTable({ rowsAre, columns, rows }: FigureTableProps) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{rowsAre}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row" dir="auto">
                {head}
              </th>
              {columns.map((name, place) => (
                <td key={name} className={styles.number}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a row is about, with its date or the like below it. */
export function RowName({ children, below }: { readonly children: ReactNode; readonly below?: ReactNode }) {
  return (
    <>
      <span className={styles.name}>{children}</span>
      {below !== undefined && <span className={styles.below}>{below}</span>}
    </>
  );
}
