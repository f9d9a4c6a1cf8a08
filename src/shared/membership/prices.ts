import type { Currency, Money } from '#shared/money/money.ts';
import type { PlanType } from './plans.ts';

/** The prices in US dollars, in cents. */
export const DOLLAR_PRICES = {
  monthly: 500,
  yearly: 5000,
  premiumMonthly: 1500,
  premiumYearly: 15_000,
  premiumYearlyCrossout: 18_000,
  yearlyCrossout: 6000,
  yearlyStaff: 100,
  yearlySaved: 1000,
  yearlyStaffSaved: 4900,
  fiftyPercentOff: 2500,
  fiftyPercentOffCrossout: 5000,
  fiftyPercentOffSaved: 2500,
} as const satisfies Record<string, number>;

export type PriceName = keyof typeof DOLLAR_PRICES;

export type Prices = Readonly<Record<PriceName, number>>;

/** The prices of each currency that the operator has set, in minor units; US dollars are always there. */
export type PriceTable = Readonly<Partial<Record<Currency, Prices>>> & { readonly USD: Prices };

/** All prices of a currency from those of its four plans, in the proportions that dollars have. */
function pricesOf(monthly: number, yearly: number, premiumMonthly: number, premiumYearly: number): Prices {
  const half = Math.floor(yearly / 2);
  const yearlyStaff = Math.round(yearly / 50);
  return {
    monthly,
    yearly,
    premiumMonthly,
    premiumYearly,
    premiumYearlyCrossout: premiumMonthly * 12,
    yearlyCrossout: monthly * 12,
    yearlyStaff,
    yearlySaved: monthly * 12 - yearly,
    yearlyStaffSaved: yearly - yearlyStaff,
    fiftyPercentOff: half,
    fiftyPercentOffCrossout: yearly,
    fiftyPercentOffSaved: yearly - half,
  };
}

/** The table of an operator who set `CAD=700,7000,2000,20000 …`: four prices in minor units for each currency. */
export function readPriceTable(text: string): PriceTable {
  const others = [...text.matchAll(/([A-Z]{3})=(\d+),(\d+),(\d+),(\d+)/g)].map(([, currency = '', ...prices]) => [
    currency,
    pricesOf(...(prices.map(Number) as [number, number, number, number])),
  ]);
  return { ...Object.fromEntries(others), USD: DOLLAR_PRICES };
}

const PRICE_OF_PLAN = {
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
  PREMIUM_MONTHLY: 'premiumMonthly',
  PREMIUM_YEARLY: 'premiumYearly',
} as const satisfies Record<PlanType, PriceName>;

/** What a plan costs in a currency; throws the sentence where no price is set in it. */
export function priceOfPlan(table: PriceTable, plan: PlanType, currency: Currency): Money {
  const amount = table[currency]?.[PRICE_OF_PLAN[plan]];
  if (amount === undefined) throw new Error('Unavailable membership price');
  return { amount, currency };
}

/** The currency to ask in: the wanted one where prices are set in it, else dollars (rule 82). */
export function currencyOffered(table: PriceTable, wanted: Currency): Currency {
  return table[wanted] === undefined ? 'USD' : wanted;
}

const WEEKS_OF_YEAR = 52;

/** What a year costs by the week, as the upsell says it; rounded up, so that it never says too little. */
export function priceByTheWeek(table: PriceTable, currency: Currency): Money {
  const year = priceOfPlan(table, 'YEARLY', currency);
  return { amount: Math.ceil(year.amount / WEEKS_OF_YEAR), currency };
}
