import { encodeSegment } from './encode-segment.ts';
import { parsePathPattern } from './path-pattern.ts';
import type { PatternSegment } from './path-pattern.ts';
import { findRoute } from './route-table.ts';
import type { RouteName } from './route-table.ts';

export type PathParams = Readonly<Record<string, string | number | undefined>>;
export type PathQuery = Readonly<Record<string, string | number | boolean | undefined>>;

const patterns = new Map<string, readonly PatternSegment[]>();

function segmentsOf(path: string): readonly PatternSegment[] {
  const known = patterns.get(path);
  if (known) return known;
  const segments = parsePathPattern(path);
  patterns.set(path, segments);
  return segments;
}

function writeQuery(query: PathQuery): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) written.set(name, String(value));
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}

/** Writes a pattern with its parameters; `skip` segments at its start are left out (a custom domain's prefix). */
function writePath(pattern: string, params: PathParams, skip: number, warn: (message: string) => void): string {
  const segments = segmentsOf(pattern).slice(skip);
  if (segments.some((segment) => segment.kind !== 'exact' && !Object.hasOwn(params, segment.name))) {
    throw new Error('One or more required param(s) not provided');
  }
  const written = segments.map((segment) => {
    if (segment.kind === 'exact') return segment.text;
    const value = params[segment.name];
    if (value === undefined || value === '') warn(`Param ${segment.name} of ${pattern} is empty or undefined`);
    return (segment.kind === 'username' ? '@' : '') + encodeSegment(String(value ?? ''));
  });
  return `/${written.join('/')}`;
}

/**
 * The path of a named route on the main site. Throws for an unknown name and for a missing
 * parameter; an empty or undefined value is told to `warn` and leaves its segment empty.
 */
export function buildPath(
  name: RouteName,
  params: PathParams = {},
  query: PathQuery = {},
  warn: (message: string) => void = warnOfPath,
): string {
  const route = findRoute(name);
  if (!route) throw new Error(`Route with name ${name} does not exist`);
  return writePath(route.path, params, 0, warn) + writeQuery(query);
}

/** The same on a custom domain, where the prefix of the context's owner is dropped. */
export function buildPathOnCustomDomain(
  name: RouteName,
  params: PathParams = {},
  query: PathQuery = {},
  warn: (message: string) => void = warnOfPath,
): string {
  const route = findRoute(name);
  if (!route) throw new Error(`Route with name ${name} does not exist`);
  const skip = route.contexts === 'user' || route.contexts === 'collection' ? 1 : 0;
  return writePath(route.path, params, skip, warn) + writeQuery(query);
}

type WarningListener = (message: string) => void;

let listener: WarningListener = () => undefined;

/** Names who hears of empty parameters in built paths: the log on the server, the console in the browser. */
export function listenToPathWarnings(next: WarningListener): void {
  listener = next;
}

/** Tells the listener of a path that was built but leads nowhere. */
function warnOfPath(message: string): void {
  listener(message);
}
