import type { RoutingContext } from './routing-context.ts';

/**
 * The address of a page for a reader of this host. `to` is a path of the main site or a whole address.
 * On a custom domain its own pages lose their prefix, and every other page stands on the main site (1§2).
 */
export function addressInContext(to: string, context: RoutingContext, siteUrl: string): string {
  if (context.type === 'DEFAULT') return to;
  const prefix = context.type === 'USER' ? `/@${context.username}` : `/${context.collectionSlug}`;
  for (const own of [`https://${context.host}`, prefix]) {
    if (to === own) return '/';
    if (to.startsWith(`${own}/`)) return to.slice(own.length);
  }
  return to.startsWith('/') ? siteUrl + to : to;
}
