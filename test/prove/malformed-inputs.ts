import { type GraphQLInputType, type GraphQLObjectType, type GraphQLSchema, isNonNullType } from 'graphql';
import { anyJson, anySegment, anyText, NAMES, objectOf } from './malformed-values.ts';
import type { Random } from './random.ts';

export type MalformedPlaces = {
  readonly host: string;
  /** Every path that the server knows, with `:name`, `{name}` or `*` where something may stand. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** What stands there in good addresses. */
  readonly known: readonly string[];
  readonly schema: GraphQLSchema;
  /** Cookie and token of somebody who is signed in, each time asked anew. */
  readonly signedIn: Readonly<Record<string, string>>;
};

/** Bytes to send, and what they are, to try them again. */
export type MalformedInput = { readonly bytes: Buffer; readonly isWhole: boolean; readonly what: string };

const METHODS = ['GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'PROPFIND'];
const HEADERS = [
  'cookie',
  'range',
  'accept',
  'accept-encoding',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'authorization',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-xsrf-token',
  'origin',
  'referer',
  'user-agent',
  'signature',
  'signature-input',
  'digest',
  'date',
  'content-encoding',
  'content-language',
  'x-algolia-api-key',
  'x-algolia-application-id',
  'stripe-signature',
  'ifttt-service-key',
  'idempotency-key',
  'traceparent',
  'upgrade',
  'x-http-method-override',
  'content-range',
  'upload-offset',
  'upload-length',
  'tus-resumable',
  'sec-fetch-site',
  'dnt',
  'x-obvious-cid',
];
const VALUES = [
  'bytes=0-',
  'bytes=-1',
  'bytes=9-1',
  'bytes=0-0,1-1,2-2',
  `bytes=${'0-1,'.repeat(300)}`,
  'gzip;q=9, br;q=-1, *;q=0',
  'q=;;,,',
  '*/*;q=1e9',
  'image/avif,image/webp',
  `en-${'x'.repeat(500)}`,
  '"',
  'W/"',
  `W/"${'a'.repeat(2_000)}"`,
  'Thu, 99 Foo 9999 99:99:99 GMT',
  'Bearer ',
  'Bearer a.b.c',
  'Basic !!!',
  '127.0.0.1',
  '::1, unknown, 999.1.1.1',
  'for="[::1',
  'sid=; sid==; __proto__=1',
  `visitor=${'A'.repeat(4_000)}`,
  'a=%ff; b="',
  ';;;=;',
  'keyId="x",headers="(request-target)",signature="AA=="',
  't=1,v1=00',
  'h2c',
  'websocket',
  'deflate',
  'null',
  'https://evil.example',
  '-1',
  '99999999999999999999',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'text/plain',
  'image/png',
  'image/svg+xml',
  'application/activity+json',
  'application/octet-stream',
  '',
  'x',
  '/',
];

/** One request that nobody should send. */
export function malformedInput(random: Random, places: MalformedPlaces): MalformedInput {
  const kind = random.below(10);
  if (kind < 3) return graphInput(random, places);
  if (kind < 4) return wireInput(random, places);
  return routeInput(random, places);
}

function routeInput(random: Random, places: MalformedPlaces): MalformedInput {
  const route = random.pick(places.routes);
  const method = random.below(5) === 0 ? random.pick(METHODS) : route.method;
  const filled = route.path.replace(/:[A-Za-z]+|\{[A-Za-z]+\}|\*/g, () => anySegment(random, places.known));
  const query = Array.from(
    { length: random.below(4) },
    () => `${random.pick(NAMES)}=${anySegment(random, places.known)}`,
  ).join('&');
  const path = query === '' ? filled : `${filled}?${query}`;
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return http(random, places, method, path);
  return http(random, places, method, path, random.pick(TYPES), bodyOf(random));
}

function bodyOf(random: Random): Buffer {
  switch (random.below(7)) {
    case 0:
      return Buffer.from(anyJson(random).slice(0, random.below(200)));
    case 1:
      return Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256)));
    case 2:
      return Buffer.from(`${random.pick(NAMES)}=${encodeURIComponent(anyText(random).toWellFormed())}&=&&%=%ff`);
    case 3:
      return Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="${random.pick(['file', 'data', '', '\0'])}"; filename="${anyText(random)}"\r\nContent-Type: image/png\r\n\r\n${anyText(random)}\r\n--x${random.pick(['--', '', '-', '\r\n'])}`,
      );
    default:
      return Buffer.from(random.below(6) === 0 ? `[${objectOf(random, NAMES, 2)}]` : objectOf(random, NAMES, 2));
  }
}

/** Every query and change of the schema with values that are not what it asks for, and texts that are none. */
function graphInput(random: Random, places: MalformedPlaces): MalformedInput {
  const roots = [places.schema.getQueryType(), places.schema.getMutationType()].filter((type) => type !== null);
  const root = random.pick(roots.filter((type): type is GraphQLObjectType => type !== undefined));
  const field = random.pick(Object.values(root.getFields()));
  const isQuery = root === places.schema.getQueryType();
  const names = field.args.map(({ name }) => name);
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = names.map((name) => `${name}: $${name}`).join(', ');
  const whole = `${isQuery ? 'query' : 'mutation'} M${declared && `(${declared})`} { ${field.name}${given && `(${given})`} { __typename } }`;
  const bare = whole.replace(' { __typename } }', ' }');
  const text = random.pick([
    whole,
    whole,
    whole,
    bare,
    whole.slice(0, random.below(whole.length)),
    `${whole} ${anyText(random)}`,
  ]);
  const variables = `{${field.args.map(({ name, type }) => `"${name}":${valueOf(random, type)}`).join(',')}}`;
  const one = random.pick([
    `{"query":${JSON.stringify(text)},"variables":${variables}}`,
    `{"query":${JSON.stringify(text)},"variables":${variables}}`,
    `{"query":${JSON.stringify(text)},"variables":${anyJson(random)},"operationName":${anyJson(random, 1)}}`,
    `{"query":${anyJson(random)},"extensions":${anyJson(random)}}`,
    `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":${anyJson(random, 1)}}},"variables":${anyJson(random)}}`,
  ]);
  const body =
    random.below(8) === 0 ? `[${Array.from({ length: random.pick([0, 2, 21]) }, () => one).join(',')}]` : one;
  return http(random, places, 'POST', '/_/graphql', 'application/json', Buffer.from(body));
}

