import { type HomeOrder, homeOrders, readOrder } from '#shared/lists/list-orders.ts';

const PREFERENCE = 'HOME_FEED_ORDER';

/** What the address asks for; null leaves it to what the viewer chose before. */
export function orderOfAddress(query: URLSearchParams): HomeOrder | null {
  return readOrder(homeOrders, query) ?? null;
}

/** The home in an order, for the first time: it need not be kept to be shown. */
export function orderPath(order: HomeOrder): string {
  return `/?orderBy=${homeOrders[order]}`;
}

type Preference = { readonly name: string; readonly enumValue: string | null };

/** What the viewer chose before. */
export function chosenOrder(preferences: readonly Preference[] | null | undefined): HomeOrder {
  const chosen = preferences?.find(({ name }) => name === PREFERENCE);
  return chosen?.enumValue === 'NEWEST' ? 'NEWEST' : 'RECOMMENDED';
}
