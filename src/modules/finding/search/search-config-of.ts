import type { Config } from '#platform/config/config.ts';
import { isSigned } from '#platform/secrets/is-signed.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { OWN_APP_ID, type SearchConfig } from '#shared/search/search-config.ts';

const PURPOSE = 'search key';

/** Where browsers search: our own endpoint by a key of this site that may do nothing else, or the hosted service. */
export function searchConfigOf(means: { readonly config: Config; readonly secrets: Secrets }): SearchConfig {
  const { algolia, host, indexPrefix } = means.config.search;
  if (algolia === undefined) return { host: null, appId: OWN_APP_ID, apiKey: ownSearchKey(means.secrets), indexPrefix };
  const hosted = host ?? `${algolia.appId}-dsn.algolia.net`;
  return { host: hosted.replace(/^https?:\/\//, ''), appId: algolia.appId, apiKey: algolia.searchKey, indexPrefix };
}

/** The key that our own endpoint asks for: 32 hexadecimal digits, the same as long as the site keeps its secret. */
export function ownSearchKey(secrets: Secrets): string {
  return textOf(secrets.secret(PURPOSE));
}

/** Also that of pages which were drawn while the site used another secret. */
export function isOwnSearchKey(secrets: Secrets, given: string): boolean {
  return isSigned(secrets, PURPOSE, given, textOf);
}

function textOf(key: Buffer): string {
  return key.toString('hex').slice(0, 32);
}
