import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { claimDigest } from './digests.store.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.close());

const PERSON = `
  insert into person (id, username, name, created_at, updated_at) values ('aaaaaaaaaaaa', 'ada', 'Ada', now(), now())`;

test('NEWS-3: of many who send the digest of one day at once, one does', async () => {
  await store.database.query('test_person', PERSON, []);
  const digest = { personId: 'aaaaaaaaaaaa', day: '2026-11-22', storyCount: 3, now: new Date('2026-11-22T07:00:00Z') };
  const claims = Array.from({ length: 10 }, () => claimDigest(store.database, digest));
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
  expect(await claimDigest(store.database, { ...digest, day: '2026-11-23' })).toBe(true);
});
