import { afterAll, beforeAll, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { publisher } from '#test/support/graph-publishing.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { importStory } from './import-story.ts';
import type { StoryImport } from './story-import.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const document = storyDocument(paragraph('Words of the source.'));
const value = (title: string): DraftValue => ({ title, subtitle: '', document, previewBreak: null });

/** A story that came in, and that its author edited here since. */
async function edited(itemKey: string, state: 'draft' | 'published') {
  const ada = await publisher(world);
  const input: StoryImport = {
    sourceKey: 'shelf',
    itemKey,
    title: 'From there',
    document,
    authorIds: [ada.personId],
    tags: [],
    language: 'en',
    publishedAt: new Date('2024-03-05T08:00:00Z'),
    state,
    oldAddresses: [],
  };
  const { id } = await importStory(world.context, input);
  const saved = await ada.saveTo(id, 0, value('From there'), value('Mine'));
  expect(saved).toMatchObject({ __typename: 'DraftSaved' });
  const again = (title: string, overwrites: boolean) => importStory(world.context, { ...input, title }, { overwrites });
  return { id, again };
}

async function wordsOf(id: string) {
  const { kysely } = world.database;
  const draft = await kysely.selectFrom('story_draft').select('title').where('story_id', '=', id).executeTakeFirst();
  const versions = await kysely.selectFrom('story_version').select('title').where('story_id', '=', id).execute();
  const story = await kysely.selectFrom('story').select('title').where('id', '=', id).executeTakeFirst();
  return { draft: draft?.title, versions: versions.map(({ title }) => title), story: story?.title };
}

test('WRITE-7: words that an import replaces stay in the history, and a draft goes on with the new ones', async () => {
  const { id, again } = await edited('draft', 'draft');
  expect(await again('From there, later', false)).toMatchObject({ change: 'conflict' });
  expect(await wordsOf(id)).toMatchObject({ draft: 'Mine' });
  expect(await again('From there, later', true)).toEqual({ id, change: 'updated' });
  const { draft, versions, story } = await wordsOf(id);
  expect([draft, story]).toEqual(['From there, later', 'From there, later']);
  expect(versions).toContain('Mine');
});

test('WRITE-7: of a published story what nobody published yet stays as its draft, and in the history', async () => {
  const { id, again } = await edited('published', 'published');
  expect(await again('From there, later', true)).toEqual({ id, change: 'updated' });
  const { draft, versions, story } = await wordsOf(id);
  expect([draft, story]).toEqual(['Mine', 'From there, later']);
  expect(versions).toContain('Mine');
});
