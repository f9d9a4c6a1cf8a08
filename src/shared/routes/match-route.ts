import type { PageId, PageLayout } from './page-layouts.ts';
import { parsePathPattern } from './path-pattern.ts';
import type { PatternSegment } from './path-pattern.ts';
import { isReservedSegment } from './reserved-segments.ts';
import type { RouteName } from './route-table.ts';
import type { Route } from './route.ts';
import type { RoutingContext } from './routing-context.ts';
import { splitPath } from './split-path.ts';

/** A path that a route takes. */
export type RouteMatch = {
  readonly name: RouteName;
  readonly page: PageId;
  readonly layout: PageLayout;
  /** Decoded values of the route's parameters, never empty. */
  readonly params: Readonly<Record<string, string>>;
  /** The path as it was asked for, with one slash at its start and none at its end. */
  readonly path: string;
  readonly route: Route;
};

type Leaf = { readonly route: Route; readonly parameterNames: readonly string[] };
type Node = { exact: Map<string, Node>; username?: Node; parameter?: Node; leaf?: Leaf };

/** The routes of one context, ready to match: a tree with one level a segment. */
export type Matcher = { readonly root: Node; readonly hasReservedSegments: boolean };

function createNode(): Node {
  return { exact: new Map() };
}

/** The segments of a route in a context, or undefined where the context does not register it. */
export function segmentsInContext(
  route: Route,
  contextType: RoutingContext['type'],
): readonly PatternSegment[] | undefined {
  const segments = parsePathPattern(route.path);
  if (contextType === 'DEFAULT' || route.contexts === 'all') return segments;
  if (contextType === 'USER') return route.contexts === 'user' ? segments.slice(1) : undefined;
  return route.contexts === 'collection' ? segments.slice(1) : undefined;
}

function childFor(node: Node, segment: PatternSegment): Node {
  if (segment.kind === 'username') return (node.username ??= createNode());
  if (segment.kind === 'parameter') return (node.parameter ??= createNode());
  const found = node.exact.get(segment.text) ?? createNode();
  node.exact.set(segment.text, found);
  return found;
}

/**
 * Builds the matcher of a context. Of two patterns that differ only in parameter names the second
 * is skipped, and `warn` is told `Cannot add route`.
 */
export function createMatcher(
  routes: readonly Route[],
  contextType: RoutingContext['type'],
  warn: (message: string) => void = () => undefined,
): Matcher {
  const root = createNode();
  for (const route of routes) {
    const segments = segmentsInContext(route, contextType);
    if (!segments) continue;
    const node = segments.reduce(childFor, root);
    if (node.leaf) {
      warn(`Cannot add route ${route.name}: ${route.path} is already ${node.leaf.route.name}`);
      continue;
    }
    const parameterNames = segments.flatMap((segment) => (segment.kind === 'exact' ? [] : [segment.name]));
    node.leaf = { route, parameterNames };
  }
  return { root, hasReservedSegments: contextType === 'DEFAULT' };
}

/** Depth first with backtracking: exact text, then `@{param}`, then `{param}`; `values` holds what was taken. */
function descend(
  matcher: Matcher,
  node: Node,
  segments: readonly string[],
  depth: number,
  values: string[],
): Leaf | undefined {
  const segment = segments[depth];
  if (segment === undefined) return node.leaf;
  const exact = node.exact.get(segment);
  const found = exact && descend(matcher, exact, segments, depth + 1, values);
  if (found) return found;
  const isUsername = segment.startsWith('@');
  if (isUsername && segment.length > 1 && node.username) {
    values.push(segment.slice(1));
    const leaf = descend(matcher, node.username, segments, depth + 1, values);
    if (leaf) return leaf;
    values.pop();
  }
  if (!node.parameter || segment === '' || isUsername) return undefined;
  if (depth === 0 && matcher.hasReservedSegments && isReservedSegment(segment)) return undefined;
  values.push(segment);
  const leaf = descend(matcher, node.parameter, segments, depth + 1, values);
  if (!leaf) values.pop();
  return leaf;
}

/**
 * Finds the route of a path: leading and trailing slashes ignored, query and fragment
 * dropped, segments decoded. `malformed` where a segment cannot be decoded: the answer is then 400.
 */
export function matchRoute(matcher: Matcher, path: string): RouteMatch | 'malformed' | undefined {
  const split = splitPath(path);
  if (split === 'malformed') return 'malformed';
  const values: string[] = [];
  const leaf = descend(matcher, matcher.root, split.segments, 0, values);
  if (!leaf) return undefined;
  const params: Record<string, string> = {};
  leaf.parameterNames.forEach((name, index) => {
    params[name] = values[index] ?? '';
  });
  const { route } = leaf;
  const name = route.name as RouteName;
  return { name, page: route.page, layout: route.layout, params, path: split.path, route };
}
