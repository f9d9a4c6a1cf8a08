import { domainUrl, wholeUrl } from '#shared/links/domain-url.ts';
import type { RoutingContext } from './routing-context.ts';

/**
 * The address of a page for a reader of this host. `to` is a path of the main site, a path on a domain (`//host/…`) or a whole address.
 * On a custom domain its own pages lose their prefix, and every other page stands on the main site.
 */
export function addressInContext(to: string, context: RoutingContext, siteUrl: string): string {
  if (context.type === 'DEFAULT') return to.startsWith('//') ? wholeUrl(to, siteUrl) : to;
  const prefix = context.type === 'USER' ? `/@${context.username}` : `/${context.collectionSlug}`;
  const address = to.startsWith('//') ? wholeUrl(to, siteUrl) : to;
  for (const own of [domainUrl(context.host, siteUrl), prefix]) {
    if (address === own) return '/';
    if (address.startsWith(`${own}/`)) return address.slice(own.length);
  }
  return wholeUrl(address, siteUrl);
}
