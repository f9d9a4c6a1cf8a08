import { OWN_APP_ID } from '#shared/search/search-config.ts';
import { searchIndexes } from '#shared/search/search-index.ts';
import type { Sink } from './sight-kind.ts';
import type { Cast } from './sight-people.ts';
import type { Scene } from './sight-scene.ts';

const POST_CARD = 'title subtitle excerpt content { bodyHtml } creator { name }';
const CARDS = `{ items { post { ${POST_CARD} } reason { text note user { name } } } }`;
const ALL = 'paging: { limit: 50 }';
const POSTS = `{ items { post { ${POST_CARD} } } }`;
const LATEST = `{ latestPosts(${ALL}) ${POSTS} trendingPosts ${POSTS}
  frontPage { lead { title } seconds { title } mostRead { title } } staffPicksFeed(${ALL}) ${POSTS} }`;
const HOME = `{ homeFeed(order: RECOMMENDED, ${ALL}) ${CARDS} newest: homeFeed(order: NEWEST, ${ALL}) ${CARDS}
  webRecommendedFeed(${ALL}) ${CARDS} }`;
const FOLLOWING = `{ followingFeed(${ALL}) ${CARDS} mostRead: followingFeed(orderBy: MOST_READ) ${CARDS}
  tags: followingFeed(entityName: TAGS, ${ALL}) ${CARDS} }`;
const NODES = 'edges { node { entity { __typename ... on User { id name } ... on Collection { id name } } } }';
const SIDEBAR = `{ viewer { followedEntitiesConnection(first: 50) { ${NODES} }
  smart: followedEntitiesConnection(first: 50, orderBy: SMART) { ${NODES} } } }`;
const SUGGESTED = `{ followSuggestions(first: 20) { reason entity { __typename ... on User { id name bio } } } }`;
const WRITERS = `{ tagFromSlug(tagSlug: "sight") { whoToFollow(${ALL}) { items { __typename ... on User { id name } } } } }`;
const TAGGED = `{ tagFeed(tagSlug: "sight", ${ALL}) ${POSTS} personalisedTagFeed(tagSlug: "sight", ${ALL}) ${CARDS}
  tagFromSlug(tagSlug: "sight") { latestPosts(${ALL}) ${POSTS} recommendedPosts(${ALL}) ${POSTS}
    topPosts(period: ALL_TIME, ${ALL}) ${POSTS} archivePosts(year: 2026, ${ALL}) ${POSTS} } }`;
const TOPIC = `query($slug: ID!) { topic(slug: $slug) { latestPosts(${ALL}) ${POSTS} pickedPosts { ${POST_CARD} } } }`;
const NEWS = `{ notifications(${ALL}) { items { isUnread excerpt actors { id name bio } post { ${POST_CARD} }
  postResponse { bodyHtml excerpt source } catalog { name description } } }
  viewer { notificationStatus { unreadNotificationCount } } }`;
const DIGEST = `{ digestPreview { subject preview items { post { ${POST_CARD} } } } }`;
const READ_NEXT = `query($id: ID!) { postResult(id: $id) { ... on Post { readNext { title excerpt creator { name } } } } }`;
const FOUND = `items { title { text } subtitle { text } snippet { text } entity { __typename ... on Post { excerpt }
  ... on User { id } ... on Catalog { description } } } total`;
const SEARCH = `query($words: String!) { ${['POST', 'USER', 'CATALOG', 'COLLECTION', 'TAG']
  .map((kind) => `${kind}: search(query: $words, kind: ${kind}, ${ALL}) { ${FOUND} }`)
  .join(' ')} }`;

type Found = { readonly items: readonly unknown[]; readonly total: number } | null;
type Result = {
  readonly index?: string;
  readonly hits?: readonly unknown[];
  readonly nbHits: number;
  readonly hitsPerPage: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};
type News = {
  readonly notifications?: { readonly items: readonly { readonly isUnread: boolean }[] };
  readonly viewer?: { readonly notificationStatus: { readonly unreadNotificationCount: number } } | null;
};

const firstLine = (answer: string): unknown => JSON.parse(answer.slice(0, answer.indexOf('\n')));

function findWrongTotal(answer: string): string | undefined {
  const wrong = Object.entries((firstLine(answer) as { readonly data?: Record<string, Found> | null }).data ?? {}).find(
    ([, found]) => found !== null && found.total !== found.items.length,
  );
  return wrong && `counts ${wrong[1]?.total} ${wrong[0]} and shows ${wrong[1]?.items.length}`;
}

