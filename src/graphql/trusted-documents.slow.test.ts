import { type OperationDefinitionNode, Kind, execute, parse, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContexts } from './create-contexts.ts';
import { countStatements } from '#platform/database/connection.ts';
import type { GraphRequest } from './graph-request.ts';
import { measureOperation } from './document-limits.ts';
import { refuseByLimits } from './check-limits.ts';
import manifest from './generated/trusted-documents.json' with { type: 'json' };
import { buildViewer } from '#test/factories/build-viewer.ts';
import { reader } from '#test/support/test-graph.ts';
import { type TestWorld, createTestWorld } from '#test/support/test-graph-world.ts';

const documents: readonly { readonly name: string; readonly text: string }[] = Object.values(manifest);
let small: TestWorld;
let large: TestWorld;

beforeAll(async () => {
  small = await createTestWorld(5);
  large = await createTestWorld(50);
  // The flag of the executor is looked at beside the first operation.
  await small.graph.executeTrusted('HomePageQuery', {}, reader());
  await large.graph.executeTrusted('HomePageQuery', {}, reader());
});
afterAll(async () => {
  await small.close();
  await large.close();
});

/** A value for each variable that must have one; a new name wants a value in `test-graph-world.ts`. */
function variablesFor(text: string, world: TestWorld): Record<string, unknown> {
  const operation = operationOf(text);
  const values: Record<string, unknown> = {};
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    let value = name === 'day' && print(type).startsWith('String') ? '2026-11-20' : world.variables[name];
    if (name === 'id')
      value = operation.name?.value.startsWith('Media')
        ? world.variables['mediaResourceId']
        : world.variables['postId'];
    if (name === 'catalogId') value = world.variables['catalogSlug'];
    if (print(type).startsWith('ErrorGroupState')) value = 'OPEN';
    if (value !== undefined) values[name] = value;
    else if (print(type).endsWith('!')) throw new Error(`No value for $${name} of ${operation.name?.value}`);
  }
  return values;
}

/** Somebody to whom no document says no. */
const staff = (world: TestWorld) =>
  reader({ viewer: buildViewer({ personId: String(world.variables['userId']), roles: new Set(['ADMIN']) }) });

function operationOf(text: string): OperationDefinitionNode {
  const operation = parse(text).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('no operation');
  return operation;
}

/** What was answered, without what is another one each time: the memory of a process, the id of a search. */
const withoutReadings = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value) => {
      if (key === 'queryId' || key === 'readAt') return typeof value;
      return key === 'facts' ? value.map(({ name }: { readonly name: string }) => name) : value;
    }),
  );

/**
 * Asked for where a page needs it, which here is random: the marks of members come along with stories that their
 * author has begun, and the site's languages matter where one publication writes in several.
 */
const ALONG = / from membership t where |'site\.languages'/;

// What a mutation does is tested beside its command: here it would need a sender and a state of its own.
const isQuery = ({ text }: { readonly text: string }): boolean => operationOf(text).operation === 'query';

describe.each(documents.filter(isQuery))('$name', ({ name, text }) => {
  test('gives the same compiled and by the reference executor', async () => {
    const variables = variablesFor(text, small);
    for (const ask of [reader, () => staff(small)]) {
      const compiled = await small.graph.executeTrusted(name, variables, ask());
      const reference = await execute({
        schema: small.graph.schema,
        document: parse(text),
        contextValue: createContexts(small.context)(ask()),
        variableValues: variables,
      });
      expect(withoutReadings(compiled.data)).toEqual(withoutReadings(reference.data ?? null));
    }
  });

  test('answers who may ask', async () => {
    const { errors } = await small.graph.executeTrusted(name, variablesFor(text, small), staff(small));
    expect(errors ?? []).toEqual([]);
  });

  test('costs as many statements with 50 items as with 5', async () => {
    const ask = (world: TestWorld) =>
      countStatements(() => world.graph.executeTrusted(name, variablesFor(text, world), staff(world)));
    // Stories that were read before cost a statement of another kind: what is counted is the second time.
    for (const world of [small, large]) await ask(world);
    const few = await ask(small);
    const many = await ask(large);
    expect(many.result.errors ?? []).toEqual([]);
    const kinds = (texts: readonly string[]) => [...new Set(texts)].filter((one) => !ALONG.test(one)).toSorted();
    expect(kinds(many.texts)).toEqual(kinds(few.texts));
    // What one list loaded the next does not load again: a loader runs more often where lists share fewer rows,
    // which hangs on random ids, but at most once more for each list, and never for each row.
    const lists = text.match(/\bitems\b/g)?.length ?? 0;
    const timesIn = (texts: readonly string[], one: string): number => texts.filter((each) => each === one).length;
    for (const one of new Set(many.texts)) {
      // Marks of members are asked for once for the people of a page and once for whoever looks at it, or not at all.
      const asked = ALONG.test(one) ? 2 : timesIn(few.texts, one);
      expect(timesIn(many.texts, one), one).toBeLessThanOrEqual(asked + lists);
    }
  });
});

test.each(documents)('$name stays within the limits of a stranger', (document) => {
  const { schema } = small.graph;
  const variables = isQuery(document) ? variablesFor(document.text, small) : {};
  const measure = measureOperation(schema, parse(document.text), operationOf(document.text), variables);
  expect(refuseByLimits(measure)?.message).toBeUndefined();
});

test('a story page whose stories were read before costs at most six statements beside its series, translations and co-authors', async () => {
  const { database } = small;
  const ids = ['series_id', 'translation_group_id'].map((column) => `${column} = null`).join(', ');
  await database.query('test_plain', `update story set ${ids}, author_ids = author_ids[1:1]`, []);
  const { postId } = small.variables;
  await small.graph.executeTrusted('StoryPageQuery', { postId }, reader());
  const page = await countStatements(() => small.graph.executeTrusted('StoryPageQuery', { postId }, reader()));
  expect(page.count).toBeLessThanOrEqual(6);
});

test('the landing page loads the stories of all its lists by one statement', async () => {
  const ask = (request: GraphRequest) =>
    Promise.all(
      ['FrontPageQuery', 'HomePageQuery', 'LandingAsideQuery'].map((name) =>
        small.graph.executeTrusted(name, {}, request),
      ),
    );
  await ask(reader());
  const page = await countStatements(() => ask(reader()));
  expect(page.result.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const times = (words: string): number => page.texts.filter((text) => text.includes(words)).length;
  expect(times('from story s'), 'with their people and publications').toBe(1);
  expect(times('from top_story'), 'what both documents ask is asked once').toBe(1);
  expect(times('from list_item'), 'what both documents ask is asked once').toBe(1);
});
