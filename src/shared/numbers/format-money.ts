const MINOR_UNITS = 100;

/**
 * Money for display: `amount` is in minor units, divided by 100 and shown with 0 to 2 decimals, so that 500 USD cents are $5 and 4950 are $49.50.
 */
export function formatMoney(amount: number, currency: string, locale = 'en'): string {
  const fractionDigits = amount % MINOR_UNITS === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(amount / MINOR_UNITS);
}
