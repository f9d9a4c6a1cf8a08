import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { createLog } from '#platform/log/log.ts';
import { startEdgePurges } from './start-edge-purges.ts';

let world: TestGraph;
const heard: string[] = [];
/** Speaks the method BAN, which Node.js as a server does not know. */
const varnish = createServer((socket) => {
  socket.setEncoding('utf8').on('data', (head) => {
    const [, method = ''] = /^(\w+) \/ HTTP/.exec(String(head)) ?? [];
    const [, tags = 'everything'] = /^x-cache-tags: (.*)\r$/m.exec(String(head)) ?? [];
    heard.push(`${method} ${tags}`);
    socket.end('HTTP/1.1 200 Banned\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
  });
});
beforeAll(async () => {
  world = await createTestGraph();
  await new Promise<void>((resolve) => varnish.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  varnish.close();
  await world.close();
});

test('rule 265: a cache in front hears at the start, after each commit, and of nothing that was taken back', async () => {
  const address = varnish.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { context } = world;
  const config = { ...context.config, edgeCache: { kind: 'varnish', origins: [`http://127.0.0.1:${port}`] } } as const;
  const purges = await startEdgePurges({ ...context, config, log: createLog('silent') });
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['BAN everything']);
  await withTransaction(context, async (inside) => {
    await purgeTags(inside, ['post:0123456789ab', 'home']);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(heard).toHaveLength(1);
  });
  await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toBe('BAN (^|,)(post:0123456789ab|home)(,|$)');
  const undone = withTransaction(context, async (inside) => {
    await purgeTags(inside, ['tag:undone']);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  // What times purges in each process is nothing that a cache has to forget.
  await purgeTags(context, ['lag:0']);
  await new Promise((resolve) => setTimeout(resolve, 400));
  await purgeTags(context, ['site']);
  await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toBe('BAN everything');
  expect(heard).toHaveLength(3);
  await purges.stop();
});
