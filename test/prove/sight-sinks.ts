import type { SeenStory, Sink } from './sight-kind.ts';
import type { SharedLink } from './sight-locked.ts';
import { offersOf } from './sight-offers.ts';
import { sinksOfMoney } from './sight-money.ts';
import { sinksOfSchema } from './sight-doors.ts';
import type { Scene } from './sight-scene.ts';
import type { SeenSubmission } from './sight-submissions.ts';

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
  readingHistory { items { post { title } } } }`;
const SERIES = `query($id: ID!) { series(id: $id) { title postCount posts(paging: { limit: 50 }) { items { post { title excerpt
  content { bodyHtml } seriesPosition { previous { title } next { title } } } } } entries { title } candidates { title } }
  yourSeries { title entries { title } } }`;
const ONE = `id title status history { note } notes { body quote prefix suffix } suggestions { message parts { before after } outcomeHtml } writerMemory { note } content { title subtitle bodyHtml } writer { name }`;
const SUBMISSION = `query($id: ID!, $storyId: ID!) { submission(id: $id) { ${ONE} } submissionOfPost(postId: $storyId) { ${ONE} }
  submissionFacts(postId: $storyId) { topics wordCount } }`;
const OUTBOX = `{ submissionOutbox(paging: { limit: 50 }) { items { ${ONE} } } }`;
const INBOX = `query($slug: ID!) { collectionByDomainOrSlug(domainOrSlug: $slug) {
  submissions(filter: { isAnyStatus: true }, paging: { limit: 50 }) { items { ${ONE} } } } }`;
const MANAGED = `{ items { title authors { name } post { title } } }`;
const DESK = `query($id: ID!) { collection(id: $id) { submissionReplies { title body } submissionEditors { name }
  submissionCounts { status count } staffInvitations { address user { name } } members { items { user { name } waitingCount } }
  submissionSettings { guidelines pauseReason } waitingSubmissions(paging: { limit: 50 }) { items { ${ONE} } }
  words: waitingSubmissions(query: "harbour") { items { title } }
  published: managedPosts(filter: PUBLISHED) ${MANAGED} scheduled: managedPosts(filter: SCHEDULED) ${MANAGED} } }`;
const NEWS = `{ notifications(paging: { limit: 50 }) { items { excerpt path submission { ${ONE} } } } }`;
const MOVED = `{ __typename ... on Submission { ${ONE} } ... on UserError { message } }`;
const SAVED = `{ savedCatalogs(paging: { limit: 50 }) { items { name description items { items { post { title } } } } }
  archivedPosts { items { post { title } } } libraryCatalogs { items { name } } readingHistory { items { post { title } } } }`;
const SCOPED = `query($name: ID!, $slug: ID!) {
  profile: search(query: "harbour", kind: POST, scope: { username: $name }) { items { title { text } snippet { text } } total }
  press: search(query: "harbour", kind: POST, scope: { domainOrSlug: $slug }) { items { title { text } snippet { text } } } }`;
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
const UNLOCK = `mutation($id: ID!, $sk: String) { unlockPost(input: { postId: $id, sk: $sk }) {
  __typename ... on UnlockedPost { bodyHtml } ... on UserError { message } } }`;
const CLAP_RESPONSE = `mutation($id: ID!) { clapPostResponse(targetResponseId: $id, clapCount: 0) {
  __typename ... on PostResponse { bodyHtml excerpt source } ... on UserError { message } } }`;
const FOLLOW_LIST = `mutation($id: ID!) { followCatalog(targetCatalogId: $id) {
  __typename ... on Catalog { name description } ... on UserError { message } } }`;

const graph = (query: string, variables: Readonly<Record<string, unknown>> = {}, opens?: Sink['opens']): Sink => ({
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
    ...[...below, '/deltas?from=0', '/share-success'].map((part) => ({
      path: `/p/${id}${part}`,
      opens: id,
    })),
    ...[`/p/${id}/share/mastodon`, `/_/oembed?url=${encodeURIComponent(url + path)}`].map((address): Sink => ({
      path: address,
      opens: id,
      isForAll: true,
    })),
    graph(POST, { id }, id),
    graph(DRAFT, { id }, id),
    ...Object.values(TRIES).map((field) => graph(triedOn(field), { id }, id)),
    graph(UNLOCK, { id }, id),
  ];
}

/** Where a submission answers, and what tries to move it: the wrong way, so that none is moved. */
function sinksOfSubmission({ id, storyId }: SeenSubmission, slug: string): readonly Sink[] {
  return [
    graph(DRAFT, { id: storyId }),
    graph(SUBMISSION, { id, storyId }),
    graph(`mutation($id: ID!) { resubmitSubmission(id: $id) ${MOVED} }`, { id }),
    graph(`mutation($id: ID!) { nudgeSubmission(id: $id) ${MOVED} }`, { id }),
    graph(`mutation($id: ID!) { acceptSubmission(input: { id: $id, baseRev: -1 }) ${MOVED} }`, { id }),
    { path: `/p/${storyId}/submission` },
    { path: `/${slug}/manage/inbox?p=${id}` },
  ];
}

/** The desk of a publication, of its writers, and what its people are told and take with them. */
export function sinksOfDesk({ cast, submissions }: Pick<Scene, 'cast' | 'submissions'>): readonly Sink[] {
  const { publicationSlug: slug, publicationId } = cast;
  const { all, archives, invitationId } = submissions;
  const tabs = ['', '?tab=all', '?tab=declined', '?tab=withdrawn', '?tab=approved', '?feed=guests'];
  const filters = ['published', 'scheduled', 'unlisted', 'featured', 'submissions'];
  return [
    ...all.flatMap((one) => sinksOfSubmission(one, slug)),
    graph(OUTBOX),
    graph(NEWS),
    ...[slug, `other-${slug}`].map((one) => graph(INBOX, { slug: one })),
    graph(DESK, { id: publicationId }),
    ...[
      ...tabs.map((query) => `/${slug}/manage/inbox${query}`),
      ...filters.map((filter) => `/${slug}/stories/${filter}`),
      ...['manage/stories/featured', 'manage/submissions/settings', 'settings', 'settings/staff'].map(
        (end) => `/${slug}/${end}`,
      ),
      ...['outbox', 'notifications', 'stories/drafts', `invitations/${invitationId}`].map((end) => `/me/${end}`),
      ...archives.map((archive) => `/m/account/archive/${archive}/1`),
    ].map((path) => ({ path })),
  ];
}

/** Every query of the schema about each submission, its story, its writer and its publication. */
export function sinksOfQueries({ cast, submissions }: Pick<Scene, 'cast' | 'submissions'>): readonly Sink[] {
  const { publicationId, publicationSlug, people, usernames } = cast;
  const [username = ''] = usernames;
  const always = {
    'id of Collection': publicationId,
    'id of User': people.author.personId,
    'id of StaffInvitation': submissions.invitationId,
    collectionId: publicationId,
    userId: people.author.personId,
    username,
    lookup: username,
    slug: publicationSlug,
    domainOrSlug: publicationSlug,
    tagSlug: 'sight',
    query: 'harbour',
    prefix: 'harbour',
    year: 2026,
    isAnyStatus: true,
  };
  const asked = submissions.all.flatMap(({ id, storyId }) =>
    sinksOfSchema({ ...always, 'id of Submission': id, id: storyId, postId: storyId, targetPostId: storyId }),
  );
  return [...new Map(asked.map((sink) => [sink.query, sink])).values()];
}

/** Where a story is read by a link that somebody shared. */
export function sinksOfShared({ id, storyId, secret }: SharedLink): readonly Sink[] {
  const opens = [`share ${id}`, storyId];
  return [
    { path: `/p/${storyId}?sk=${secret}`, opens },
    graph(POST, { id: storyId, sk: secret }, opens),
    graph(UNLOCK, { id: storyId, sk: secret }, opens),
  ];
}

/** Feeds, books and files for machines are the same for everybody in a country. */
function placeAt(path: string): Sink {
  return /\/feed\b|^\/sitemap\/|^\/_\/epub\//.test(path) ? { path, isForAll: true } : { path };
}

/** Lists, feeds and files in which any story of the scene may stand; `storyId` is read by everybody. */
export function sinksOfPlaces({ cast, places }: Pick<Scene, 'cast' | 'places'>, storyId: string): readonly Sink[] {
  const { usernames, publicationSlug } = cast;
  const { seriesId, picksId } = places;
  const [author = '', coAuthor = ''] = usernames;
  const moderator = usernames.find((name) => name.startsWith('moderator')) ?? '';
  const at = (start: string, ends: readonly string[]) => ends.map((end) => start + end);
  const paths = [
    // Beside what is offered, home shows what one saved and began oneself.
    '/',
    ...at('/', ['explore-topics', 'collections', 'feed', 'feed/tag/sight']),
    ...at('/sitemap/', ['sitemap.xml', 'stories-2026-11-1.xml', 'people.xml']),
    ...at(`/${publicationSlug}`, ['', '/latest', '/trending', '/archive', '/featured', '/about', '/feed']),
    ...at(`/feed/${publicationSlug}`, ['', '/tagged/sight']),
    ...[author, coAuthor].flatMap((name) => [`/@${name}`, `/feed/@${name}`, `/@${name}/latest`]),
    ...at(`/@${author}`, ['?q=harbour', '/lists', '/series']),
    `/@${moderator}/list/${picksId}`,
    ...at('/', [`series/${seriesId}`, `feed/series/${seriesId}`, `_/epub/${seriesId}.epub`]),
    ...at('/me/stories/', ['drafts', 'public', 'unlisted', 'deleted']),
    ...at('/me/', [
      'readinghistory',
      'lists',
      'list/reading-list',
      'following',
      'settings/mute',
      'settings/notifications',
    ]),
  ];
  return [
    ...paths.map(placeAt),
    graph(SERIES, { id: seriesId }),
    graph(SAVED),
    graph(SCOPED, { name: author, slug: publicationSlug }),
    ...offersOf({ cast, places }, storyId),
  ];
}

/** Every place that knows of the scene. */
export function sinksOf(scene: Scene): readonly Sink[] {
  const { cast, stories, marks, submissions } = scene;
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
    ...submissions.all.flatMap(({ storyId, path }) => sinksOfStory({ id: storyId, path }, cast.url)),
    ...stories.links.flatMap(({ storyId, secret }): readonly Sink[] => [
      { path: `/p/${storyId}?sk=${secret}`, opens: `link ${storyId}` },
      graph(POST, { id: storyId, sk: secret }, `link ${storyId}`),
    ]),
    ...stories.shared.flatMap(sinksOfShared),
    ...ofPeople,
    ...sinksOfPlaces(scene, stories.open.id),
    ...sinksOfMoney(cast, stories.open.id),
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
    graph(QUOTE, { id: ids.quote }),
    ...[ids.list, ids.readingList].flatMap((id) => [graph(LIST, { id }), graph(FOLLOW_LIST, { id })]),
  ];
}
