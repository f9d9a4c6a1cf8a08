import { IMAGE_WIDTHS } from '#shared/images/image-widths.ts';
import { SIGN_IN_FORM } from '#shared/identity/sign-in-form.ts';
import type { Ask } from '#test/support/ask.ts';
import type { Random } from '../random.ts';
import type { StrangerScene } from './scene.ts';

/** One request of the stranger. */
export type Blow = { readonly path: string; readonly options: Ask };

export type Attack = { readonly name: string; readonly next: (scene: StrangerScene, random: Random) => Blow };

const json = { 'content-type': 'application/json' };
const post = (path: string, body: string, headers: Readonly<Record<string, string>> = json): Blow => ({
  path,
  options: { method: 'POST', body, headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) } },
});
const get = (path: string, headers: Readonly<Record<string, string>> = {}): Blow => ({ path, options: { headers } });

const SHAPES = [5 / 2, 1200 / 630, 3 / 2, 4 / 3, 1];
const FORMATS = ['image/avif', 'image/webp', '*/*'];
const MEGABYTE = 1_000_000;

/** Any size, around any point, in any format: those that pages ask for and those that nobody does. */
function inventSize({ images }: StrangerScene, random: Random): Blow {
  const width = random.pick(IMAGE_WIDTHS);
  const percent = () => random.below(21) * 5;
  const id = random.pick(images);
  const headers = { accept: random.pick(FORMATS) };
  if (random.below(3) === 0) return get(`/image/fit:${width}/${id}`, headers);
  const height = Math.round(width / random.pick(SHAPES));
  const focus = random.below(2) === 0 ? '50:50' : `${percent()}:${percent()}`;
  return get(`/image/crop:${width}:${height}:${focus}/${id}`, headers);
}

/** The batch that once held a process for three seconds, and texts just within the limits, each of another letter. */
function inventBatch(_scene: StrangerScene, random: Random): Blow {
  const name = `Q${random.below(1_000_000)}`;
  const repeated = (count: number) => `query ${name}{${'viewer{id} '.repeat(count)}}`;
  const deep = `query ${name}{latestPosts(paging:{limit:25}){items{post{id title creator{id name postsConnection(paging:{limit:6}){items{post{id title creator{name}}}}}}}}}`;
  const query = random.pick([repeated(490), repeated(40), deep]);
  return post(
    '/_/graphql',
    JSON.stringify(Array.from({ length: 20 }, (_one, index) => ({ query: `${query} #${index}` }))),
  );
}

function inventBroken(_scene: StrangerScene, random: Random): Blow {
  const path = random.pick(['/_/graphql', '/_/batch', '/_/subscribe', '/_/visitor', '/1/indexes/*/queries']);
  const body = random.pick([
    '['.repeat(MEGABYTE),
    '{"a":'.repeat(200_000),
    `{"query":"${'\\u0000'.repeat(150_000)}`,
    '\u0000',
  ]);
  return post(path, body);
}

function inventUpload(_scene: StrangerScene, random: Random): Blow {
  const large = 'a'.repeat(MEGABYTE);
  return random.pick([
    () => post('/_/upload', large.repeat(3), { 'content-type': 'image/png' }),
    () => post('/_/graphql', JSON.stringify({ query: 'query Q($a: String){isLoggedIn}', variables: { a: large } })),
    () => post('/_/graphql', JSON.stringify({ query: `{isLoggedIn} #${large}` })),
  ])();
}

const WORDS = ['engine', 'index', 'paper', 'harbour', 'a', 'e', 'the', 'letters', 'story', 'number'];
function inventSearch(_scene: StrangerScene, random: Random): Blow {
  const query = Array.from({ length: 1 + random.below(12) }, () => random.pick(WORDS) + random.below(50)).join(' ');
  if (random.below(3) === 0) return get(`/search?q=${encodeURIComponent(query)}`);
  const requests = ['post', 'user', 'collection', 'tag', 'catalog'].map((indexName) => ({
    indexName,
    query,
    hitsPerPage: 50,
  }));
  return post('/_/search/1/indexes/*/queries', JSON.stringify({ requests }));
}

const feeds = (scene: StrangerScene, random: Random): Blow =>
  get(
    random.pick([
      `/feed/@${scene.username}`,
      '/feed/tag/letters',
      '/feed/nobody',
      `/_/oembed?url=${encodeURIComponent(scene.stories[0] ?? '')}`,
      `/_/card/${random.pick(scene.storyIds)}.png`,
    ]),
  );

const sitemaps = (_scene: StrangerScene, random: Random): Blow =>
  get(
    random.pick([
      '/sitemap/sitemap.xml',
      `/sitemap/stories-2026-11-${1 + random.below(28)}.xml`,
      '/sitemap/users.xml',
      '/robots.txt',
    ]),
  );

function signIns({ visitor }: StrangerScene, random: Random): Blow {
  const email = random.pick(['known@mail.example', `who${random.below(1_000_000)}@mail.example`]);
  const form = random.pick(['password', 'sendCode', 'verifyCode']);
  const { xsrf, form: name, email: address, password, loginCode } = SIGN_IN_FORM;
  const fields = {
    [xsrf]: visitor.xsrf,
    [name]: form,
    [address]: email,
    [password]: 'wrong horse',
    [loginCode]: '123456',
  };
  const body = new URLSearchParams({ ...fields, operation: 'login' }).toString();
  return post('/m/signin', body, { 'content-type': 'application/x-www-form-urlencoded', cookie: visitor.cookie });
}

function inbox(_scene: StrangerScene, random: Random): Blow {
  const actor = `https://away${random.below(1_000_000)}.example/actor`;
  const activity = {
    '@context': 'https://www.w3.org/ns/activitystreams',
    id: `${actor}/1`,
    type: 'Follow',
    actor,
    content: 'x'.repeat(60_000),
  };
  const signature = `keyId="${actor}#key",headers="(request-target) host date digest",signature="${'A'.repeat(344)}="`;
  return post('/_/federation/inbox', JSON.stringify(activity), {
    'content-type': 'application/activity+json',
    date: new Date().toUTCString(),
    signature,
  });
}

/** Pages that are not kept: each of another address, and books. */
function pages({ username, stories }: StrangerScene, random: Random): Blow {
  const number = random.below(1_000_000);
  return get(
    random.pick([
      `/@${username}?tab=${number}`,
      `/@nobody${number}`,
      `/tag/none-${number}`,
      `${stories[0]}?tab=${number}`,
      `/_/epub/${'0'.repeat(12)}.epub`,
    ]),
  );
}

/** Everything that a stranger may ask of the site without an account. Connections that never finish are beside them. */
export const attacks: readonly Attack[] = [
  { name: 'sizes of pictures', next: inventSize },
  { name: 'batches for the graph', next: inventBatch },
  { name: 'broken bodies', next: inventBroken },
  { name: 'large bodies', next: inventUpload },
  { name: 'search', next: inventSearch },
  { name: 'feeds', next: feeds },
  { name: 'sitemaps', next: sitemaps },
  { name: 'sign-in forms', next: signIns },
  { name: 'the inbox of the fediverse', next: inbox },
  { name: 'pages that are not kept', next: pages },
];
