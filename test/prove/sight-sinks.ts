import type { SeenStory, Sink } from './sight-kind.ts';
import type { Scene } from './sight-scene.ts';

const GRAPH = '/_/graphql';
const POST = `query($id: ID!, $sk: String) { postResult(id: $id, sk: $sk) { __typename ... on Post { title subtitle excerpt
  content { bodyHtml tableOfContents { text } } highlights { quote { text } } topHighlight { quote { text } }
  quotes { items { text user { username } } } notes { items { id text body replies { body } } }
  threadedPostResponses { items { bodyHtml excerpt source replies { items { bodyHtml source } } } }
  viewerEdge { quotes { text } } readNext { title excerpt } previewImage { id } } ... on UserError { message } } }`;
const PERSON = `query($name: ID!) { user(username: $name) { name bio quotes(paging: { limit: 50 }) { items { text } }
  catalogs(paging: { limit: 50 }) { items { name description items { items { note } } } } pinnedPosts { title }
  recommendedPosts { items { post { title } } } 
  postsConnection(paging: { limit: 50 }) { items { post { title excerpt content { bodyHtml } } } } } }`;
const DRAFT = `query($id: ID!) { draft(postId: $id) { __typename ... on Draft { title subtitle document } }
  draftVersions(postId: $id) { items { title document } } }`;
const QUOTE = 'query($id: ID!) { quote(id: $id) { text post { title } } }';
const RESPONSE = `query($id: ID!) { postResponse(id: $id) { bodyHtml excerpt source parent { bodyHtml }
  replies { items { bodyHtml parent { bodyHtml } } } } }`;
const LIST = `query($id: ID!) { catalogById(catalogId: $id) { name description items { items { note post { title } } } } }`;
const YOURS = `{ viewer { name bio } yourCatalogs(paging: { limit: 50 }) { items { name description } }
  predefinedCatalogs { name items { items { note } } } yourResponses { items { source bodyHtml } }
  staffPicksFeed { items { post { title } } } readingHistory { items { post { title } } } }`;
const NOTIFIED = `{ notifications(paging: { limit: 50 }) { items { excerpt actors { name bio } post { title excerpt }
  postResponse { bodyHtml excerpt source } catalog { name description } } }
  digestPreview { subject preview items { post { title excerpt content { bodyHtml } } } } }`;
const LATEST = `{ latestPosts(paging: { limit: 50 }) { items { post { title excerpt content { bodyHtml } } } }
  trendingPosts { items { post { title excerpt } } } frontPage { lead { title } seconds { title } mostRead { title } } }`;
const SEARCHED = `items { title { text } subtitle { text } snippet { text } entity { __typename ... on Post { excerpt } } } total`;
const SEARCH = `query($words: String!) {
  stories: search(query: $words, kind: POST, paging: { limit: 50 }) { ${SEARCHED} }
  people: search(query: $words, kind: USER, paging: { limit: 50 }) { ${SEARCHED} }
  lists: search(query: $words, kind: CATALOG, paging: { limit: 50 }) { ${SEARCHED} } }`;
const CARDS = '{ items { post { title excerpt content { bodyHtml } } reason { text note } } }';
const HOME = `{ homeFeed(order: RECOMMENDED, paging: { limit: 50 }) ${CARDS}
  newest: homeFeed(order: NEWEST, paging: { limit: 50 }) ${CARDS} followSuggestions(first: 20) { reason } }`;
const FOLLOWING = `{ followingFeed(paging: { limit: 50 }) ${CARDS} mostRead: followingFeed(orderBy: MOST_READ) ${CARDS}
  personalisedTagFeed(tagSlug: "sight", paging: { limit: 50 }) ${CARDS} }`;
const MENTION =
  'query($prefix: String!) { mentionSuggestions(prefix: $prefix) { __typename } tagSuggestions(prefix: $prefix) { slug } }';
const ADMIN = 'query($lookup: String!) { adminUser(lookup: $lookup) { email name } }';
/** What is refused says why, and nothing more: each of these names something that is hidden from most. */
const TRIES: Readonly<Record<string, string>> = {
  clapPost:
    'clapPost(targetPostId: $id, clapCount: 0) { __typename ... on Post { title excerpt } ... on UserError { message } }',
  createQuote: `createQuote(input: { postId: $id, text: "words that stand nowhere" }) { __typename ... on Quote { post { title } } ... on UserError { message } }`,
  createNote: `createNote(input: { postId: $id, text: "words that stand nowhere", body: "Hm." }) { __typename ... on UserError { message } }`,
  setReadingListState: `setReadingListState(targetPostId: $id, state: READING_LIST_NONE) { __typename ... on Post { title } ... on UserError { message } }`,
  recordReading: 'recordReading(input: { postId: $id, percent: 20, isRead: false }) { __typename }',
  respond: `publishPostResponse(input: { inResponseToPostId: $id, text: "" }) { __typename ... on UserError { message } }`,
};
const triedOn = (field: string) => `mutation($id: ID!) { ${field} }`;
const CLAP_RESPONSE = `mutation($id: ID!) { clapPostResponse(targetResponseId: $id, clapCount: 0) {
  __typename ... on PostResponse { bodyHtml excerpt source } ... on UserError { message } } }`;
