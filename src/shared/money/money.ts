/** The currencies that a price may be in: USD, CAD, and others that an operator sets prices in. */
export type Currency = Uppercase<string>;

/** An amount in minor units (cents), and never a fraction of one. */
export type Money = {
  readonly amount: number;
  readonly currency: Currency;
};

/** Currencies whose minor unit is not a hundredth, by their number of decimals (ISO 4217). */
const DECIMALS: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** How many digits of an amount in minor units stand behind the point: 2 for dollars, 0 for yen. */
export function decimalsOf(currency: Currency): number {
  return DECIMALS[currency] ?? 2;
}

/** An amount as a decimal number in words of digits, exact: `{ amount: 500, currency: 'USD' }` is `5.00`. */
export function decimalOf(money: Money): string {
  const decimals = decimalsOf(money.currency);
  const digits = String(Math.abs(money.amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return `${money.amount < 0 ? '-' : ''}${whole}${fraction}`;
}

/** The minor units of a decimal number, exact; fails where it has more digits than its currency. */
export function moneyOfDecimal(decimal: string, currency: Currency): Money {
  const decimals = decimalsOf(currency);
  const parts = /^(-?)(\d+)(?:\.(\d*?)0*)?$/.exec(decimal);
  const fraction = parts?.[3] ?? '';
  if (!parts || fraction.length > decimals) throw new Error(`${decimal} is no amount of ${currency}`);
  const amount = Number(`${parts[2]}${fraction.padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(amount)) throw new Error(`${decimal} ${currency} is too large to count`);
  return { amount: parts[1] ? -amount : amount, currency };
}
