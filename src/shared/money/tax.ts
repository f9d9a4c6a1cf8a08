/** Rates are kept in hundredths of a percent, so that 7.7 percent is whole. */
const WHOLE = 10_000;

/** What of a price that includes tax is tax, in minor units, rounded to the nearest (rule 97). */
export function taxWithin(amount: number, rate: number): number {
  return Math.round((amount * rate) / (WHOLE + rate));
}

/** The rate of a country in a table such as `DE=19 FR=20 CH=8.1`, in hundredths of a percent; 0 where it names none. */
export function rateOf(table: string, country: string | null): number {
  for (const entry of table.split(/\s+/)) {
    const [name, percent] = entry.split('=');
    if (name !== undefined && name === country && Number(percent) > 0) return Math.round(Number(percent) * 100);
  }
  return 0;
}
