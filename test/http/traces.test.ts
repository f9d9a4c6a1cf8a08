import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OtlpStandIn, startOtlpStandIn } from '#test/support/otlp-stand-in.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

/** Milliseconds: longer than what is slow. */
const HELD = 1_100;

/** What a span names itself, its trace and its parent by. */
const IDS = new Set(['traceId', 'spanId', 'parentSpanId']);

let collector: OtlpStandIn;
let program: TestProgram;
beforeAll(async () => {
  collector = await startOtlpStandIn('abc');
  program = await startTestProgram({
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=abc' },
  });
});
afterAll(async () => {
  await program.close();
  await collector.close();
});

test('rule 226: a page that waited for a table says so in its trace, with its documents and statements and no word of anybody', async () => {
  const who = await signIn(program);
  const username = 'ada';
  const [held, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = program.context.database.transaction(async (inside) => {
    await inside.query('test_hold', 'lock table person in access exclusive mode', []);
    held.resolve();
    await asked.promise;
  });
  await held.promise;
  const answer = program.ask(`/@${username}?secret=1`, { headers: { cookie: who.cookie } });
  await wait(HELD);
  asked.resolve();
  await holding;
  expect((await answer).status).toBe(200);
  await expect.poll(() => collector.taken.length + collector.complaints.length, { timeout: 20_000 }).toBeGreaterThan(2);
  expect(collector.complaints).toEqual([]);
  const [root, ...parts] = collector.taken;
  expect(root).toMatchObject({ name: 'GET ShowUserProfile', kind: 2, attributes: { 'longhand.cache': 'dynamic' } });
  expect(root?.parentSpanId).toBeUndefined();
  expect(parts.every(({ parentSpanId, traceId }) => parentSpanId === root?.spanId && traceId === root?.traceId)).toBe(
    true,
  );
  const named = (kind: number) => parts.filter((part) => part.kind === kind).map(({ name }) => name);
  expect(named(1).every((name) => program.documents.includes(name))).toBe(true);
  expect(named(1).length).toBeGreaterThan(0);
  expect(parts.some(({ kind, length }) => kind === 3 && length >= HELD / 2)).toBe(true);
  // The ids are random hexadecimal digits, in which a short name comes up by chance.
  const told = JSON.stringify(collector.taken, (key, value: unknown) => (IDS.has(key) ? undefined : value));
  for (const word of [username, who.personId, 'secret', 'select "', '$1']) expect(told, word).not.toContain(word);
});
