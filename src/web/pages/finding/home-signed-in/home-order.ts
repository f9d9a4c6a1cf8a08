/** How the viewer wants their home (rule 40). */
export type HomeOrder = 'RECOMMENDED' | 'NEWEST';

const PREFERENCE = 'HOME_FEED_ORDER';

/** What the address asks for; null leaves it to what the viewer chose before. */
export function orderOfAddress(query: URLSearchParams): HomeOrder | null {
  const order = query.get('orderBy');
  if (order === 'newest') return 'NEWEST';
  return order === 'recommended' ? 'RECOMMENDED' : null;
}

/** The home in an order, for the first time: it need not be kept to be shown. */
export function orderPath(order: HomeOrder): string {
  return order === 'NEWEST' ? '/?orderBy=newest' : '/?orderBy=recommended';
}

type Preference = { readonly name: string; readonly enumValue: string | null };

/** What the viewer chose before. */
export function chosenOrder(preferences: readonly Preference[] | null | undefined): HomeOrder {
  const chosen = preferences?.find(({ name }) => name === PREFERENCE);
  return chosen?.enumValue === 'NEWEST' ? 'NEWEST' : 'RECOMMENDED';
}
