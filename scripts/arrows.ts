/** One wall of the house (ARCHITECTURE.md): files that match `from` must not import files that match `to`. */
export type Wall = {
  readonly name: string;
  readonly because: string;
  readonly from: RegExp;
  readonly fromExcept?: RegExp;
  /** `$1` stands for the first group of `from`. Node's own modules are written `node:…`, packages by name. */
  readonly to: string;
  readonly toExcept?: string;
};

const TEST = /\.test\.tsx?$/;

const upToReading = ['ground', 'people', 'identity', 'stories'] as const;
const upToMoney = [...upToReading, 'reading', 'finding', 'money'] as const;

/** Which other areas a module of an area may import: an upper one leans on lower ones, so that no circle leaves an area. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  ground: [],
  people: ['ground'],
  identity: ['ground', 'people'],
  stories: ['ground', 'people', 'identity'],
  reading: upToReading,
  finding: [...upToReading, 'reading'],
  money: [...upToReading, 'reading'],
  telling: upToMoney,
  moving: [...upToMoney, 'telling'],
  running: [...upToMoney, 'telling', 'moving'],
};

/** Nothing imports resolvers, jobs and news but who joins or runs them all: what they import ties no knot. */
export const ON_TOP = /\.(?:graph|jobs|news|personal|sealed|test)\.ts$|\/test-support\//;

/** Imports that lead up all the same; one that is not needed any more fails the check, so the list only gets shorter. */
export const areaExceptions: readonly { readonly from: string; readonly to: string; readonly because: string }[] = [
  {
    from: 'identity/',
    to: 'money/memberships/membership-columns.ts',
    because: 'Who asks, and what they are a member of, is found in one statement at every request.',
  },
  {
    from: 'stories/stories/',
    to: 'money/memberships/membership-mark.ts',
    because: 'A card shows the mark of its author: a statement more for every list would cost more than this import.',
  },
  {
    from: 'people/follows/',
    to: 'stories/',
    because: 'A follow counts on what is followed in the same transaction, and each owner counts its own.',
  },
  {
    from: 'reading/responses/publish-response.ts',
    to: 'money/metering/reading-right.ts',
    because: 'Only who may read a story whole responds to it.',
  },
  {
    from: 'reading/telemetry/log-client-events.ts',
    to: 'finding/recommendations/record-presentations.ts',
    because: 'What browsers tell of cards is counted where home is ranked, in the request that tells it.',
  },
];

/** shared <- platform <- modules <- graphql <- http <- main, worker, cli; shared <- web. */
export const walls: readonly Wall[] = [
  {
    name: 'shared imports only shared',
    because: 'What is true on both sides leans on nothing else of ours.',
    from: /^src\/shared\//,
    fromExcept: TEST,
    to: '^src/(?!shared/)',
  },
  {
    name: 'shared does no input or output',
    because: 'A rule that reads a file or a socket cannot run in the browser.',
    from: /^src\/shared\//,
    fromExcept: TEST,
    to: '^node:',
  },
  {
    name: 'platform knows no product',
    because: 'It could serve another product unchanged.',
    from: /^src\/platform\//,
    fromExcept: TEST,
    to: '^src/(modules|graphql|http|web)/',
  },
  {
    name: 'modules know no transport',
    because: 'The product does not know how it is asked; generated types are the one exception.',
    from: /^src\/modules\//,
    fromExcept: TEST,
    to: '^src/(graphql(?!/generated/|/graph-context)|http|web)/',
  },
  {
    name: 'graphql stands below http',
    because: 'The graph knows neither HTTP nor screens.',
    from: /^src\/graphql\//,
    fromExcept: TEST,
    to: '^src/(http|web)/',
  },
  {
    name: 'web knows the graph only by documents',
    because: 'The schema is the one door, for us and for everyone else.',
    from: /^src\/web\//,
    fromExcept: TEST,
    to: '^src/(platform|modules|graphql|http)/|^node:',
  },
  {
    name: 'http loads web by its bundle',
    because: 'The server runs .ts as it is; .tsx goes through Vite.',
    from: /^src\/http\//,
    to: '^src/web/',
  },
  {
    name: 'design knows no word of the product',
    because: 'Primitives know tokens and each other.',
    from: /^src\/web\/design\//,
    fromExcept: TEST,
    to: '^src/(?!web/design/|shared/(images|layout|numbers|text)/)',
  },
  {
    name: 'parts know no noun of the product',
    because: 'What many screens are made of serves them all.',
    from: /^src\/web\/parts\//,
    fromExcept: TEST,
    to: '^src/(?!web/parts/|web/design/|shared/)',
  },
  {
    name: 'pages stand apart',
    because: 'What two pages need moves to features.',
    from: /^src\/web\/pages\/([^/]+\/[^/]+)\//,
    to: '^src/web/pages/(?!$1/)',
  },
  {
    name: 'a style sheet belongs to its folder',
    because: 'What several places look like is a part, or a component that each of them uses.',
    from: /^src\/web\/((?:features|pages)\/[^/]+\/[^/]+|[^/]+)\//,
    to: '^src/web/(?!$1/|parts/|design/).*\\.module\\.css$',
  },
  {
    name: 'stores are private',
    because: 'Only the owner of a table writes it.',
    from: /^src\/modules\/([^/]+\/[^/]+)\//,
    to: '^src/modules/(?!$1/).*\\.store\\.ts$',
  },
  {
    name: 'stores stay in modules',
    because: 'SQL that writes stands behind a command.',
    from: /^(?!src\/modules\/|test\/)/,
    to: '\\.store\\.ts$',
  },
  {
    name: 'resolvers are joined by the schema only',
    because: 'Who wants data asks the graph or a command, never a resolver.',
    from: /^src\/(?!graphql\/)/,
    fromExcept: TEST,
    to: '\\.graph\\.ts$',
  },
  {
    name: 'jobs are found by the background process',
    because: 'What runs in the background is enqueued by its name; to do it at once there is a command.',
    from: /^src\//,
    fromExcept: TEST,
    to: '\\.(?:jobs|news|personal|sealed)\\.ts$',
  },
  {
    name: 'code does not lean on tests',
    because: 'Tests may go; the program stays.',
    from: /^src\//,
    fromExcept: TEST,
    to: '\\.test\\.tsx?$|^test/',
  },
];
