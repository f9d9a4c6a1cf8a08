import { useId } from 'react';

type YearFieldProps = { readonly label: string; readonly year: string; readonly onYear: (year: string) => void };

/** A calendar year, as somebody types it. */
export function YearField({ label, year, onYear }: YearFieldProps) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <input id={id} inputMode="numeric" maxLength={4} value={year} onChange={({ target }) => onYear(target.value)} />
    </label>
  );
}

/** What was typed; 0 for what is no year, which is refused with a sentence. */
export function yearOf(typed: string): number {
  return /^\d{4}$/.test(typed) ? Number(typed) : 0;
}
