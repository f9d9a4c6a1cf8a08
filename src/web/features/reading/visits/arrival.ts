const MOST = 100;

let hasToldOne = false;

export type Arrival = {
  /** True where a page of ours in the same document came before. */
  readonly inside: boolean;
  /** What the address was tagged with: `email`, `mastodon`. */
  readonly tagged: string;
  readonly campaign: string;
};

/** How somebody came to the page that is open; asked for once a visit. */
export function readArrival(): Arrival {
  const inside = hasToldOne || !isWhereTheDocumentBegan();
  hasToldOne = true;
  const query = new URLSearchParams(location.search);
  const tag = (name: string) => (query.get(name) ?? '').slice(0, MOST);
  return { inside, tagged: tag('utm_medium') === 'email' ? 'email' : tag('utm_source'), campaign: tag('utm_campaign') };
}

function isWhereTheDocumentBegan(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || URL.parse(entry.name)?.pathname === location.pathname;
}
