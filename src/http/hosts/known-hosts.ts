import { domainUrl } from '#shared/links/domain-url.ts';
import type { RoutingContext } from '#shared/routes/routing-context.ts';
import { createBatches } from './batches.ts';

/** A host that we answer for. */
export type KnownHost = {
  /** Stands for the host in the keys of the page cache. */
  readonly key: string;
  /** `https://host`, without a slash at its end. */
  readonly origin: string;
  readonly context: RoutingContext;
  /** Whether readers are led from here to the origin: another name of the same (rule 146). */
  readonly isTwin?: boolean;
  /** What stands before each path there: `/@ada` of a name whose pages are on the main site again. */
  readonly pathThere?: string;
};

/** A live domain; `tag` is that of its owner's pages, which are purged whenever the owner changes. */
export type CustomDomain = {
  readonly domain: string;
  readonly tag: string;
  readonly context: RoutingContext;
  /** The domain that readers are led to; absent where they are shown the pages. */
  readonly leadsTo?: string;
  /** The place on the main site that readers are led to instead: `/@ada`. */
  readonly leadsBelow?: string;
};

export type KnownHosts = {
  /** The site's own host or a domain that was looked up; undefined for every other (ROUTE-6). */
  find(hostHeader: string | undefined): KnownHost | undefined;
  /** The same, which asks the database for a name that is not kept. Throws where it cannot be asked. */
  look(hostHeader: string | undefined): Promise<KnownHost | undefined>;
  /** What to wait for before `find` knows a name; undefined where it does, or no such name can be. */
  looked(hostHeader: string | undefined): Promise<unknown> | undefined;
  /** Looks up again, when they are asked for, the domains of those whose pages were purged. */
  forget(tags: readonly string[]): void;
  forgetAll(): void;
};

type Kept = { readonly host: KnownHost | undefined; readonly tag: string; readAt: number; isStale: boolean };

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const NAME = /^(?=.{4,259}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*(?::\d{1,5})?$/;
/** Names that exist, and names that strangers make up: the latter never push out the former. */
const MOST_THERE = 20_000;
const MOST_NOT_THERE = 5_000;
/** A purge that was missed does no harm for longer. Milliseconds. */
const LOOK_AGAIN_AFTER = 60_000;

/**
 * Knows the hosts of the site, each looked up when it is first asked for. While the site's own address is on
 * loopback, every loopback name and port stands for it, because a container may be reached by another port.
 */
export function createKnownHosts(
  siteUrl: string,
  read: (names: readonly string[]) => Promise<readonly CustomDomain[]>,
  now: () => number = Date.now,
): KnownHosts {
  const { host: siteHost, protocol, port } = new URL(siteUrl);
  const site: KnownHost = { key: siteHost, origin: `${protocol}//${siteHost}`, context: { type: 'DEFAULT' } };
  const isOnLoopback = LOOPBACK.test(siteHost);
  const there = new Map<string, Kept>();
  const notThere = new Map<string, Kept>();
  let changes = 0;

  const ask = createBatches(async (names) => {
    const before = changes;
    const wanted = names.flatMap((name) => spellings(name));
    const found = new Map((await read(wanted)).map((domain) => [domain.domain, domain]));
    for (const name of names) {
      const domain = spellings(name).flatMap((spelling) => found.get(spelling) ?? [])[0];
      keep(name, domain, before !== changes);
    }
  });

  /** A domain is served beside a site on one machine at the site's port, which its name may leave out. */
  function spellings(name: string): string[] {
    return isOnLoopback && name.endsWith(`:${port}`) ? [name, name.slice(0, -port.length - 1)] : [name];
  }

  function keep(name: string, domain: CustomDomain | undefined, isStale: boolean): void {
    there.delete(name);
    notThere.delete(name);
    const [map, most] = domain === undefined ? [notThere, MOST_NOT_THERE] : [there, MOST_THERE];
    const [oldest] = map.keys();
    if (map.size >= most && oldest !== undefined) map.delete(oldest);
    const host = domain === undefined ? undefined : hostOf(domain, siteUrl);
    map.set(name, { host, tag: domain?.tag ?? '', readAt: now(), isStale });
  }

  function keptFor(hostHeader: string): Kept | undefined {
    const name = nameOf(hostHeader);
    return there.get(name) ?? notThere.get(name);
  }

  function isSite(hostHeader: string): boolean {
    return hostHeader === siteHost || nameOf(hostHeader) === siteHost || (isOnLoopback && LOOPBACK.test(hostHeader));
  }

  function find(hostHeader: string | undefined): KnownHost | undefined {
    if (hostHeader === undefined) return undefined;
    return isSite(hostHeader) ? site : keptFor(hostHeader)?.host;
  }

  function looked(hostHeader: string | undefined): Promise<unknown> | undefined {
    if (hostHeader === undefined || isSite(hostHeader)) return undefined;
    const name = nameOf(hostHeader);
    if (!NAME.test(name)) return undefined;
    const kept = keptFor(hostHeader);
    if (kept === undefined) return ask(name);
    // What is known is shown while the database is away.
    if (kept.isStale) return ask(name).catch(() => undefined);
    if (now() - kept.readAt > LOOK_AGAIN_AFTER) {
      kept.readAt = now();
      ask(name).catch(() => undefined);
    }
    return undefined;
  }

  return {
    find,
    looked,
    look: async (hostHeader) => {
      await looked(hostHeader);
      return find(hostHeader);
    },
    forget: (tags) => {
      const purged = new Set(tags.filter((tag) => tag.startsWith('user:') || tag.startsWith('collection:')));
      if (purged.size === 0) return;
      changes += 1;
      for (const kept of there.values()) if (purged.has(kept.tag)) kept.isStale = true;
    },
    forgetAll: () => {
      changes += 1;
      notThere.clear();
      for (const kept of there.values()) kept.isStale = true;
    },
  };
}

/** As it is kept: in small letters, without the dot at its end and the port that goes without saying. */
function nameOf(hostHeader: string): string {
  return hostHeader.toLowerCase().replace(/\.?(?::(?:80|443))?$/, '');
}

function hostOf({ domain, context, leadsTo, leadsBelow }: CustomDomain, siteUrl: string): KnownHost {
  if (leadsBelow !== undefined) return { key: domain, origin: siteUrl, context, isTwin: true, pathThere: leadsBelow };
  const origin = domainUrl(leadsTo ?? domain, siteUrl);
  const { host } = new URL(origin);
  const shown = { key: domain, origin, context: context.type === 'DEFAULT' ? context : { ...context, host } };
  return leadsTo === undefined ? shown : { ...shown, isTwin: true };
}
