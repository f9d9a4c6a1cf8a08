import { parsePathPattern, type PatternSegment } from './path-pattern.ts';
import { routes } from './route-table.ts';

/** Parameters of paths whose value opens a door by itself. */
export const SECRET_PARAMETERS: ReadonlySet<string> = new Set(['token', 'xsrf']);
const HIDDEN = '…';
const VALUE = '[^/\\s?#"\'`()<>]+';

/** Whether a segment of a route's path is a secret: whoever has the address needs nothing else. */
export function isSecretSegment(segment: PatternSegment): boolean {
  return segment.kind !== 'exact' && SECRET_PARAMETERS.has(segment.name);
}

/** What stands before the secret, as a pattern: exact text and the values of other parameters. */
function leadOf(segments: readonly PatternSegment[]): string {
  const before = segments.slice(0, segments.findIndex(isSecretSegment));
  return before.map((segment) => `/+${segment.kind === 'exact' ? segment.text : VALUE}`).join('');
}

const secretPaths = routes.map(({ path }) => parsePathPattern(path)).filter((path) => path.some(isSecretSegment));
// Begun at the first slash of a run alone: a stranger may send nothing but slashes.
const SECRET_PATH = new RegExp(`((?<!/)(?:${secretPaths.map(leadOf).join('|')})/+)${VALUE}`, 'gi');
const QUERY_VALUE = /([?&][^=&?\s"'`()<>#]*=)[^&\s"'`()<>#]+/g;

/**
 * A text without what opens a door in the addresses that it names: of paths what the route table calls a token, of
 * queries every value, since anything may stand there. A link whose request failed works still.
 */
export function hideSecrets(text: string): string {
  return text.replace(SECRET_PATH, `$1${HIDDEN}`).replace(QUERY_VALUE, `$1${HIDDEN}`);
}
