import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { ImageBlock } from '#shared/story/story-document.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { buildImage } from '#test/factories/build-image.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { publisher } from '#test/support/graph-publishing.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { makeExport } from './make-export.ts';

const files = memoryFiles();
let world: TestGraph;
beforeAll(async () => {
  const { context, ...rest } = await createTestGraph();
  world = { ...rest, context: { ...context, files } };
});
afterAll(() => world.close());

/** A text of its own words and picture. */
async function written(title: string, colour: string) {
  const { id } = await buildImage(world.context, { width: 300, height: 200, colour });
  const picture = { kind: 'stored', imageId: id, width: 300, height: 200 } as const;
  const image: ImageBlock = { id: `i${id.slice(0, 6)}`, type: 'image', picture, alt: title, layout: 'inset' };
  const document = storyDocument(paragraph(`Words of ${title}.`), image);
  const value: DraftValue = { title, subtitle: '', document, previewBreak: null };
  return { value, imageId: id };
}

async function archiveOf(personId: string) {
  const id = 'a'.repeat(32);
  const row = { id, person_id: personId, state: 'waiting', requested_at: world.context.clock.now() } as const;
  await world.database.kysely.insertInto('account_export').values(row).execute();
  await makeExport(world.context, { exportId: id, personId }, 1);
  const archive = unzipSync(files.kept.get(`archives/${id}/1.zip`) ?? new Uint8Array());
  const names = Object.keys(archive);
  const end = (suffix: string) => names.find((name) => name.endsWith(suffix)) ?? '';
  const text = (suffix: string) => strFromU8(archive[end(suffix)] ?? new Uint8Array());
  return { names, text, json: (suffix: string) => JSON.parse(text(suffix)) as Record<string, unknown> };
}

test('PROF-4: the archive has every story and draft, whatever became of it, with its whole text and pictures', async () => {
  const ada = await publisher(world);
  const kinds = ['Draft', 'Published', 'Changed', 'Unlisted', 'Scheduled', 'Trashed', 'Withdrawn', 'Newer'] as const;
  const texts = new Map<string, Awaited<ReturnType<typeof written>>>();
  for (const [index, kind] of kinds.entries()) texts.set(kind, await written(kind, `#0${index}4080`));
  const textOf = (kind: (typeof kinds)[number]) => {
    const text = texts.get(kind);
    if (text === undefined) throw new Error(kind);
    return text;
  };
  const value = (kind: (typeof kinds)[number]) => textOf(kind).value;
  const ids = {
    Draft: await ada.start(value('Draft')),
    Published: await ada.published(value('Published')),
    Changed: await ada.published(value('Changed')),
    Unlisted: await ada.published(value('Unlisted'), { visibility: 'UNLISTED' }),
    Scheduled: await ada.start(value('Scheduled')),
    Trashed: await ada.start(value('Trashed')),
    Withdrawn: await ada.published(value('Withdrawn')),
  };
  expect(await ada.saveTo(ids.Changed, 1, value('Changed'), value('Newer'))).toMatchObject({
    __typename: 'DraftSaved',
  });
  const scheduleAt = world.context.clock.now().getTime() + 7 * 86_400_000;
  expect(await ada.publish(ids.Scheduled, { scheduleAt, timeZone: 'Europe/Berlin' })).toMatchObject({
    settings: { filter: 'SCHEDULED' },
  });
  expect(await ada.change('deletePost', ids.Trashed)).toMatchObject({ __typename: 'Post' });
  expect(await ada.change('unpublishPost', ids.Withdrawn)).toMatchObject({ __typename: 'Post' });
  await buildStory(world.context, { title: 'Of somebody else' });

  const { names, text, json } = await archiveOf(ada.personId);
  for (const [kind, id] of Object.entries(ids) as [keyof typeof ids, string][]) {
    const { imageId } = textOf(kind);
    expect(json(`${id}.json`), kind).toMatchObject({ id, title: kind, document: value(kind).document });
    expect(text(`${id}.html`), kind).toContain(`Words of ${kind}.`);
    expect(text(`${id}.html`), kind).toContain(`src="../images/${imageId}.png"`);
    expect(text(`${id}.md`), kind).toContain(`![${kind}](<../images/${imageId}.png>)`);
    expect(names, kind).toContain(`images/${imageId}.png`);
  }
  const { imageId } = textOf('Newer');
  expect(json(`${ids.Changed}.json`)).toMatchObject({ draft: { title: 'Newer', document: value('Newer').document } });
  expect(json(`${ids.Published}.json`)).toMatchObject({ draft: null });
  expect(text(`${ids.Changed}-draft.md`)).toContain(`![Newer](<../images/${imageId}.png>)`);
  expect(text(`${ids.Changed}-draft.html`)).toContain('Words of Newer.');
  expect(names).toContain(`images/${imageId}.png`);
  expect(names.filter((name) => name.startsWith('stories/')).length).toBe(7 * 2 + 1);
  expect(names.filter((name) => name.startsWith('pages/')).length).toBe(7 + 1);
});
