import { decimalOf, decimalsOf, moneyOfDecimal } from '#shared/money/money.ts';
import { currencyOf } from '#shared/money/currency-name.ts';

/** What one field of a row holds. An amount is typed in whole units, such as dollars, and kept in the smallest. */
export type CellKind =
  | 'COUNTRY'
  | 'CURRENCY'
  | 'WORD'
  | 'DOMAIN'
  | 'NAME'
  | 'PERCENT'
  | 'AMOUNT'
  | 'NUMBER'
  | 'RATE'
  | 'IBAN';

/** How the text of a setting falls into fields: some words of a few, some countries or languages, or rows of fields. */
export type SettingShape =
  | { readonly kind: 'WORDS'; readonly words: readonly string[]; readonly none: string }
  | { readonly kind: 'COUNTRIES' }
  | { readonly kind: 'LANGUAGES' }
  | {
      readonly kind: 'ROWS';
      /** What stands before the `=`, with nothing between. */
      readonly keys: readonly CellKind[];
      /** What stands behind it, with commas between. */
      readonly values: readonly CellKind[];
    }
  /** One row and no key: its fields stand beside each other with this between. */
  | { readonly kind: 'ROW'; readonly values: readonly CellKind[]; readonly between: string };

export type RowsShape = Extract<SettingShape, { kind: 'ROWS' | 'ROW' }>;

const ofCurrency = { kind: 'ROWS', keys: ['CURRENCY'], values: ['AMOUNT'] } as const;

/** The settings whose text is made of fields; every other is typed as it is. */
export const settingShapes: Readonly<Record<string, SettingShape>> = {
  'billing.taxRates': { kind: 'ROWS', keys: ['COUNTRY'], values: ['PERCENT'] },
  'billing.prices': { kind: 'ROWS', keys: ['CURRENCY'], values: ['AMOUNT', 'AMOUNT', 'AMOUNT', 'AMOUNT'] },
  'domains.prices': ofCurrency,
  'payouts.minimum': ofCurrency,
  'payouts.twoPersons': ofCurrency,
  'payouts.rates': { kind: 'ROWS', keys: ['CURRENCY', 'CURRENCY'], values: ['RATE'] },
  'payouts.debtor': { kind: 'ROW', values: ['NAME', 'IBAN'], between: ' ' },
  'mail.perReceiver': { kind: 'ROWS', keys: ['DOMAIN'], values: ['NUMBER'] },
  'tax.rates': { kind: 'ROWS', keys: ['WORD'], values: ['PERCENT'] },
  'tax.regime': { kind: 'WORDS', words: ['DAC7', 'US'], none: 'none' },
  'partner.criteria': {
    kind: 'WORDS',
    words: ['IS_MEMBER', 'LOCATION', 'PAYOUT_SETTINGS', 'POST_ACTIVITY'],
    none: 'none',
  },
  'partner.countries': { kind: 'COUNTRIES' },
  'site.languages': { kind: 'LANGUAGES' },
  'partner.providerCosts': { kind: 'ROW', values: ['PERCENT', 'NUMBER'], between: '+' },
};

export function cellsOf(shape: RowsShape): readonly CellKind[] {
  return shape.kind === 'ROW' ? shape.values : [...shape.keys, ...shape.values];
}

/** The fields of each row as they are shown; a text of another form has none. */
export function readRows(shape: RowsShape, text: string): readonly (readonly string[])[] {
  if (text === '') return [];
  if (shape.kind === 'ROW') {
    const at = text.lastIndexOf(shape.between);
    return [[text.slice(0, at), text.slice(at + shape.between.length)]];
  }
  return text.split(/\s+/).map((entry) => {
    const at = entry.lastIndexOf('=');
    const key = entry.slice(0, at);
    const keys = shape.keys.length === 1 ? [key] : [key.slice(0, 3), key.slice(3)];
    const values = entry.slice(at + 1).split(',');
    return [...keys, ...values.map((value, index) => shownCell(shape.values[index], value, key))];
  });
}

function shownCell(kind: CellKind | undefined, value: string, key: string): string {
  if (kind !== 'AMOUNT' || !/^\d+$/.test(value)) return value;
  return decimalOf({ amount: Number(value), currency: currencyOf(key) });
}

/** The first field that is not as it should be, by its place; `isTwice` where its row says what another says. */
export type CellFault = { readonly row: number; readonly cell: number; readonly isTwice: boolean };

/** The text of rows as they were typed; a row with nothing in it is left out. */
export function writeRows(shape: RowsShape, rows: readonly (readonly string[])[]): string | CellFault {
  const kinds = cellsOf(shape);
  const entries = new Map<string, string>();
  for (const [row, typed] of rows.entries()) {
    const cells = kinds.map((_kind, cell) => typed[cell]?.trim() ?? '');
    if (cells.every((cell) => cell === '')) continue;
    const written = kinds.map((kind, cell) => writtenCell(kind, cells[cell] ?? '', cells[0] ?? ''));
    const wrong = written.indexOf(undefined);
    if (wrong !== -1) return { row, cell: wrong, isTwice: false };
    if (shape.kind === 'ROW') return written.join(shape.between);
    const key = written.slice(0, shape.keys.length).join('');
    if (entries.has(key)) return { row, cell: 0, isTwice: true };
    entries.set(key, written.slice(shape.keys.length).join(','));
  }
  return [...entries].map(([key, values]) => `${key}=${values}`).join(' ');
}

const FORMS: Readonly<Record<Exclude<CellKind, 'AMOUNT'>, RegExp>> = {
  COUNTRY: /^[A-Z]{2}$/,
  CURRENCY: /^[A-Z]{3}$/,
  WORD: /^[^\s=,]+$/,
  DOMAIN: /^[a-z0-9.-]+$/,
  NAME: /^.+$/,
  PERCENT: /^\d{1,2}(?:\.\d{1,2})?$/,
  NUMBER: /^\d+$/,
  RATE: /^\d{1,7}(?:\.\d{1,8})?$/,
  IBAN: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
};

/** A field as the setting's text has it; undefined of one that cannot be. A comma is a point in many countries. */
function writtenCell(kind: CellKind, typed: string, key: string): string | undefined {
  switch (kind) {
    case 'AMOUNT':
      return minorUnits(typed.replace(',', '.'), key);
    case 'PERCENT':
      return fitting(kind, typed.replace(/\s*%$/, '').replace(',', '.'));
    case 'RATE':
      return fitting(kind, typed.replace(',', '.'));
    case 'IBAN':
      return fitting(kind, typed.replaceAll(/\s/g, '').toUpperCase());
    case 'DOMAIN':
      return fitting(kind, typed.toLowerCase());
    case 'COUNTRY':
    case 'CURRENCY':
    case 'WORD':
    case 'NAME':
    case 'NUMBER':
      return fitting(kind, typed);
  }
}

function fitting(kind: Exclude<CellKind, 'AMOUNT'>, text: string): string | undefined {
  return FORMS[kind].test(text) ? text : undefined;
}

function minorUnits(decimal: string, currency: string): string | undefined {
  const fraction = /^\d{1,9}(?:\.(\d+))?$/.exec(decimal);
  if (!fraction || (fraction[1]?.length ?? 0) > decimalsOf(currencyOf(currency))) return undefined;
  return String(moneyOfDecimal(decimal, currencyOf(currency)).amount);
}
