import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestGraph, reader, type TestGraph } from '#test/support/test-graph.ts';
import { keepBuild } from './keep-build.ts';
import { readBuildAsset } from './read-builds.ts';

let world: TestGraph;
let folder = '';
const files = memoryFiles();
beforeAll(async () => {
  world = await createTestGraph();
  folder = await mkdtemp(join(tmpdir(), 'longhand-assets-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const documentOf = (text: string) => ({ hash: createHash('sha256').update(text).digest('hex'), name: 'Old', text });

/** Starts a build of the program that has one script and one document. */
async function start(name: string, document: string): Promise<string> {
  const assets = join(folder, name);
  await mkdir(join(assets, 'chunks'), { recursive: true });
  await writeFile(join(assets, 'chunks', `${name}.js`), name);
  await writeFile(join(assets, 'chunks', `${name}.js.br`), 'compressed');
  const kept = documentOf(document);
  await keepBuild({ ...world.context, files }, { folder: assets, documents: [kept] });
  (world.context.clock as FakeClock).advance(60_000);
  return kept.hash;
}

const asset = async (name: string) => {
  const bytes = await readBuildAsset({ ...world.context, files }, `chunks/${name}.js`);
  return bytes === undefined ? undefined : Buffer.from(bytes).toString();
};

async function ask(sha256Hash: string) {
  const body = { extensions: { persistedQuery: { version: 1, sha256Hash } } };
  const { body: answer } = await world.graph.executeRequest(body, reader());
  return JSON.parse(answer) as { data: unknown; errors?: readonly { extensions: { code: string } }[] };
}

test('CORE-2: a page of another build asks by its own hashes, as long as what it asks for is here', async () => {
  const answered = await start('one', 'query Old { old: isLoggedIn }');
  const changed = await start('two', 'query Old { whatIsNoMore }');
  expect(await ask(answered)).toEqual({ data: { old: false } });
  expect((await ask(changed)).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
});

test('the last three builds that were started are kept, whichever came first, and no more of them', async () => {
  await start('three', '{ isLoggedIn }');
  expect([await asset('one'), await asset('two'), await asset('three')]).toEqual(['one', 'two', 'three']);
  // Started once more, as after a way back, the first is not the oldest.
  await start('one', 'query Old { old: isLoggedIn }');
  await start('four', 'query Old { four: isLoggedIn }');
  expect([await asset('one'), await asset('two'), await asset('four')]).toEqual(['one', undefined, 'four']);
  expect((await ask(documentOf('query Old { whatIsNoMore }').hash)).data).toBeNull();
  expect(await asset('one.js.br')).toBeUndefined();
});

test('processes of one build that start at once keep it once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => start('five', 'query Old { five: isLoggedIn }')));
  const rows = await world.context.database.query<{ count: number }>(
    'builds',
    "select count(*)::int as count from build where 'chunks/five.js' = any(asset_names)",
    [],
  );
  expect(rows).toEqual([{ count: 1 }]);
});
