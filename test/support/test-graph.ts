import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { importPerson } from '#modules/people/people/import-person.ts';
import { importPublication } from '#modules/stories/publications/import-publication.ts';
import { importStory } from '#modules/stories/stories/import-story.ts';
import type { StoryImport } from '#modules/stories/stories/story-import.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Graph, createGraph } from '#graphql/execute.ts';
import { anonymous, type GraphRequest } from '#graphql/graph-request.ts';
import { createTestDatabase } from './test-database.ts';
import { testSecrets } from './test-secrets.ts';

const noFiles: FileStore = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(undefined),
  has: () => Promise.resolve(false),
  remove: () => Promise.resolve(),
  removeFolder: () => Promise.resolve(),
  keys: async function* none() {},
};

/** A graph over a database of its own, for tests. */
export type TestGraph = {
  readonly graph: Graph;
  readonly context: CommandContext;
  readonly database: Database<Tables>;
  readonly close: () => Promise<void>;
};

/** One connection, so that statements run in one order and can be counted. */
export async function createTestGraph(clock = createFakeClock('2026-11-21T12:00:00.000Z')): Promise<TestGraph> {
  const store = await createTestDatabase();
  const log = createLog('error');
  const database = openDatabase<Tables>({ connectionString: store.connectionString, maxConnections: 1, log });
  const config = parseConfig({ NODE_ENV: 'test' });
  const means = { database, files: noFiles, clock, log, config, secrets: testSecrets };
  return {
    graph: createGraph(means),
    context: systemContext(means),
    database,
    close: async () => {
      await database.close();
      await store.close();
    },
  };
}

/** An anonymous reader. */
export function reader(changes: Partial<GraphRequest> = {}): GraphRequest {
  return {
    ...anonymous,
    visitorId: 'visitor-1',
    country: 'DE',
    requestId: 'request-1',
    host: '127.0.0.1:3000',
    limitKey: 'network-1',
    ...changes,
  };
}

/** One story of a small shelf, written by one of `authors` people, in one publication. */
export async function addStory(
  context: CommandContext,
  index: number,
  changes: Partial<StoryImport> = {},
  authors = 5,
): Promise<string> {
  const writer = index % authors;
  const person = { sourceKey: 'shelf', key: `w${writer}`, name: `Writer number ${writer}`, bio: 'Writes.' };
  const { id: authorId } = await importPerson(context, person);
  const shelf = {
    slug: 'shelf',
    name: 'The Shelf',
    tagline: 'Small',
    description: 'Stories.',
    ownerPersonId: authorId,
  };
  const { id: publicationId } = await importPublication(context, shelf);
  const { id } = await importStory(context, {
    sourceKey: 'shelf',
    itemKey: `story-${index}`,
    title: `Story ${index}`,
    document: {
      version: 1,
      blocks: [{ id: 'p001', type: 'paragraph', content: [{ type: 'text', text: `Words of story ${index}.` }] }],
      footnotes: [],
    },
    authorIds: [authorId],
    publicationId,
    tags: ['Letters', `Shelf ${index % 3}`],
    language: 'en',
    publishedAt: new Date(Date.UTC(2026, 10, 1) + index * 3_600_000),
    state: 'published',
    oldAddresses: [`/old/${index}`],
    ...changes,
  });
  return id;
}