/** Who asks for no hit is told as many as who asks for all, and each story is open or locked. */
function findWrongHits(answer: string): string | undefined {
  const { results = [] } = firstLine(answer) as { readonly results?: readonly Result[] };
  const whole = results.filter(({ hits, hitsPerPage }) => hits !== undefined && hitsPerPage > 0);
  for (const { index, hits = [], nbHits, facets } of whole) {
    if (nbHits !== hits.length) return `counts ${nbHits} of ${index} and shows ${hits.length}`;
    const counted = Object.values(facets?.['isLocked'] ?? {}).reduce((sum, one) => sum + one, 0);
    if (facets?.['isLocked'] !== undefined && counted !== nbHits) return `counts ${counted} in facets of ${nbHits}`;
    const bare = results.find((one) => one.index === index && one.hitsPerPage === 0);
    if (bare !== undefined && bare.nbHits !== nbHits) return `counts ${bare.nbHits} of ${index} where ${nbHits} are`;
  }
  return undefined;
}

function findWrongCount(answer: string): string | undefined {
  const { notifications, viewer } = (firstLine(answer) as { readonly data?: News | null }).data ?? {};
  if (notifications === undefined || !viewer) return undefined;
  const unread = notifications.items.filter(({ isUnread }) => isUnread).length;
  const { unreadNotificationCount } = viewer.notificationStatus;
  return unread === unreadNotificationCount ? undefined : `counts ${unreadNotificationCount} and tells of ${unread}`;
}

const offer = (query: string, more: Partial<Sink> = {}): Sink => ({
  path: '/_/graphql',
  query,
  variables: {},
  isOffer: true,
  ...more,
});

/** Several searches at once, as the client of the hosted service sends them. */
function searchesFor(query: string, { searchKey }: Cast): Sink {
  const params = { query, facets: ['*'], attributesToSnippet: ['title:20', 'subtitle:20', 'content:40'] };
  const requests = searchIndexes.flatMap((indexName) => [
    { indexName, ...params, hitsPerPage: 100 },
    { indexName, ...params, hitsPerPage: 0 },
  ]);
  const facet = { indexName: 'post', type: 'facet', facet: 'authorId', query, facetQuery: '' };
  return {
    path: '/1/indexes/*/queries',
    isOffer: true,
    findWrong: findWrongHits,
    post: {
      body: { requests: [...requests, facet] },
      headers: { 'x-algolia-application-id': OWN_APP_ID, 'x-algolia-api-key': searchKey },
    },
  };
}

/** Where things are offered: home, feeds, search, suggestions, news and digests. `storyId` is read by everybody. */
export function offersOf({ cast, places }: Pick<Scene, 'cast' | 'places'>, storyId: string): readonly Sink[] {
  const { usernames, publicationSlug } = cast;
  const [author = ''] = usernames;
  const at = (start: string, ends: readonly string[]) => ends.map((end) => start + end);
  const paths = [
    '/browse/top',
    // The day of programs that are tried.
    '/top-stories/november-21-2026',
    ...at('/me/', ['notifications', 'following/suggestions']),
    ...at('/me/following-feed/', ['writers', 'publications', 'writers?orderBy=most-read']),
    ...at('/search', ['', '/posts', '/users', '/lists', '/tags', '/publications']).map((path) => `${path}?q=harbour`),
    `/${publicationSlug}/search?q=harbour`,
  ];
  const ofTag = at('/tag/sight', ['', '/top/all-time', '/archive', '/recommended', '/who-to-follow']);
  return [
    ...paths.map((path): Sink => ({ path, isOffer: true })),
    ...[...ofTag, `/topic/${places.topicSlug}`].map((path): Sink => ({ path, isOffer: true, place: 'tag' })),
    ...[LATEST, HOME, FOLLOWING, SIDEBAR, SUGGESTED, DIGEST].map((query) => offer(query)),
    offer(TAGGED, { place: 'tag' }),
    offer(WRITERS, { place: 'tag' }),
    offer(TOPIC, { place: 'tag', variables: { slug: places.topicSlug } }),
    offer(NEWS, { findWrong: findWrongCount }),
    offer(READ_NEXT, { variables: { id: storyId } }),
    ...['', 'sight', 'harbour'].map((words) => offer(SEARCH, { variables: { words }, findWrong: findWrongTotal })),
    ...['', 'harbour', author].map((words) => searchesFor(words, cast)),
  ];
}
