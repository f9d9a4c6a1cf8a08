import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { registerHealth } from './health.ts';

const statements: string[] = [];
let source: TestDatabase;
let database: Database<Tables>;
beforeAll(async () => {
  source = await createTestDatabase();
  database = openDatabase<Tables>({
    connectionString: source.connectionString,
    maxConnections: 8,
    log: createLog('silent'),
    onStatement: (text) => statements.push(text),
  });
});
afterAll(async () => {
  await database.close();
  await source.close();
});

test('rule 249: many who ask at once whether a process is ready share one look at the database', async () => {
  const app = fastify();
  registerHealth(app, { database });
  const askAll = async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
    return new Set(answers.map(({ statusCode }) => statusCode));
  };
  expect(await askAll()).toEqual(new Set([200]));
  const asked = statements.length;
  expect(asked).toBeLessThan(50);
  expect(await askAll()).toEqual(new Set([200]));
  expect(statements.length, 'who comes later has another look').toBeGreaterThan(asked);
  await app.close();
});
