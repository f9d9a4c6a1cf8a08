import type { Random } from './random.ts';

/** Text that no database holds, bytes that are no text, halves of a character, numbers without measure, names of prototypes. */
const TEXTS = [
  '',
  '\0',
  'a\0b',
  '\u{FFFF}',
  '\u202E',
  '\ud800',
  "'",
  '"><script>',
  "';--",
  '../../../etc/passwd',
  '..\\..\\',
  '__proto__',
  'constructor',
  'toString',
  '${7*7}',
  '{{7*7}}',
  '%',
  '%zz',
  '\r\nx-injected: 1',
  '9'.repeat(400),
  '-1',
  '1e400',
  '0x10',
  'NaN',
  '-0',
  '9007199254740993',
  '2026-13-45',
  '+275760-09-14T00:00:00Z',
  'ﬀ',
  '😀'.repeat(50),
  'a'.repeat(3_000),
  '(((((((((('.repeat(40),
  '*'.repeat(200),
  '@',
  'xn--',
  '[::ffff:127.0.0.1]',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'data:text/html,x',
  'a@b@c',
  'ada@exa mple',
] as const;

const PATHS = [
  '%00',
  'a%00b',
  '%ff',
  '%ED%A0%80',
  '%EF%BF%BF',
  '%2e%2e',
  '..%2f',
  '%5c',
  '%0d%0a',
  '%',
  '%u0041',
  ';a=b',
];

export function anyText(random: Random): string {
  const text = random.pick(TEXTS);
  if (random.below(4) > 0) return text;
  const at = random.below(text.length + 1);
  return text.slice(0, at) + String.fromCharCode(random.below(0x10000)) + text.slice(at);
}

/** A segment of a path, percent-encoded or not at all. */
export function anySegment(random: Random, known: readonly string[]): string {
  const kind = random.below(4);
  if (kind === 0) return random.pick(known);
  if (kind === 1) return random.pick(PATHS);
  if (kind === 2) return random.pick(known) + random.pick(PATHS);
  // What no request line can hold goes another way (`malformed-wire.ts`).
  return encodeURIComponent(anyText(random).toWellFormed());
}

/** A value of JSON: of the wrong kind, too deep, too large, or with names of prototypes. */
export function anyJson(random: Random, depth = 3): string {
  switch (random.below(depth > 0 ? 12 : 7)) {
    case 0:
      return JSON.stringify(anyText(random));
    case 1:
      return random.pick(['0', '-0', '1e309', '-1e309', '9007199254740993', '0.1', '1'.repeat(500), '1E-400']);
    case 2:
      return random.pick(['null', 'true', 'false']);
    case 3:
      return random.pick(['"\\ud800"', '"\\u0000"', '"\\udc00\\ud800"']);
    case 4:
      return '[]';
    case 5:
      return '{}';
    case 6:
      return JSON.stringify(random.pick(['abcdefabcdef', 'ada', '2026-11-21T12:00:00Z', 'https://example.org/']));
    case 7:
      return '['.repeat(random.pick([10, 200, 5_000])) + random.pick(['', ']'.repeat(10), ']'.repeat(200)]);
    case 8:
      return `{"__proto__":${anyJson(random, depth - 1)},"constructor":{"prototype":{"isAdmin":true}}}`;
    case 9:
      return `[${Array.from({ length: random.pick([1, 3, 21, 300]) }, () => anyJson(random, 0)).join(',')}]`;
    default:
      return objectOf(random, NAMES, depth - 1);
  }
}

export function objectOf(random: Random, names: readonly string[], depth: number): string {
  const members = Array.from(
    { length: 1 + random.below(6) },
    () => `${JSON.stringify(random.pick(names))}:${anyJson(random, depth)}`,
  );
  return `{${members.join(',')}}`;
}

/** Names that endpoints look for, in queries, forms and bodies. */
export const NAMES = [
  'id',
  'q',
  'query',
  'variables',
  'operationName',
  'extensions',
  'requests',
  'indexName',
  'params',
  'facet',
  'filters',
  'hitsPerPage',
  'page',
  'to',
  'from',
  'redirect',
  'redirect_uri',
  'token',
  'state',
  'code',
  'operation',
  'email',
  'source',
  'url',
  'format',
  'postId',
  'name',
  'username',
  'resource',
  'client_id',
  'scope',
  'grant_type',
  'code_verifier',
  'key',
  'hash',
  'limit',
  'after',
  'before',
  'lang',
  'tag',
  'tags',
  'title',
  'content',
  'contentFormat',
  'publishStatus',
  'host',
  'domain',
  'secret',
  'text',
  'events',
  'type',
  'actor',
  'object',
  'sk',
  'delta',
  'baseRev',
  'value',
  'maxwidth',
  'loginCode',
  'step',
  'captcha',
  'rangeStart',
  'rangeEnd',
  'coupon',
  'tab',
] as const;
