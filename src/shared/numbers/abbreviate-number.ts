const THOUSAND = 1_000;
const MILLION = 1_000_000;

const formatters = new Map<string, Intl.NumberFormat>();

/** A formatter takes a hundred times longer to make than to use; a site has few locales. */
function formatterOf(locale: string, maximumFractionDigits: 0 | 1): Intl.NumberFormat {
  const key = `${locale} ${maximumFractionDigits}`;
  const formatter =
    formatters.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits, roundingMode: 'trunc' });
  formatters.set(key, formatter);
  return formatter;
}

function formatScaled(value: number, scale: number, locale: string): string {
  const scaled = Math.floor((value / scale) * 10) / 10;
  return formatterOf(locale, Math.abs(scaled) < 100 ? 1 : 0).format(scaled);
}

/**
 * Number abbreviation: whole below a thousand, then K and M with at most one decimal below a
 * hundred, cut and never rounded up, so that 999,999 is 999K. Digits follow the locale.
 */
export function abbreviateNumber(value: number, locale = 'en'): string {
  if (Math.abs(value) >= MILLION) return `${formatScaled(value, MILLION, locale)}M`;
  if (Math.abs(value) >= THOUSAND) return `${formatScaled(value, THOUSAND, locale)}K`;
  return formatterOf(locale, 0).format(value);
}
