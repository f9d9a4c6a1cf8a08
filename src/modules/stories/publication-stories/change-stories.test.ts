import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#modules/ground/viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { notificationsWorld, type NotificationsWorld } from '#test/support/notifications-world.ts';
import { useUp } from '#test/support/use-up.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildSection } from '#test/factories/build-section.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';

let world: NotificationsWorld;
beforeAll(async () => {
  world = await notificationsWorld();
});
afterAll(() => world.close());

const SEVERAL = `mutation($input: ChangeCollectionPostsInput!) { changeCollectionPosts(input: $input) {
  __typename ... on ChangedCollectionPosts { outcomes { id kind message } posts { id isFeatured }
    featuredBefore featuredNow } ... on UserError { message } } }`;
const ARRANGE = `mutation($input: FeaturedPostsInput!) { updateFeaturedPosts(input: $input) { __typename } }`;
const SECTION = `query($id: ID!) { collection(id: $id) { sections { revision chosen { postId } } } }`;

type Changed = {
  readonly __typename: string;
  readonly message?: string;
  readonly outcomes: readonly { readonly id: string; readonly kind: string; readonly message: string }[];
  readonly posts: readonly { readonly id: string; readonly isFeatured: boolean }[];
  readonly featuredBefore: readonly string[] | null;
  readonly featuredNow: readonly string[] | null;
};

async function editorOf(publicationId: string, role: 'owner' | 'editor' | 'writer' = 'editor') {
  const personId = await buildPerson(world.context);
  const staffRoles: Viewer['staffRoles'] = new Map([[publicationId, role] as const]);
  const { ask } = accountBrowser(world.graph, buildViewer({ personId, staffRoles }));
  const several = async (deed: string, postIds: readonly string[], sectionId?: string) =>
    (await ask(SEVERAL, { input: { collectionId: publicationId, postIds, deed, sectionId } }))[
      'changeCollectionPosts'
    ] as Changed;
  return { ask, several };
}

async function scene() {
  const publicationId = await buildPublication(world.context);
  const author = await world.member({});
  const write = async (title: string, more: object = {}) => {
    world.clock.advance(1_000);
    return (await buildStory(world.context, { title, publicationId, authorIds: [author.personId], ...more })).id;
  };
  const unlist = (id: string) =>
    world.database.query('unlist', "update story set visibility = 'unlisted', is_listed = false where id = $1", [id]);
  return { publicationId, author, write, unlist, editor: await editorOf(publicationId) };
}

const kindsOf = ({ outcomes }: Changed) => outcomes.map(({ kind }) => kind);

test('PUB-6: several are featured at once; of each it is said what came of it, and what was there is named', async () => {
  const { publicationId, write, unlist, editor } = await scene();
  const [one, two, hidden] = [await write('One'), await write('Two'), await write('Hidden')];
  const elsewhere = await write('Elsewhere', { publicationId: undefined });
  await unlist(hidden);
  expect(kindsOf(await editor.several('FEATURE', [one]))).toEqual(['DONE']);
  const answer = await editor.several('FEATURE', [two, one, hidden, elsewhere, two]);
  expect(kindsOf(answer)).toEqual(['DONE', 'ALREADY_SO', 'NOT_PUBLISHED', 'NOT_THERE']);
  expect([answer.featuredBefore, answer.featuredNow]).toEqual([[one], [two, one]]);
  expect(answer.posts).toEqual([
    { id: two, isFeatured: true },
    { id: one, isFeatured: true },
    { id: hidden, isFeatured: false },
  ]);
  expect(answer.outcomes[3]?.message).toBe('It isn’t in the publication anymore.');
  const undone = { collectionId: publicationId, postIds: answer.featuredBefore, seenPostIds: answer.featuredNow };
  expect(await editor.ask(ARRANGE, { input: undone })).toEqual({ updateFeaturedPosts: { __typename: 'Collection' } });
  const off = await editor.several('UNFEATURE', [one, two]);
  expect(kindsOf(off)).toEqual(['DONE', 'ALREADY_SO']);
  expect(off.featuredNow).toEqual([]);
});

