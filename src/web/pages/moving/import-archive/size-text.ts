const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** How large a file is, as a person says it. */
export function sizeText(bytes: number): string {
  let [amount, unit] = [bytes / 1_024, 0];
  while (amount >= 1_000 && unit < UNITS.length - 1) [amount, unit] = [amount / 1_024, unit + 1];
  const options = { style: 'unit', unit: UNITS[unit], maximumFractionDigits: unit === 0 ? 0 : 1 } as const;
  return new Intl.NumberFormat('en', options).format(amount);
}
