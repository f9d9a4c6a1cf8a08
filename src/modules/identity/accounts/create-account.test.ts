import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPerson } from '#modules/people/people/import-person.ts';
import type { Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { createAccount } from './create-account.ts';

let world: TestGraph;
let store: TestDatabase;
let database: Database<Tables>;
beforeAll(async () => {
  world = await createTestGraph();
  store = await createTestDatabase();
  database = openDatabase<Tables>({
    connectionString: store.connectionString,
    maxConnections: 8,
    log: createLog('error'),
  });
});
afterAll(async () => {
  await world.close();
  await database.close();
  await store.close();
});

let count = 0;
async function join(name: string, email?: string) {
  count += 1;
  const made = await createAccount(world.context, {
    email: email ?? `a${count}@example.org`,
    isEmailVerified: true,
    name,
  });
  if ('error' in made) return made.error;
  return await world.database.kysely
    .selectFrom('person')
    .select(['name', 'username', 'is_unclaimed', 'state'])
    .where('id', '=', made.personId)
    .executeTakeFirstOrThrow();
}

test('IDEN-8: an account has a name and a username made from it, that is free', async () => {
  expect(await join('Ada Lovelace')).toEqual({
    name: 'Ada Lovelace',
    username: 'ada-lovelace',
    is_unclaimed: false,
    state: 'active',
  });
  expect(await join('Ada Lovelace')).toMatchObject({ username: 'ada-lovelace-2' });
  expect(await join('村上春樹')).toMatchObject({
    name: '村上春樹',
    username: expect.stringMatching(/^writer-[0-9a-f]{6}$/),
  });
  expect(await join('Admin')).toMatchObject({ name: 'Admin', username: expect.stringMatching(/^writer-/) });
  expect(await join(' \u200B ')).toMatchObject({ name: 'New reader', username: expect.stringMatching(/^writer-/) });
});

test('IDEN-8: an address has one account, in any case, and what is no address has none', async () => {
  expect(await join('One', 'One@Example.org')).toMatchObject({ name: 'One' });
  expect(await join('Two', 'oNE@example.ORG')).toBe('EMAIL_TAKEN');
  expect(await join('Three', 'no address')).toBe('UNKNOWN');
  expect(await world.database.kysely.selectFrom('person').select('id').where('name', '=', 'Two').execute()).toEqual([]);
});

test('a person whom an import made is not taken over by their name', async () => {
  const { id } = await importPerson(world.context, { sourceKey: 's', key: 'k', name: 'Imported Person', bio: '' });
  expect(await join('Imported Person')).toMatchObject({ username: 'imported-person-2' });
  const [kept] = await world.database.kysely.selectFrom('person').select('is_unclaimed').where('id', '=', id).execute();
  expect(kept).toEqual({ is_unclaimed: true });
});

test('IDEN-8: a username that somebody gave up stays theirs for 12 months', async () => {
  const { id } = await importPerson(world.context, { sourceKey: 's', key: 'renamed', name: 'Renamed', bio: '' });
  const given = world.context.clock.now();
  const row = {
    username: 'former-name',
    person_id: id,
    changed_at: given,
    expires_at: new Date(given.getTime() + 1_000),
  };
  await world.database.kysely.insertInto('old_username').values(row).execute();
  expect(await join('Former Name')).toMatchObject({ username: 'former-name-2' });
});

test('of many who join at once with one address one does, and of many with one name each does', async () => {
  const context = { ...world.context, database };
  const same = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      createAccount(context, { email: 'same@example.org', isEmailVerified: true, name: `Name ${index}` }),
    ),
  );
  expect(same.filter((made) => 'personId' in made).length).toBe(1);
  expect(same.filter((made) => 'error' in made && made.error === 'EMAIL_TAKEN').length).toBe(5);
  const named = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      createAccount(context, { email: `n${index}@example.org`, isEmailVerified: false, name: 'Same Name' }),
    ),
  );
  expect(named.every((made) => 'personId' in made)).toBe(true);
  const rows = await database.kysely.selectFrom('person').select('username').where('name', '=', 'Same Name').execute();
  expect(new Set(rows.map(({ username }) => username)).size).toBe(4);
});
