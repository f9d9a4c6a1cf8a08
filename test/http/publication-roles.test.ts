import {
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
  isUnionType,
  type GraphQLArgument,
} from 'graphql';
import { sql } from 'kysely';
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
  await sql.raw(NOTE_WRITES).execute(world.database.kysely);
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
  await written();
  const answer = await asks[actor](documentOf(field), variables).then(
    (data) => answerOf(data[field.name] as Answer | null),
    (error: Error) => /"code":"(\w+)"/.exec(error.message)?.[1] ?? error.message,
  );
  if (isUnchanged) expect(await written(), `what ${actor} changed by ${field.name}`).toEqual([]);
  return answer;
}

/** Every table but the counts of tries notes its name whenever one of its rows is written. */
const NOTE_WRITES = `
  create unlogged table role_written (name text not null);
  create function note_written() returns trigger language plpgsql as $$
    begin insert into role_written values (tg_table_name); return null; end $$;
  do $$ declare one text; begin
    for one in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname not in ('operation_count', 'role_written')
    loop execute format('create trigger note_written after insert or update or delete on %I
      for each row execute function note_written()', one); end loop;
  end $$`;

/** The tables that were written to since it was asked last. */
async function written(): Promise<readonly string[]> {
  const rows = await world.database.query<{ name: string }>(
    'role_written',
    'delete from role_written returning name',
    [],
  );
  return [...new Set(rows.map(({ name }) => name))].toSorted();
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
