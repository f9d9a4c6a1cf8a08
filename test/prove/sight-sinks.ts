import type { Scene } from './sight-scene.ts';

/** A place where words may come out: a path, or a question to the graph. */
export type Sink = {
  readonly path: string;
  readonly query?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** True where the asker names the story: what is read by its link alone may come out there. */
  readonly namesStory?: boolean;
};

const GRAPH = '/_/graphql';
const POST = `query($id: ID!) { postResult(id: $id) { __typename ... on Post { title subtitle excerpt
  content { bodyHtml tableOfContents { text } } highlights { quote { text } } topHighlight { quote { text } }
  quotes { items { text user { username } } } notes { items { id text body replies { body } } }
  viewerEdge { quotes { text } } readNext { title excerpt } } ... on UserError { message } } }`;
const PERSON = `query($name: ID!) { user(username: $name) { name bio quotes(paging: { limit: 50 }) { items { text } }
  catalogs(paging: { limit: 50 }) { items { name description } } pinnedPosts { title }
  postsConnection(paging: { limit: 50 }) { items { post { title excerpt content { bodyHtml } } } } } }`;
const DRAFT = `query($id: ID!) { draft(postId: $id) { __typename ... on Draft { title subtitle document } }
  draftVersions(postId: $id) { items { title document } } }`;
const QUOTE = 'query($id: ID!) { quote(id: $id) { text post { title } } }';
const LIST = 'query($id: ID!) { catalogById(catalogId: $id) { name description } }';
const LATEST = '{ latestPosts(paging: { limit: 50 }) { items { post { title excerpt content { bodyHtml } } } } }';

/** Every place that knows of the scene. */
export function sinksOf({ kinds, usernames, publicationSlug, ids }: Scene): readonly Sink[] {
  const stories = [...new Map(kinds.map(({ story }) => [story.id, story])).values()];
  const ofStories = stories.flatMap(({ id, path }): readonly Sink[] => [
    { path, namesStory: true },
    ...[
      '',
      '/responses',
      '/quotes',
      '/notes',
      '/upvotes',
      '/info',
      '/edit',
      '/settings',
      '/deltas?from=0',
      '/state',
    ].map((below) => ({ path: `/p/${id}${below}`, namesStory: true })),
    { path: GRAPH, query: POST, variables: { id }, namesStory: true },
    { path: GRAPH, query: DRAFT, variables: { id }, namesStory: true },
  ]);
  const ofPeople = usernames.flatMap((name): readonly Sink[] => [
    ...['', '/latest', '/lists', '/highlights', '/responses', '/has-recommended', '/about'].map((below) => ({
      path: `/@${name}${below}`,
    })),
    { path: `/@${name}/list/${ids.list}` },
    { path: `/feed/@${name}` },
    { path: GRAPH, query: PERSON, variables: { name } },
  ]);
  return [
    ...ofStories,
    ...ofPeople,
    ...['/', '/tag/sight', '/tag/sight/latest', '/feed', '/feed/tag/sight', '/sitemap/sitemap.xml'].map((path) => ({
      path,
    })),
    ...['', '/latest', '/trending', '/archive'].map((below) => ({ path: `/${publicationSlug}${below}` })),
    { path: `/feed/${publicationSlug}` },
    { path: '/me/lists' },
    { path: '/me/stories/drafts' },
    { path: '/me/stories/deleted' },
    { path: GRAPH, query: QUOTE, variables: { id: ids.quote } },
    { path: GRAPH, query: LIST, variables: { id: ids.list } },
    { path: GRAPH, query: LATEST },
  ];
}
