import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { draftOf, draftWriter, freshSaveId } from '#test/support/graph-drafts.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

async function writer(changes: Partial<Viewer> = {}) {
  const personId = changes.personId ?? (await buildPerson(world.context));
  return { personId, ...draftWriter(accountBrowser(world.graph, buildViewer({ ...changes, personId }))) };
}

async function started(title = 'A beginning') {
  const ada = await writer();
  const value = draftOf(title, 'one', 'two');
  const { postId = '', rev } = await ada.create(value);
  expect(rev).toBe(1);
  return { ada, value, postId };
}

describe('WRITE-1: a draft is saved', () => {
  test('what was created is there, and what was saved after it', async () => {
    const { ada, value, postId } = await started();
    expect(await ada.open(postId)).toMatchObject({
      rev: 1,
      ...value,
      isChangedSincePublished: true,
      viewerCanPublish: true,
      updatedBy: { id: ada.personId },
      post: { id: postId, title: 'A beginning' },
    });
    const next = { ...draftOf('A title', 'three'), subtitle: 'Below it', previewBreak: 'abcd' };
    expect(await ada.saveTo(postId, 1, value, next)).toMatchObject({ __typename: 'DraftSaved', rev: 2 });
    expect(await ada.open(postId)).toMatchObject({ rev: 2, ...next, post: { title: 'A title' } });
  });

  test('the same save again answers the same, whatever came between', async () => {
    const { ada, value, postId } = await started();
    const [saveId, next] = [freshSaveId(), { ...value, title: 'Second' }];
    const first = await ada.saveTo(postId, 1, value, next, saveId);
    await ada.saveTo(postId, 2, next, { ...next, title: 'Third' });
    expect(await ada.saveTo(postId, 1, value, next, saveId)).toEqual(first);
    expect(await ada.open(postId)).toMatchObject({ rev: 3, title: 'Third' });
    const again = { saveId: freshSaveId() };
    expect(await ada.create(value, again)).toEqual(await ada.create(value, again));
  });

  test('rule 7: a save from an older revision is a conflict that tells what stands there', async () => {
    const { ada, value, postId } = await started();
    const theirs = { ...value, title: 'Theirs' };
    await ada.saveTo(postId, 1, value, theirs);
    expect(await ada.saveTo(postId, 1, value, { ...value, title: 'Mine' })).toMatchObject({
      __typename: 'Conflict',
      message: 'This changed somewhere else. Reload to see both versions.',
      draft: { rev: 2, title: 'Theirs' },
    });
  });

  test('a delta that does not fit is a conflict too, and one that changes nothing saves nothing', async () => {
    const { ada, postId, value } = await started();
    expect(await ada.save(postId, 1, { blocks: [{ remove: 'none' }] })).toMatchObject({
      __typename: 'Conflict',
      draft: { rev: 1 },
    });
    expect(await ada.save(postId, 1, {})).toMatchObject({ __typename: 'DraftSaved', rev: 1 });
    expect(await ada.saveTo(postId, 1, value, value)).toMatchObject({ __typename: 'DraftSaved', rev: 1 });
  });

  test('what a keyboard leaves behind is no reason to refuse: zeros and halves of a character', async () => {
    const { ada, value, postId } = await started();
    const next = { ...draftOf('A\u0000B', 'half \ud83d', '\u0000'), subtitle: '\\u0000 is text' };
    expect(await ada.saveTo(postId, 1, value, next)).toMatchObject({ __typename: 'DraftSaved' });
    const draft = await ada.open(postId);
    expect(draft).toMatchObject({ title: 'AB', subtitle: '\\u0000 is text' });
    expect(draft.document?.blocks).toMatchObject([{ content: [{ text: 'half \ufffd' }] }, { content: [] }]);
  });

  test('rule 2: too much is refused with a sentence that says what', async () => {
    const { ada, value, postId } = await started();
    // Too long for readers, and the words below it are saved all the same.
    const long = { ...value, title: 'x'.repeat(151), subtitle: 'x'.repeat(281) };
    expect(await ada.saveTo(postId, 1, value, long)).toMatchObject({ __typename: 'DraftSaved', rev: 2 });
    const refused = async (changes: object) => {
      const answer = await ada.saveTo(postId, 2, long, { ...long, ...changes });
      expect(answer.__typename).toBe('BadRequest');
      return answer.message;
    };
    expect(await refused({ title: 'x'.repeat(2_001) })).toBe('Keep the title to 2000 characters.');
    expect(await refused({ subtitle: 'x'.repeat(4_001) })).toBe('Keep the subtitle to 4000 characters.');
    const many = draftOf('', ...Array.from({ length: 2_001 }, () => 'x')).document;
    expect(await refused({ document: many })).toBe('A story can have up to 2000 blocks. This one would have 2001.');
    expect(await refused({ document: draftOf('', 'x'.repeat(1_048_576)).document })).toBe(
      'A story can hold up to 1 MB of text. This one would hold more.',
    );
    expect(await ada.open(postId)).toMatchObject({ rev: 2, ...long });
    const { ask } = accountBrowser(world.graph, buildViewer({ personId: ada.personId }));
    const odd =
      'mutation($postId: ID!, $delta: Json!) { saveDraft(postId: $postId, baseRev: 2, saveId: "12345678", delta: $delta) { __typename } }';
    for (const delta of [{ blocks: 1 }, 'x', { blocks: [{ put: { id: 'abcd', type: 'script' }, after: null }] }]) {
      expect(await ask(odd, { postId, delta })).toEqual({ saveDraft: { __typename: 'BadRequest' } });
    }
  });

  test('of fifty at once from one revision exactly one wins', async () => {
    const { ada, value, postId } = await started();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_none, index) => ada.saveTo(postId, 1, value, { ...value, title: `Title ${index}` })),
    );
    const saved = answers.filter((answer) => answer.__typename === 'DraftSaved');
    expect(saved).toHaveLength(1);
    expect(answers.filter((answer) => answer.__typename === 'Conflict')).toHaveLength(49);
    expect(await ada.open(postId)).toMatchObject({ rev: 2, title: answers.find((one) => one.draft)?.draft?.title });
  });

  test('nobody else reads or changes it, or learns that it is there', async () => {
    const { value, postId } = await started('Canary');
    const eve = await writer();
    expect(await eve.open(postId)).toMatchObject({ __typename: 'NotFound' });
    expect(await eve.saveTo(postId, 1, value, EMPTY_DRAFT)).toMatchObject({ __typename: 'NotFound' });
    expect(await eve.versions(postId)).toBeNull();
    expect(await eve.revert(postId, '0'.repeat(12), 1)).toMatchObject({ __typename: 'NotFound' });
    const nobody = accountBrowser(world.graph, null);
    await expect(nobody.ask('query($id: ID!) { draft(postId: $id) { __typename } }', { id: postId })).rejects.toThrow(
      /FORBIDDEN/,
    );
    const suspended = await writer({ isSuspended: true });
    await expect(suspended.create(value)).rejects.toThrow(/FORBIDDEN/);
  });

  test('a story for a publication is begun by who belongs to it', async () => {
    const id = await buildPublication(world.context, { slug: 'small-press' });
    const staff = await writer({ staffRoles: new Map([[id, 'writer']]) });
    expect(await staff.create(draftOf('For it'), { collectionSlug: 'small-press' })).toMatchObject({ rev: 1 });
    const other = await writer();
    expect(await other.create(draftOf('For it'), { collectionSlug: 'small-press' })).toMatchObject({
      __typename: 'Forbidden',
    });
    expect(await other.create(draftOf('For it'), { collectionSlug: 'nowhere' })).toMatchObject({
      __typename: 'NotFound',
    });
  });
});

describe('a published story', () => {
  test('looking at it makes no draft, and what is saved changes nothing that readers see', async () => {
    const ada = await writer();
    const { id } = await buildStory(world.context, { authorIds: [ada.personId], title: 'In print' });
    const opened = await ada.open(id);
    expect(opened).toMatchObject({ rev: 0, title: 'In print', isChangedSincePublished: false });
    const rows = async () =>
      await world.database.kysely.selectFrom('story_draft').where('story_id', '=', id).select('revision').execute();
    expect(await rows()).toEqual([]);
    const before = await world.database.kysely.selectFrom('story').selectAll().where('id', '=', id).execute();
    expect(await ada.save(id, 0, { title: 'Changed' })).toMatchObject({ __typename: 'DraftSaved', rev: 1 });
    expect(await ada.open(id)).toMatchObject({
      rev: 1,
      title: 'Changed',
      isChangedSincePublished: true,
      post: { title: 'In print' },
    });
    expect(await world.database.kysely.selectFrom('story').selectAll().where('id', '=', id).execute()).toEqual(before);
    // What readers see can be brought back.
    const [first] = (await ada.versions(id)) ?? [];
    expect(first).toMatchObject({ rev: 0, kind: 'PUBLISHED', title: 'In print' });
  });
});
