/** What a decision is about, as the graph names it. */
export const wireKinds = {
  post: 'POST',
  user: 'USER',
  response: 'RESPONSE',
  catalog: 'CATALOG',
  collection: 'COLLECTION',
} as const;
export const kindsInside = {
  POST: 'post',
  USER: 'user',
  RESPONSE: 'response',
  CATALOG: 'catalog',
  COLLECTION: 'collection',
} as const;
/** What was decided, as the graph names it. */
export const wireMeasures = {
  warn: 'WARN',
  limit: 'LIMIT',
  demonetise: 'DEMONETISE',
  hide: 'HIDE',
  withhold: 'WITHHOLD',
  suspend: 'SUSPEND',
} as const;
export const measuresInside = {
  WARN: 'warn',
  LIMIT: 'limit',
  DEMONETISE: 'demonetise',
  HIDE: 'hide',
  WITHHOLD: 'withhold',
  SUSPEND: 'suspend',
} as const;
