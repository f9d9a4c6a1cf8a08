const whole = new Intl.NumberFormat('en');

/** A number with all its figures: `50,000`. */
export function formatNumber(value: number): string {
  return whole.format(value);
}