const FOLLOW_LIST = `mutation($id: ID!) { followCatalog(targetCatalogId: $id) {
  __typename ... on Catalog { name description } ... on UserError { message } } }`;

const graph = (query: string, variables: Readonly<Record<string, unknown>> = {}, opens?: string): Sink => ({
  path: GRAPH,
  query,
  variables,
  ...(opens === undefined ? {} : { opens }),
});

/** Where a story itself answers. */
export function sinksOfStory({ id, path }: SeenStory, url: string): readonly Sink[] {
  const below = [
    '',
    '/responses',
    '/quotes',
    '/notes',
    '/upvotes',
    '/info',
    '/referrers',
    '/edit',
    '/settings',
    '/state',
  ];
  return [
    { path, opens: id },
    ...[...below, '/deltas?from=0', '/share-success'].map((part) => ({ path: `/p/${id}${part}`, opens: id })),
    { path: `/_/oembed?url=${encodeURIComponent(url + path)}`, opens: id, isForAll: true },
    graph(POST, { id }, id),
    graph(DRAFT, { id }, id),
    ...Object.values(TRIES).map((field) => graph(triedOn(field), { id }, id)),
  ];
}

/** Feeds and files for machines are the same for everybody. */
function placeAt(path: string): Sink {
  return /\/feed\b|^\/sitemap\//.test(path) ? { path, isForAll: true } : { path };
}

/** Lists, feeds and files in which any story of the scene may stand. */
export function sinksOfPlaces({ cast }: Pick<Scene, 'cast'>): readonly Sink[] {
  const { usernames, publicationSlug } = cast;
  const [author = '', coAuthor = ''] = usernames;
  const at = (start: string, ends: readonly string[]) => ends.map((end) => start + end);
  const paths = [
    '/',
    ...at('/tag/sight', ['', '/latest', '/top', '/archive']),
    ...at('/', ['top-stories', 'explore-topics', 'collections', 'feed', 'feed/tag/sight']),
    ...at('/sitemap/', ['sitemap.xml', 'stories-2026-11-1.xml', 'people.xml']),
    ...at(`/${publicationSlug}`, ['', '/latest', '/trending', '/archive', '/featured', '/about', '/feed']),
    ...at(`/feed/${publicationSlug}`, ['', '/tagged/sight']),
    ...[author, coAuthor].flatMap((name) => [`/@${name}`, `/feed/@${name}`, `/@${name}/latest`]),
    ...at('/me/stories/', ['drafts', 'public', 'unlisted', 'deleted']),
  ];
  return [
    ...paths.map(placeAt),
    graph(LATEST),
    graph(HOME),
    graph(FOLLOWING),
    ...['', 'sight'].map((words) => graph(SEARCH, { words })),
  ];
}

/** Every place that knows of the scene. */
export function sinksOf(scene: Scene): readonly Sink[] {
  const { cast, stories, marks } = scene;
  const { ids } = marks;
  const ofPeople = cast.usernames.flatMap((name): readonly Sink[] => [
    ...['', '/lists', '/highlights', '/responses', '/has-recommended', '/about', '/series', '/books', '/followers']
      .map((part) => `/@${name}${part}`)
      .map((path) => ({ path })),
    ...['', '/embed', '/share/twitter'].map((part) => ({ path: `/@${name}/list/${ids.list}${part}` })),
    { path: `/_/oembed?url=${encodeURIComponent(`${cast.url}/@${name}/list/${ids.list}`)}` },
    graph(PERSON, { name }),
    graph(ADMIN, { lookup: name }),
    graph(MENTION, { prefix: name.slice(0, 4) }),
  ]);
  return [
    ...stories.all.flatMap((story) => sinksOfStory(story, cast.url)),
    ...stories.links.flatMap(({ storyId, secret }): readonly Sink[] => [
      { path: `/p/${storyId}?sk=${secret}`, opens: `link ${storyId}` },
      graph(POST, { id: storyId, sk: secret }, `link ${storyId}`),
    ]),
    ...ofPeople,
    ...sinksOfPlaces(scene),
    ...ids.responses.flatMap((id) => [
      graph(RESPONSE, { id }),
      graph(CLAP_RESPONSE, { id }),
      { path: `/p/${stories.open.id}/responses?response=${id}`, opens: stories.open.id },
    ]),
    ...[
      '/me',
      '/me/lists',
      '/me/lists/saved',
      '/me/series',
      '/me/readinghistory',
      '/me/settings',
      '/me/stories/responses',
    ]
      .concat('/me/settings/account', '/me/settings/security', `/me/list/${ids.list}`, '/me/list/reading-list')
      .map((path) => ({ path })),
    { path: `/media/${stories.imageId}`, opens: stories.imageId },
    { path: `/m/account/archive/${ids.archive}/1` },
    { path: '/nothing-here' },
    { path: `/p/${'f'.repeat(12)}` },
    graph(YOURS),
    graph(NOTIFIED),
    { path: '/me/notifications' },
    { path: '/me/settings/notifications' },
    graph(QUOTE, { id: ids.quote }),
    ...[ids.list, ids.readingList].flatMap((id) => [graph(LIST, { id }), graph(FOLLOW_LIST, { id })]),
  ];
}
