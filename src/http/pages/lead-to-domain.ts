import type { RouteMatch } from '#shared/routes/match-route.ts';
import { buildPathOnCustomDomain } from '#shared/routes/build-path.ts';
import { domainUrl } from '#shared/links/domain-url.ts';
import type { Site } from '../site.ts';

const OF_PERSON = `
  select domain from person where lower(username) = lower($1) and state = 'active' and domain is not null`;
const OF_PUBLICATION =
  "select domain from publication where slug = $1 and state in ('active', 'archived') and domain is not null";

/** These answer programs, and stay at the addresses programs know. */
const STAYS: ReadonlySet<string> = new Set(['feed', 'endpoint', 'redirect']);

/**
 * Where a main-site address leads now that its owner has a domain, by the name of its route (rule 146); undefined if
 * it stays. Pages that need to know the person stay: people are signed in on the main site.
 */
export async function domainAddressOf(site: Site, match: RouteMatch, query: string): Promise<string | undefined> {
  const { route, params } = match;
  if (route.requiresViewer === true || STAYS.has(route.page)) return undefined;
  const domain = await domainOfOwner(site, match);
  if (domain === undefined) return undefined;
  return domainUrl(domain, site.url) + buildPathOnCustomDomain(match.name, params) + query;
}

async function domainOfOwner(site: Site, { route, params }: RouteMatch): Promise<string | undefined> {
  const ask = async (name: string, text: string, value: string | undefined) => {
    const [row] = await site.database.query<{ domain: string }>(name, text, [value ?? '']);
    return row?.domain;
  };
  if (route.contexts === 'user') return await ask('domain_of_username', OF_PERSON, params['username']);
  if (route.contexts === 'collection') {
    return await ask('domain_of_slug', OF_PUBLICATION, params['collectionSlug']);
  }
  return undefined;
}
