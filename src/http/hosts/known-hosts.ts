import { domainUrl } from '#shared/links/domain-url.ts';
import type { RoutingContext } from '#shared/routes/routing-context.ts';

/** A host that we answer for. */
export type KnownHost = {
  /** Stands for the host in the keys of the page cache. */
  readonly key: string;
  /** `https://host`, without a slash at its end. */
  readonly origin: string;
  readonly context: RoutingContext;
};

export type CustomDomain = { readonly domain: string; readonly context: RoutingContext };

export type KnownHosts = {
  /** The site's own host or a domain in the database; undefined for every other (ROUTE-6). */
  find(hostHeader: string | undefined): KnownHost | undefined;
  /** Reads the domains again. */
  reload(): Promise<void>;
};

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Knows the hosts of the site. While the site's own address is on loopback, every loopback name and
 * port stands for it, because a container may be reached by another port than its own.
 */
export function createKnownHosts(siteUrl: string, loadDomains: () => Promise<readonly CustomDomain[]>): KnownHosts {
  const { host: siteHost, protocol } = new URL(siteUrl);
  const site: KnownHost = { key: siteHost, origin: `${protocol}//${siteHost}`, context: { type: 'DEFAULT' } };
  const isOnLoopback = LOOPBACK.test(siteHost);
  let hosts = new Map([[siteHost, site]]);
  return {
    find: (hostHeader) => {
      if (hostHeader === undefined) return undefined;
      const found = hosts.get(hostHeader) ?? hosts.get(hostHeader.toLowerCase().replace(/\.?(?::(?:80|443))?$/, ''));
      return found ?? (isOnLoopback && LOOPBACK.test(hostHeader) ? site : undefined);
    },
    reload: async () => {
      const domains = await loadDomains();
      const entries = domains.flatMap(({ domain, context }): [string, KnownHost][] => {
        const origin = domainUrl(domain, siteUrl);
        const { host } = new URL(origin);
        const known: KnownHost = {
          key: domain,
          origin,
          context: context.type === 'DEFAULT' ? context : { ...context, host },
        };
        return [
          [domain, known],
          [host, known],
        ];
      });
      hosts = new Map([...entries, [siteHost, site]]);
    },
  };
}
