const THOUSAND = 1_000;
const MILLION = 1_000_000;

function formatScaled(value: number, scale: number, locale: string): string {
  const scaled = Math.floor((value / scale) * 10) / 10;
  const fractionDigits = Math.abs(scaled) < 100 ? 1 : 0;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: fractionDigits, roundingMode: 'trunc' }).format(scaled);
}

/**
 * Number abbreviation: whole below a thousand, then K and M with at most one decimal below a
 * hundred, cut and never rounded up, so that 999,999 is 999K. Digits follow the locale.
 */
export function abbreviateNumber(value: number, locale = 'en'): string {
  if (Math.abs(value) >= MILLION) return `${formatScaled(value, MILLION, locale)}M`;
  if (Math.abs(value) >= THOUSAND) return `${formatScaled(value, THOUSAND, locale)}K`;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value);
}
