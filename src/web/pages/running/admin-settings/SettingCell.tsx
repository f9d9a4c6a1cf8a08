import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import type { CellKind } from '#shared/settings/setting-shapes.ts';

export type Code = { readonly code: string; readonly name: string };

/** What a field may name. */
export type SettingCodes = {
  readonly countries: readonly Code[];
  readonly currencies: readonly Code[];
  readonly languages: readonly Code[];
};

type SettingCellProps = {
  readonly kind: CellKind;
  readonly name: string;
  readonly label: string;
  readonly defaultValue: string;
  readonly codes: SettingCodes;
  readonly isWrong: boolean;
};

/** One field of a row: countries and currencies are chosen, everything else is typed. */
export function SettingCell({ kind, name, label, defaultValue, codes, isWrong }: SettingCellProps) {
  const field = { name, defaultValue, 'aria-label': label, 'aria-invalid': isWrong || undefined } as const;
  switch (kind) {
    case 'COUNTRY':
      return (
        <select {...field}>
          <option value="">{messages.pickOne}</option>
          {codes.countries.map(({ code, name: country }) => (
            <option key={code} value={code}>
              {country}
            </option>
          ))}
        </select>
      );
    case 'CURRENCY':
      return (
        <select {...field}>
          <option value="">{messages.pickOne}</option>
          {codes.currencies.map(({ code, name: currency }) => (
            <option key={code} value={code}>
              {`${code} ${currency}`}
            </option>
          ))}
        </select>
      );
    case 'WORD':
    case 'DOMAIN':
    case 'NAME':
    case 'IBAN':
      return <input {...field} autoComplete="off" dir="auto" />;
    case 'NUMBER':
      return <input {...field} autoComplete="off" inputMode="numeric" />;
    case 'AMOUNT':
    case 'PERCENT':
    case 'RATE':
      return <input {...field} autoComplete="off" inputMode="decimal" />;
  }
}
