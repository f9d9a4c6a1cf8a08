import { buildPath, buildPathOnCustomDomain } from './build-path.ts';
import type { PathParams } from './build-path.ts';
import { parsePathPattern } from './path-pattern.ts';
import type { RouteMatch } from './match-route.ts';
import { findRoute } from './route-table.ts';
import type { RouteName } from './route-table.ts';
import type { RoutingContext } from './routing-context.ts';

/** Status and path of a redirect. */
export type RedirectAnswer = { readonly status: 301 | 302; readonly location: string };

/** 301, or 302 when temporary. */
function redirectStatus(isTemporary: boolean | undefined): 301 | 302 {
  return isTemporary ? 302 : 301;
}

function hasEveryParameter(path: string, params: PathParams, skip: number): boolean {
  return parsePathPattern(path)
    .slice(skip)
    .every((segment) => segment.kind === 'exact' || String(params[segment.name] ?? '').trim() !== '');
}

/**
 * Where a matched route leads by the table: undefined for a route that draws a page, `notFound`
 * where the target's parameters are empty. `query` is carried over, with its `?`.
 */
export function redirectOf(
  match: Pick<RouteMatch, 'route' | 'params'>,
  query: string,
  contextType: RoutingContext['type'] = 'DEFAULT',
): RedirectAnswer | 'notFound' | undefined {
  const { redirect } = match.route;
  if (!redirect) return undefined;
  const target = findRoute(redirect.to);
  if (!target) throw new Error(`Route with name ${redirect.to} does not exist`);
  const isPrefixDropped = contextType !== 'DEFAULT' && (target.contexts === 'user' || target.contexts === 'collection');
  if (!hasEveryParameter(target.path, match.params, isPrefixDropped ? 1 : 0)) return 'notFound';
  const build = isPrefixDropped ? buildPathOnCustomDomain : buildPath;
  const location = build(redirect.to as RouteName, match.params) + query;
  return { status: redirectStatus(redirect.isTemporary), location };
}
