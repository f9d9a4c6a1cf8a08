import { expect, test } from 'vitest';
import { createTestGraph } from '#test/support/test-graph.ts';
import type { ImportedStory } from './imported-story.ts';
import { runImport } from './import-run.ts';
import { buildImportedStory } from './test-support/build-imported-story.ts';

test('STORY-6: comments come in once, in their threads, by people of the source, and are counted', async () => {
  const world = await createTestGraph();
  const { kysely } = world.database;
  const ann = { key: 'reader:ann:', name: 'Ann' };
  const story: ImportedStory = buildImportedStory({
    title: 'Discussed',
    body: { format: 'html', text: '<p>Words.</p>' },
    publishedAt: new Date('2020-01-01T00:00:00Z'),
    responses: [
      {
        key: '1',
        author: ann,
        html: '<p>First <em>words</em> * of mine.</p>',
        createdAt: new Date('2020-01-02T00:00:00Z'),
      },
      { key: '2', parentKey: '1', author: { key: 'reader:bo:', name: 'Bo' }, html: '<p>A reply.</p>' },
      { key: '3', author: ann, html: '<p></p>' },
    ],
  });
  const run = async () =>
    runImport(world.context, {
      kind: 'test',
      items: (async function* () {
        yield story;
      })(),
      resolveFile: () => Promise.resolve(undefined),
      close: () => Promise.resolve(),
    });
  const report = await run();
  expect(report).toMatchObject({ created: 1, responses: 2 });
  expect(report.problems.map(({ reason }) => reason)).toEqual(['A comment without words was left out.']);
  expect(await run()).toMatchObject({ created: 0, unchanged: 1, responses: 0 });
  const rows = await kysely
    .selectFrom('response')
    .innerJoin('person', 'person.id', 'response.author_id')
    .select(['person.name', 'response.excerpt', 'response.reply_count', 'response.parent_id', 'response.created_at'])
    .orderBy('response.created_at', 'desc')
    .execute();
  expect(rows).toMatchObject([
    {
      name: 'Ann',
      excerpt: 'First words * of mine.',
      reply_count: 1,
      parent_id: null,
      created_at: new Date('2020-01-02T00:00:00Z'),
    },
    { name: 'Bo', excerpt: 'A reply.', reply_count: 0, parent_id: expect.any(String) },
  ]);
  const found = await kysely
    .selectFrom('story')
    .select('response_count')
    .where('title', '=', 'Discussed')
    .executeTakeFirst();
  expect(found?.response_count).toBe(2);
  await world.close();
});
