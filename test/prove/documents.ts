import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { execute, type GraphQLError, parse, validate } from 'graphql';
import { createLoaders } from '#modules/ground/loaders.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import type { Campaign, Finding } from './campaign.ts';
import { inventDocument } from './invent-document.ts';
import { createRandom } from './random.ts';

type Compiled = Pick<CompiledQuery, 'query'>;
type Executors = { readonly compile: (text: string, program: TestProgram) => Compiled };

/** What never leaves the house: places in the code, and SQL. */
const LEAK = /\bat (?:async )?[\w.<>]+ \(|node_modules|\.ts:\d+|\bselect [\w".*]+ from\b|unnest\(|SQLSTATE/i;

function compileReally(text: string, { graph }: TestProgram): Compiled {
  const made = compileQuery(graph.schema, parse(text), undefined);
  if (!isCompiledQuery(made)) throw new Error(made.errors?.[0]?.message ?? 'It does not compile.');
  return made;
}

function wordsOf({ world }: TestProgram): readonly string[] {
  const { people, publications, stories, lists, image } = world;
  const ids = [people.ada, publications.harbour, stories.specimen.id, lists.picks, image.id];
  return [...ids, 'ada', 'harbour', 'letters', 'staff-picks', '2026-11-20', '', 'x', '0', "'", '\u0000', '😀', '%'];
}

const pathsOf = (errors: readonly GraphQLError[] | undefined): readonly string[] =>
  (errors ?? []).map(({ path }) => (path ?? []).join('.')).toSorted();

async function tryAll({ compile }: Executors, count: number, seed: number): Promise<Finding> {
  const program = await startTestProgram();
  try {
    const random = createRandom(seed);
    const failures: string[] = [];
    const words = wordsOf(program);
    const { schema } = program.graph;
    for (let number = 0; number < count; number += 1) {
      const text = inventDocument(schema, random, words);
      const fail = (why: string) => failures.push(`seed ${seed}, number ${number}: ${why}: ${text.slice(0, 300)}`);
      const document = parse(text);
      const [invalid] = validate(schema, document);
      if (invalid !== undefined) {
        fail(`it is not valid (${invalid.message})`);
        continue;
      }
      const plain = await execute({ schema, document, contextValue: contextOf(program) });
      const compiled = await compile(text, program).query({}, contextOf(program), {});
      if (JSON.stringify(sorted(plain.data)) !== JSON.stringify(sorted(compiled.data))) fail('two answers');
      // Where a value is missing for two reasons, each executor may tell one.
      if (pathsOf(plain.errors).length > 0 !== pathsOf(compiled.errors).length > 0) fail('one of two has errors');
      const { status, body } = await program.graph.executeRequest({ query: text }, program.reader);
      if (status >= 500) fail(`status ${status}`);
      if (LEAK.test(body)) fail('the answer tells of the inside');
      if (body.includes('"INTERNAL"')) fail(`it fails inside (${plain.errors?.[0]?.message ?? ''})`);
    }
    return { tried: count, failures };
  } finally {
    await program.close();
  }
}

function contextOf({ context, reader }: TestProgram) {
  const { database, clock, config } = context;
  const { country } = reader;
  return { database, clock, config, loaders: createLoaders(database), viewer: null, country, request: reader };
}

/** The same value with its keys in order: the two executors write them in different ones. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([first], [second]) => (first < second ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** An executor that forgets the last field it was asked for. */
function compileForgetfully(text: string, program: TestProgram): Compiled {
  const compiled = compileReally(text, program);
  return {
    query: async (...asked) => {
      const answer = await compiled.query(...asked);
      return { ...answer, data: Object.fromEntries(Object.entries(answer.data ?? {}).slice(0, -1)) };
    },
  };
}

/** Valid questions that nobody wrote. */
export const documents: Campaign = {
  name: 'documents',
  promise: 'Both executors answer every valid document alike, and no stranger gets a failure, a stack or SQL.',
  count: 5_000,
  run: (count, seed) => tryAll({ compile: compileReally }, count, seed),
  control: (seed) => tryAll({ compile: compileForgetfully }, 20, seed),
};
