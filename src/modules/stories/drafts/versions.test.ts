import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbitraryDraft, arbitraryEdit } from '#shared/story/delta/arbitrary-draft.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import type { ImageBlock } from '#shared/story/story-document.ts';
import type { FakeClock } from '#platform/clock/clock.ts';
import { eraseUnusedImages } from '#modules/ground/media/erase-unused-images.ts';
import { loadStories } from '#modules/stories/stories/load-stories.ts';
import { buildImage } from '#test/factories/build-image.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { draftOf, draftWriter } from '#test/support/graph-drafts.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { eraseDrafts } from './erase-drafts.ts';
import { rebuildRevision } from '#test/support/rebuild-revision.ts';
import { sweepVersions } from './sweep-versions.ts';
import { keepPublished, takeDraft } from './take-draft.ts';

const [SECOND, MINUTE, DAY] = [1_000, 60_000, 86_400_000];
let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
afterAll(() => world.close());

async function started(value: DraftValue = draftOf('First', 'one')) {
  const personId = await buildPerson(world.context);
  const ada = draftWriter(accountBrowser(world.graph, buildViewer({ personId })));
  const { postId = '' } = await ada.create(value);
  let rev = 1;
  const save = async (title: string) => {
    clock.advance(SECOND);
    await ada.save(postId, rev, { title });
    rev += 1;
  };
  const titles = async () => ((await ada.versions(postId)) ?? []).map((version) => version.title);
  return { ada, personId, postId, save, titles };
}

describe('WRITE-2: versions', () => {
  test('of what is written without a rest one is kept in five minutes, and always how a desk was left', async () => {
    const { save, titles } = await started();
    for (let second = 0; second < 600; second += 10) {
      clock.advance(9 * SECOND);
      await save(`At ${second + 10}`);
    }
    expect(await titles()).toEqual(['At 300', 'First']);
    clock.advance(DAY);
    await save('The next day');
    // Not 310 seconds in, but the last word of that day.
    expect(await titles()).toEqual(['At 600', 'At 300', 'First']);
  });

  test('what is deleted comes back: at once or bit by bit, replaced, or after a rest', async () => {
    const words = (mark: string) => Array.from({ length: 60 }, (_item, index) => `${mark}${index}`).join(' ');
    const first = draftOf('Long', 'A');
    const { ada, postId, titles } = await started(first);
    const steps: readonly DraftValue[] = [
      draftOf('Long', words('a'), words('b'), 'end'),
      // Taken away bit by bit: what stood before the first bit is kept.
      draftOf('Bit', words('a'), words('b')),
      draftOf('Bits', words('a')),
      // As long as before, and another text.
      draftOf('Replaced', words('c')),
      draftOf('Replaced', words('c'), 'a few'),
    ];
    const kept = async () =>
      Promise.all(
        ((await ada.versions(postId)) ?? []).map(async ({ rev }) => rebuildRevision(world.database, postId, rev)),
      );
    let before = first;
    for (const [index, next] of steps.entries()) {
      clock.advance(SECOND);
      await ada.saveTo(postId, index + 1, before, next);
      before = next;
    }
    expect(await titles()).toEqual(['Bits', 'Bit', 'Long', 'Long']);
    expect((await kept()).at(-2)?.document.blocks.length).toBe(3);
    // A desk that was left within five minutes of the last version is found again as it was.
    clock.advance(11 * MINUTE);
    await ada.saveTo(postId, 6, before, draftOf('The next morning', words('c'), 'a few'));
    expect(await titles()).toEqual(['Replaced', 'Bits', 'Bit', 'Long', 'Long']);
  });

  test('any revision can be put together again', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryDraft().chain((first) =>
          arbitraryEdit(first, 'second').chain((second) =>
            arbitraryEdit(second, 'third').chain((third) =>
              fc.tuple(...[first, second, third].map((one) => fc.constant(one))),
            ),
          ),
        ),
        async (values) => {
          const [first] = values;
          if (first === undefined) return;
          const { ada, postId } = await started(first);
          const written: DraftValue[] = [first];
          for (const value of values.slice(1)) {
            clock.advance(3 * MINUTE);
            const before = written.at(-1) ?? first;
            if ((await ada.saveTo(postId, written.length, before, value)).rev === written.length) continue;
            written.push(value);
          }
          for (const [index, value] of written.entries()) {
            const again = await rebuildRevision(world.database, postId, index + 1);
            expect(isSameJson(again, { ...value, document: storyDocumentSchema.parse(value.document) })).toBe(true);
          }
        },
      ),
      { numRuns: 10 },
    );
    expect(await rebuildRevision(world.database, '0'.repeat(12), 1)).toBeUndefined();
  });

  test('one is brought back as the next revision, and a conflict stops that', async () => {
    const { ada, postId, save, personId } = await started(draftOf('First', 'one', 'two'));
    await save('Second');
    const [first] = (await ada.versions(postId)) ?? [];
    expect(first).toMatchObject({ rev: 1, kind: 'SAVED', wordCount: 2, createdBy: { id: personId } });
    const versionId = first?.id ?? '';
    expect(await ada.revert(postId, versionId, 1)).toMatchObject({
      __typename: 'Conflict',
      draft: { rev: 2, title: 'Second' },
    });
    clock.advance(SECOND);
    expect(await ada.revert(postId, versionId, 2)).toMatchObject({ __typename: 'DraftSaved', rev: 3 });
    expect(await ada.open(postId)).toMatchObject({ rev: 3, title: 'First' });
    expect((await ada.versions(postId))?.[0]).toMatchObject({ rev: 3, kind: 'RESTORED' });
    expect(await ada.revert(postId, '0'.repeat(12), 3)).toMatchObject({ __typename: 'NotFound' });
    // A version of another story is none of this one.
    const other = await started();
    expect(await other.ada.revert(other.postId, versionId, 1)).toMatchObject({ __typename: 'NotFound' });
  });

  test('rule 7: after 30 days one of each day is left, and published ones for ever', async () => {
    const { ada, personId, postId, save, titles } = await started();
    for (const title of ['a', 'b', 'c', 'd']) {
      clock.advance(6 * MINUTE);
      await save(title);
    }
    await publish(postId, personId);
    clock.advance(6 * MINUTE);
    await save('e');
    clock.advance(DAY);
    await save('f');
    clock.advance(6 * MINUTE);
    await save('g');
    const before = await titles();
    expect(before).toEqual(['f', 'e', 'd', 'c', 'b', 'a', 'First']);
    await sweepVersions(world.context);
    expect(await titles()).toEqual(before);
    clock.advance(29 * DAY);
    await sweepVersions(world.context);
    // Of the first day the last one, which is also the published one; what is younger is whole.
    expect(await titles()).toEqual(['f', 'e', 'd']);
    clock.advance(2 * DAY);
    await sweepVersions(world.context);
    expect(await titles()).toEqual(['f', 'e', 'd']);
    expect(await ada.open(postId)).toMatchObject({ title: 'g' });
    const deltas = await world.database.kysely
      .selectFrom('story_delta')
      .select('revision')
      .where('story_id', '=', postId)
      .execute();
    expect(deltas).toEqual([]);
    await save('h');
    expect(await ada.open(postId)).toMatchObject({ title: 'h' });
  });
});

