import { type CellFault, cellsOf, settingShapes, writeRows } from '#shared/settings/setting-shapes.ts';
import type { OperatorSettingRow } from '#web/generated/fragments.ts';

/** The text of a setting as its form was filled in, or which of its fields is wrong. */
export function readTypedSetting({ id, control }: OperatorSettingRow, typed: FormData): string | CellFault {
  const shape = settingShapes[id];
  switch (shape?.kind) {
    case 'WORDS':
      // In the order of the setting, which is the order of the form.
      return textsOf(typed, 'word').join(' ') || shape.none;
    case 'COUNTRIES':
    case 'LANGUAGES':
      return textsOf(typed, 'word').toSorted().join(' ');
    case 'ROWS':
    case 'ROW': {
      const columns = cellsOf(shape).map((_kind, cell) => textsOf(typed, `cell-${cell}`));
      return writeRows(
        shape,
        (columns[0] ?? []).map((_first, row) => columns.map((column) => column[row] ?? '')),
      );
    }
    case undefined: {
      const [value = ''] = textsOf(typed, 'value');
      return control === 'SWITCH' ? String(value === 'true') : value;
    }
  }
}

function textsOf(typed: FormData, name: string): readonly string[] {
  return typed.getAll(name).filter((value) => typeof value === 'string');
}