test('PUB-6: where there is room for some the first ones go in, and the others are told of the limit', async () => {
  const { write, editor } = await scene();
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) ids.push(await write(`Story ${index}`));
  const answer = await editor.several('FEATURE', ids);
  expect(kindsOf(answer)).toEqual([...Array.from({ length: 10 }, () => 'DONE'), 'NO_ROOM', 'NO_ROOM']);
  expect(answer.featuredNow).toEqual(ids.slice(0, 10));
  expect(answer.outcomes[11]?.message).toBe('There’s no room: 10 stories are already featured.');
});

test('PUB-6, PUB-4: several are put first on a feature page and taken off it; whoever has it open is told', async () => {
  const { publicationId, write, unlist, editor } = await scene();
  const [one, two, three] = [await write('One'), await write('Two'), await write('Three')];
  const build = async (of: string, storyIds: readonly string[]) => {
    await buildSection(world.context, { publicationId: of, slug: 'walks', title: 'Walks', storyIds });
    const text = 'select id from publication_section where publication_id = $1';
    return (await world.database.query<{ id: string }>('section', text, [of]))[0]?.id ?? '';
  };
  const id = await build(publicationId, [one]);
  const strange = await build(await buildPublication(world.context), []);
  const section = async () => {
    const { collection } = (await editor.ask(SECTION, { id: publicationId })) as {
      collection: { sections: { revision: number; chosen: { postId: string }[] }[] };
    };
    const [found] = collection.sections;
    return { revision: found?.revision ?? 0, ids: found?.chosen.map(({ postId }) => postId) };
  };
  const before = await section();
  await unlist(three);
  expect(kindsOf(await editor.several('ADD_TO_SECTION', [two, one, three], id))).toEqual([
    'DONE',
    'ALREADY_SO',
    'NOT_PUBLISHED',
  ]);
  expect(await section()).toEqual({ revision: before.revision + 1, ids: [two, one] });
  expect(kindsOf(await editor.several('REMOVE_FROM_SECTION', [two, three], id))).toEqual(['DONE', 'ALREADY_SO']);
  expect((await section()).ids).toEqual([one]);
  for (const sectionId of [undefined, strange, 'no-such']) {
    expect(await editor.several('ADD_TO_SECTION', [two], sectionId)).toMatchObject({ __typename: 'NotFound' });
  }
});

test('PUB-6, NOTI-1: several are taken out, each by itself: one that is gone already keeps none of the others', async () => {
  const { author, write, editor } = await scene();
  const [one, two] = [await write('One'), await write('Two')];
  expect(kindsOf(await editor.several('REMOVE', [one]))).toEqual(['DONE']);
  const answer = await editor.several('REMOVE', [one, two]);
  expect(kindsOf(answer)).toEqual(['NOT_THERE', 'DONE']);
  expect([answer.posts, answer.featuredNow]).toEqual([[], null]);
  const told = (await author.told()).filter(({ notificationType }) => notificationType === 'STORY_TAKEN_OUT');
  expect(told).toHaveLength(2);
});

test('PUB-6: at most 50 at once, by owner and editors alone, and as many in an hour as somebody may', async () => {
  const { publicationId, write, editor } = await scene();
  const id = await write('One');
  const many = Array.from({ length: 51 }, () => id);
  for (const ids of [[], many]) {
    expect(await editor.several('FEATURE', ids)).toEqual({
      __typename: 'BadRequest',
      message: 'Choose between one and 50 stories.',
    });
  }
  const writer = await editorOf(publicationId, 'writer');
  for (const deed of ['FEATURE', 'REMOVE', 'ADD_TO_SECTION']) {
    expect(await writer.several(deed, [id]), deed).toMatchObject({ __typename: 'Forbidden' });
  }
  expect(kindsOf(await editor.several('UNFEATURE', [id]))).toEqual(['ALREADY_SO']);
  await useUp(world, 'arrange several stories');
  expect(await editor.several('FEATURE', [id])).toMatchObject({ __typename: 'RateLimited' });
  expect(kindsOf(await editor.several('REMOVE', [id]))).toEqual(['DONE']);
  await useUp(world, 'remove story from publication');
  expect(await editor.several('REMOVE', [id])).toMatchObject({ __typename: 'RateLimited' });
});