async function publish(postId: string, personId: string): Promise<void> {
  clock.advance(SECOND);
  const [found] = await loadStories(world.database, [postId]);
  if (found === undefined) throw new Error('There is no such story');
  await world.database.transaction(async (database) => {
    const inside = { ...world.context, database };
    await keepPublished(inside, found.story, await takeDraft(inside, found.story), personId);
  });
}

test('what is published is kept as a version, and is changed only by what is written after it', async () => {
  const { ada, postId, personId, save } = await started();
  expect(await ada.open(postId)).toMatchObject({ isChangedSincePublished: true });
  await publish(postId, personId);
  expect(await ada.open(postId)).toMatchObject({ isChangedSincePublished: false });
  expect((await ada.versions(postId))?.[0]).toMatchObject({ kind: 'PUBLISHED', rev: 1 });
  await save('After it');
  expect(await ada.open(postId)).toMatchObject({ isChangedSincePublished: true });
});

test('what an import brought anew is what one goes on with, where nothing else was written', async () => {
  const personId = await buildPerson(world.context);
  const ada = draftWriter(accountBrowser(world.graph, buildViewer({ personId })));
  const input = { sourceKey: 'anew', itemKey: 'one', authorIds: [personId], title: 'Of the source' };
  const before = draftOf('', 'as it was').document;
  const { id } = await buildStory(world.context, { ...input, document: before });
  await ada.save(id, 0, { title: 'Mine' });
  await publish(id, personId);
  const anew = draftOf('', 'as it is now').document;
  clock.advance(SECOND);
  await buildStory(world.context, { ...input, document: anew });
  expect(await ada.open(id), 'what was edited here stays').toMatchObject({ rev: 1, document: before });
  await buildStory(world.context, { ...input, document: anew }, { overwrites: true });
  expect(await ada.open(id)).toMatchObject({ rev: 1, title: 'Of the source', document: anew });
  // Versions of one revision are told apart by their time.
  clock.advance(SECOND);
  expect(await ada.save(id, 1, { title: 'Mine again' })).toMatchObject({ __typename: 'DraftSaved', rev: 2 });
  expect(await rebuildRevision(world.database, id, 2)).toMatchObject({ title: 'Mine again', document: anew });
});

test('pictures of a draft stay while the draft or a version shows them', async () => {
  const context = { ...world.context, files: memoryFiles() };
  const { id: imageId } = await buildImage(context, { width: 20, height: 20, colour: '#123456' });
  const picture = { kind: 'stored', imageId, width: 20, height: 20 } as const;
  const image: ImageBlock = { id: 'picture1', type: 'image', picture, alt: '', layout: 'inset' };
  const value = { ...draftOf('With it'), document: { version: 1, blocks: [image], footnotes: [] } } as const;
  // Both versions are of one day.
  clock.advance(DAY - (clock.now().getTime() % DAY));
  const { ada, postId } = await started(value);
  const isThere = async () =>
    (await world.database.kysely.selectFrom('image').select('id').where('id', '=', imageId).execute()).length === 1;
  clock.advance(6 * MINUTE);
  await ada.save(postId, 1, { blocks: [{ remove: image.id }] });
  clock.advance(6 * MINUTE);
  await ada.save(postId, 2, { title: 'Without it' });
  await world.database.transaction((database) => eraseUnusedImages({ ...context, database }, [imageId]));
  await sweepVersions(context);
  expect(await isThere()).toBe(true);
  clock.advance(40 * DAY);
  await sweepVersions(context);
  expect(await isThere()).toBe(false);
});

test('nothing of a draft is left when its story goes', async () => {
  const { ada, postId, save } = await started();
  await save('Second');
  await eraseDrafts(world.context, [postId]);
  for (const table of ['story_draft', 'story_delta', 'story_version', 'draft_link', 'draft_image'] as const) {
    const rows = await world.database.kysely
      .selectFrom(table)
      .select('story_id')
      .where('story_id', '=', postId)
      .execute();
    expect(rows, table).toEqual([]);
  }
  expect(await ada.open(postId)).toMatchObject({ title: 'Second', rev: 0 });
});