/** Of the kind that is asked for as often as not, so that more than the first check is met. */
function valueOf(random: Random, type: GraphQLInputType): string {
  const bare = isNonNullType(type) ? type.ofType : type;
  if (random.below(3) === 0) return anyJson(random);
  const fields = 'getFields' in bare ? Object.values(bare.getFields()) : undefined;
  if (fields !== undefined)
    return `{${fields.map((field) => `"${field.name}":${valueOf(random, field.type)}`).join(',')}}`;
  if ('getValues' in bare) return JSON.stringify(random.pick(bare.getValues()).name);
  if ('ofType' in bare) return `[${valueOf(random, bare.ofType)}]`;
  switch (bare.name) {
    case 'Int':
    case 'Float':
    case 'Timestamp':
      return random.pick(['-1', '0', '2147483647', '-2147483648', '1e15', '8640000000000001', '0.5']);
    case 'Boolean':
      return random.pick(['true', 'false']);
    default:
      return JSON.stringify(anyText(random));
  }
}

function http(
  random: Random,
  places: MalformedPlaces,
  method: string,
  path: string,
  type?: string,
  body: Buffer = Buffer.alloc(0),
): MalformedInput {
  const host =
    random.below(12) === 0
      ? random.pick(['', 'evil.example', `${places.host}.`, '[::1', 'a'.repeat(300)])
      : places.host;
  const own = random.below(3) === 0 ? Object.entries(places.signedIn).map(([name, value]) => `${name}: ${value}`) : [];
  const odd = Array.from({ length: random.below(4) }, () => `${random.pick(HEADERS)}: ${random.pick(VALUES)}`);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    'connection: close',
    ...own,
    ...odd,
    ...(type === undefined || type === '' ? [] : [`content-type: ${type}`]),
    ...(type === undefined ? [] : [`content-length: ${body.length}`]),
  ].join('\r\n');
  const what = `${head.replaceAll('\r\n', ' | ').slice(0, 700)} || ${body.toString().slice(0, 500)}`;
  return { bytes: Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), body]), isWhole: true, what };
}

/** What is no request at all, or may be two. Nobody has to answer one that has not ended. */
function wireInput(random: Random, places: MalformedPlaces): MalformedInput {
  const { host } = places;
  const noise = Buffer.from(Array.from({ length: 1 + random.below(200) }, () => random.below(256)));
  const texts = [
    `GET / HTTP/1.1\r\nhost: ${host}\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n`,
    `POST /_/graphql HTTP/1.1\r\nhost: ${host}\r\ntransfer-encoding: chunked\r\n\r\n${random.pick(['zz', '-1', 'ffffffffffffffff', '5;a'])}\r\nabc`,
    `POST /_/graphql HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${random.pick(['-1', '1e3', '99999999999999999999', '5, 6'])}\r\n\r\nabc`,
    `GET / HTTP/${random.pick(['0.9', '1.0', '2.0', '9.9', 'x'])}\r\n\r\n`,
    `GET ${'/a'.repeat(random.pick([10, 9_000, 40_000]))} HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: ${host}\r\nhost: evil.example\r\n\r\n`,
    `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(random.pick([3, 500, 3_000]))}\r\n`,
    `GET http://evil.example/ HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    `GET /%s\0 HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    `GET //evil.example/..%2f HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
    `* / HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    `CONNECT ${host} HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    `OPTIONS * HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: ${host}\r\nexpect: ${random.pick(['100-continue', 'x'])}\r\nconnection: close\r\n\r\n`,
    `GET / HTTP/1.1\nhost: ${host}\n\n`,
    `GET / HTTP/1.1\r\nhost : ${host}\r\nx\r\n y: z\r\n\r\n`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ];
  const bytes = random.below(5) === 0 ? noise : Buffer.from(random.pick(texts), 'latin1');
  return { bytes, isWhole: false, what: bytes.toString('latin1').slice(0, 300) };
}
