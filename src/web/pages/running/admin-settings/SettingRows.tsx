import { useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import { type CellFault, cellsOf, readRows, type RowsShape } from '#shared/settings/setting-shapes.ts';
import { Button } from '#web/design/Button.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import type { OperatorSettingRow } from '#web/generated/fragments.ts';
import { SettingCell, type SettingCodes } from './SettingCell.tsx';
import styles from './SettingRows.module.css';

type SettingRowsProps = {
  readonly setting: OperatorSettingRow;
  readonly shape: RowsShape;
  readonly codes: SettingCodes;
  readonly name: string;
  readonly noteId: string;
  readonly fault: CellFault | undefined;
};

const headings: Readonly<Record<string, readonly string[]>> = messages.cells;

/** A setting that is made of rows of fields; there is always an empty one to type into. */
export function SettingRows({ setting, shape, codes, name, noteId, fault }: SettingRowsProps) {
  const kinds = cellsOf(shape);
  const columns = headings[setting.id] ?? [];
  const kept = readRows(shape, setting.value);
  const rows = useRef<HTMLTableSectionElement>(null);
  const [ids, setIds] = useState(() => Array.from({ length: Math.max(kept.length, 1) }, (_, index) => index));
  const add = () => {
    setIds([...ids, (ids.at(-1) ?? 0) + 1]);
    requestAnimationFrame(() => rows.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus());
  };
  return (
    <fieldset className={styles.fieldset} aria-describedby={noteId}>
      <legend className={styles.legend}>{name}</legend>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {shape.kind === 'ROWS' && (
              <th scope="col">
                <VisuallyHidden>{messages.removeRow}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={rows}>
          {ids.map((id, row) => (
            <tr key={id}>
              {kinds.map((kind, cell) => (
                <td key={columns[cell]} data-column={columns[cell]}>
                  <SettingCell
                    kind={kind}
                    name={`cell-${cell}`}
                    label={
                      shape.kind === 'ROW'
                        ? (columns[cell] ?? '')
                        : formatMessage(messages.rowLabel, { cell: columns[cell] ?? '', row: String(row + 1) })
                    }
                    defaultValue={kept[id]?.[cell] ?? ''}
                    codes={codes}
                    isWrong={fault?.row === row && fault.cell === cell}
                  />
                </td>
              ))}
              {shape.kind === 'ROWS' && (
                <td>
                  <Button
                    look="plain"
                    size="small"
                    aria-label={formatMessage(messages.removeRowNamed, { row: String(row + 1), name })}
                    onClick={() => setIds(ids.filter((other) => other !== id))}
                  >
                    {messages.removeRow}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {shape.kind === 'ROWS' && (
        <div className={styles.add}>
          <Button look="plain" size="small" aria-label={formatMessage(messages.addRowNamed, { name })} onClick={add}>
            {messages.addRow}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
