import { afterEach, expect, test, vi } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { trashStory } from '#modules/stories/stories/trash-story.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { openProgram } from '#test/support/open-site.ts';

const program = await openProgram({ servers: 2, isUncached: true });
afterEach(() => void vi.useRealTimers());

const text = async (path: string, server = 0) => (await program.ask(path, { server })).text;

/** Asks often enough for a page to be taken from what was drawn before. */
async function askOften(path: string): Promise<string> {
  const texts = [await text(path), await text(path), await text(path), await text(path)];
  expect(new Set(texts).size).toBe(1);
  return texts[0] ?? '';
}

test('CORE-6: pages that are the same are asked for each time', async () => {
  const { path } = program.world.stories.specimen;
  for (const page of ['/', path]) {
    const before = program.documents.length;
    await askOften(page);
    const asked = program.documents.slice(before);
    expect(asked.filter((name) => ['HomePageQuery', 'StoryPageQuery'].includes(name))).toHaveLength(4);
  }
});

test('CORE-6: a page shows what changed the next time that it is asked for, and nothing of what is gone', async () => {
  const { ada } = program.world.people;
  const input = { sourceKey: 'drawn', itemKey: 'one', authorIds: [ada], title: 'Before the change' };
  const story = await buildStory(program.context, input);
  expect(await askOften(story.path)).toContain('Before the change');
  expect(await askOften('/')).toContain('Before the change');
  const document = storyDocument(paragraph('Another text.'));
  const changed = await buildStory(program.context, { ...input, title: 'After the change', document });
  expect(await text(changed.path)).toContain('After the change');
  expect(await text(changed.path)).toContain('Another text.');
  expect(await text('/')).toContain('After the change');
  await askOften('/');
  const viewer = buildViewer({ personId: ada });
  await trashStory({ ...program.context, viewer, isProgram: false }, story.id);
  expect(await text(changed.path)).not.toContain('Another text.');
  expect(await text('/')).not.toContain('After the change');
});

test('CORE-6: home and a story hang on no clock, so that they are the same whenever they are drawn', async () => {
  const { path } = program.world.stories.specimen;
  const today = [await text('/'), await text(path)];
  // Under another name no card is found that was drawn before, by the other server of this process either.
  await setSetting(program.context, 'site.name', 'Elsewhere');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 24 * 3_600_000 });
  const later = [await text('/', 1), await text(path, 1)];
  expect(later[0]).toContain('Elsewhere');
  expect(later.map((page) => page.replaceAll('Elsewhere', 'Longhand'))).toEqual(today);
});
