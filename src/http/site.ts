import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Broadcast, SharedLimiter } from '#platform/limits/shared-limiter.ts';
import type { Log } from '#platform/log/log.ts';
import type { PageCache } from '#platform/page-cache/page-cache.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Graph } from '#graphql/execute.ts';
import type { ReaderCountries } from './country/reader-countries.ts';
import type { Headers } from './headers/security-headers.ts';
import type { TrustedProxies } from './headers/trusted-proxies.ts';
import type { SiteExperiments } from './site-experiments.ts';
import type { SiteFlags } from './site-flags.ts';
import type { SiteSettings } from './site-settings.ts';
import type { KnownHosts } from './hosts/known-hosts.ts';

/** What the program gives the web server. */
export type HttpServerOptions = {
  readonly config: Config;
  readonly database: Database<Tables>;
  readonly files: FileStore;
  readonly graph: Graph;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: Secrets;
  /** Between the web processes of all machines; the database where absent. */
  readonly broadcast?: Broadcast;
  /** Folder of the build; `dist` below the working folder where absent. */
  readonly distFolder?: string;
  /** For benchmarks of pages that are not cached: nothing is kept, and no network is counted. */
  readonly isUncached?: boolean;
};

/** What every endpoint may use. */
export type Site = Omit<HttpServerOptions, 'distFolder' | 'isUncached'> & {
  /** No page is kept. */
  readonly isUncached: boolean;
  /** No network is counted; only in benchmarks. */
  readonly isUnlimited: boolean;
  /** The operator's current name for the site. */
  readonly name: string;
  /** Public address of the main site, without a slash at its end. */
  readonly url: string;
  readonly isHttps: boolean;
  /** Whose X-Forwarded-* we believe; nobody's if undefined. */
  readonly proxies: TrustedProxies | undefined;
  readonly hosts: KnownHosts;
  readonly countries: ReaderCountries;
  /** The request headers that change a page: the value of Vary. */
  readonly pageVary: string;
  readonly flags: SiteFlags;
  readonly experiments: SiteExperiments;
  readonly settings: SiteSettings;
  readonly cache: PageCache;
  /** Counted over all web processes. */
  readonly limiter: SharedLimiter;
  /** Security headers of pages, and of what other sites may show. */
  readonly pageHeaders: Headers;
  readonly sharedHeaders: Headers;
};
