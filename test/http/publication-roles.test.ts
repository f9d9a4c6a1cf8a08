import {
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
  isUnionType,
  type GraphQLArgument,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from '#graphql/schema.ts';
import { everMayIn, forReaders, mayInArchived } from '#test/support/publication-roles/role-exceptions.ts';
import { roleRows, type RoleRow } from '#test/support/publication-roles/role-rows.ts';
import type { PublicationState } from '#modules/stories/publications/publications.tables.ts';
import { type Actor, actors, asksIn, roleScene } from '#test/support/publication-roles/role-scene.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

type Field = GraphQLField<unknown, unknown>;

/** What only changes of publications and submissions are answered with. */
const ANSWERS = new Set([
  'Collection',
  'CustomDomainClaim',
  'DesignChange',
  'KeptForEditors',
  'MaxPinnedStoriesReached',
  'Submission',
  'SubmissionSettings',
]);

function namesIn(inputs: readonly (GraphQLArgument | GraphQLInputField)[]): readonly string[] {
  return inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return [name, ...(isInputObjectType(named) ? namesIn(Object.values(named.getFields())) : [])];
  });
}

function isAboutPublications({ args, type }: Field): boolean {
  const answer = getNamedType(type);
  const answers = isUnionType(answer) ? answer.getTypes().map(({ name }) => name) : [answer.name];
  return (
    namesIn(args).some((name) => /collectionId$|^claimId$/i.test(name)) || answers.some((name) => ANSWERS.has(name))
  );
}

const mutations = Object.values(buildSchema().getMutationType()?.getFields() ?? {});
const concerned = mutations.filter(isAboutPublications).filter(({ name }) => !forReaders.has(name));

function documentOf({ name, args, type }: Field): string {
  const variables = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const values = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const asks = isUnionType(getNamedType(type)) ? '__typename ... on UserError { message }' : '__typename';
  return `mutation(${variables}) { ${name}(${values}) { ${asks} } }`;
}

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

type Answer = { readonly __typename: string; readonly message?: string };
const answerOf = (answer: Answer | null) =>
  answer === null ? 'nothing' : [answer.__typename, answer.message].filter(Boolean).join(': ');

/** The type of the answer with its sentence, or the code with which it is refused. */
async function outcome(
  field: Field,
  row: RoleRow,
  actor: Actor,
  isUnchanged: boolean,
  state: PublicationState = 'active',
): Promise<string> {
  const scene = await roleScene(world.graph, world.context);
  const variables = await row.variables(scene, actor);
  const asks = state === 'active' ? scene.ask : await asksIn(world.graph, scene, state);
  const before = isUnchanged ? await stand() : {};
  const answer = await asks[actor](documentOf(field), variables).then(
    (data) => answerOf(data[field.name] as Answer | null),
    (error: Error) => /"code":"(\w+)"/.exec(error.message)?.[1] ?? error.message,
  );
  if (isUnchanged) expect(await stand(), `what ${actor} changed by ${field.name}`).toEqual(before);
  return answer;
}

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'operation_count' order by table_name`;

/** What stands in each table but the counts of tries. */
async function stand(): Promise<Readonly<Record<string, string>>> {
  const tables = await world.database.query<{ name: string }>('role_tables', TABLES, []);
  const sums = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as sum from "${name}" t`,
  );
  const rows = await world.database.query<{ name: string; sum: string }>('role_sums', sums.join(' union all '), []);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

const REFUSALS =
  /^(Forbidden|NotFound|CollectionPageRefusal|CollectionSectionRefusal|CollectionRefusal|NavigationRefusal|CustomDomainRefusal): |^(FORBIDDEN|nothing)$/;

test('PUB-4: every mutation about a publication says who may it', () => {
  expect(concerned.map(({ name }) => name).filter((name) => !Object.hasOwn(roleRows, name))).toEqual([]);
  const names = new Set(mutations.map(({ name }) => name));
  expect([...Object.keys(roleRows), ...forReaders].filter((name) => !names.has(name))).toEqual([]);
});

describe.each(
  concerned.filter(({ name }) => Object.hasOwn(roleRows, name)).map((field) => [field.name, field] as const),
)('PUB-4: %s', (name, field) => {
  const row = roleRows[name];
  test.each(actors)('by %s', async (actor) => {
    if (row === undefined) throw new RangeError(name);
    const isAllowed = row.allowed.includes(actor);
    const answer = await outcome(field, row, actor, !isAllowed);
    if (isAllowed) expect(answer).toBe(row.success);
    else expect(answer).toMatch(REFUSALS);
  });
});

describe.each(
  (['archived', 'suspended'] as const).flatMap((state) =>
    concerned.filter(({ name }) => Object.hasOwn(roleRows, name)).map((field) => [field.name, state, field] as const),
  ),
)('PUB-4: %s in a publication that is %s', (name, state, field) => {
  const row = roleRows[name];
  // Who was refused before is refused all the more.
  test.each(row?.allowed ?? [])('by %s', async (actor) => {
    if (row === undefined) throw new RangeError(name);
    const may = [...(everMayIn[name] ?? []), ...(state === 'archived' ? (mayInArchived[name] ?? []) : [])];
    const isAllowed = may.includes(actor);
    const answer = await outcome(field, row, actor, !isAllowed, state);
    if (isAllowed) expect(answer).toBe(row.success);
    else expect(answer).toMatch(REFUSALS);
  });
});
