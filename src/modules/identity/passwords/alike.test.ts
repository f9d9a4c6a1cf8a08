import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { hashPassword } from './hash-password.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

let world: TestGraph;
let store: TestDatabase;
let watched: Database<Tables>;
let statements: string[] = [];
let context: CommandContext;

beforeAll(async () => {
  world = await createTestGraph();
  store = await createTestDatabase();
  watched = openDatabase<Tables>({
    connectionString: store.connectionString,
    maxConnections: 1,
    log: createLog('error'),
    onStatement: (text) => statements.push(text),
  });
  const browser = { visitorHash: 'visitor', userAgent: '', network: '192.0.2.7', country: null };
  context = { ...systemContext({ ...world.context, database: watched }), isProgram: false, browser };
});
afterAll(async () => {
  await watched.close();
  await world.close();
  await store.close();
});

async function account(email: string, password?: string): Promise<void> {
  const now = context.clock.now();
  const personId = await buildPerson({ ...world.context, database: store.database }, { key: email });
  const { kysely } = store.database;
  await kysely.insertInto('email_address').values({ address: email, person_id: personId, created_at: now }).execute();
  if (password === undefined) return;
  const hash = await hashPassword(context.secrets, password);
  const row = { person_id: personId, hash, is_short: false, created_at: now, updated_at: now };
  await kysely.insertInto('password').values(row).execute();
}

test('T3: a wrong password, an account without one and an unknown address cost the same work', async () => {
  await account('known@mail.example', 'a blue horse in the rain');
  await account('without@mail.example');
  const work = async (email: string, password: string): Promise<readonly string[]> => {
    statements = [];
    await signInWithPassword(context, { email, password, redirect: '/' });
    return statements;
  };
  // What is made once in a process is made here.
  await work('first@mail.example', 'wrong');
  const known = await work('known@mail.example', 'wrong');
  expect(known.length).toBeGreaterThan(5);
  expect(await work('without@mail.example', 'wrong')).toEqual(known);
  expect(await work('nobody@mail.example', 'wrong')).toEqual(known);
  expect(await work('known@mail.example', 'x'.repeat(300))).toEqual(known);
  expect(await work('known@mail.example', 'a blue horse in the rain'), 'the control').not.toEqual(known);
});
