import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { paragraph, storyDocument, text } from '#shared/story/story-document.build.ts';
import { banLink, unbanLink } from '#modules/ground/banned-links/ban-link.ts';
import { buildImage } from '#test/factories/build-image.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { draftOf } from '#test/support/graph-drafts.ts';
import { publisher } from '#test/support/graph-publishing.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const clock = (): FakeClock => world.context.clock as FakeClock;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('WRITE-3: publishing', () => {
  test('gives a story its address, its date, its topics and its counts', async () => {
    const ada = await publisher(world);
    const id = await ada.start({
      ...draftOf('Ein schöner Tag', 'Das ist nicht der Anfang, aber wir werden sehen.'),
      subtitle: 'S',
    });
    expect(await ada.publish(id, { topics: ['Letters', 'letters', ' Small Engines '] })).toMatchObject({
      __typename: 'Post',
      title: 'Ein schöner Tag',
      subtitle: 'S',
      uniqueSlug: 'ein-schoner-tag',
      isPublished: true,
      visibility: 'PUBLIC',
      lockSource: 'NONE',
      license: 'ALL_RIGHTS_RESERVED',
      aiDisclosure: 'NONE',
      language: 'de',
      wordCount: 9,
      excerpt: 'Das ist nicht der Anfang, aber wir werden sehen.',
      firstPublishedAt: clock().now().getTime(),
      editedAt: null,
      tags: [{ slug: 'letters' }, { slug: 'small-engines' }],
      settings: { filter: 'PUBLIC', publishingActions: ['PUBLISH_POST', 'SUBMIT_POST_TO_PUBLICATION'] },
    });
    const { viewer } = (await ada.ask('{ viewer { id } }')) as { viewer: { id: string } };
    const rows = await world.database.query<{ count: number }>(
      'counted',
      `select story_count as count from person where id = $1 union all select story_count from tag where slug = 'small-engines'`,
      [viewer.id],
    );
    expect(rows.map(({ count }) => count)).toEqual([1, 1]);
    const versions = await ada.versions(id);
    expect(versions?.map(({ kind, rev }) => [kind, rev])).toContainEqual(['PUBLISHED', 1]);
  });

  test('again takes the newest words, keeps address and date, and says when a tenth of the words changed', async () => {
    const ada = await publisher(world);
    const words = Array.from({ length: 20 }, (_none, index) => `word${index}`);
    const value = draftOf('First title', words.join(' '));
    const id = await ada.published(value);
    const first = clock().now().getTime();
    clock().advance(DAY);
    const next = { ...draftOf('Second title', words.join(' ').replace('word3', 'other')), previewBreak: null };
    await ada.saveTo(id, 1, value, next);
    expect(await ada.publish(id)).toMatchObject({ __typename: 'Conflict' });
    expect(await ada.publish(id, {}, 2)).toMatchObject({
      title: 'Second title',
      uniqueSlug: 'first-title',
      firstPublishedAt: first,
      latestPublishedAt: first + DAY,
      editedAt: null,
    });
    await ada.saveTo(id, 2, next, draftOf('Second title', 'There’s nothing left of it.'));
    expect(await ada.publish(id, {}, 3)).toMatchObject({ editedAt: first + DAY });
  });

  test('takes the first picture of the body for the cover, unless another or none is chosen', async () => {
    const ada = await publisher(world);
    const image = await buildImage(world.context);
    const { id: imageId, width, height } = image;
    const picture = { kind: 'stored', imageId, width, height, focusPercentX: 20 } as const;
    const document = storyDocument(paragraph('Words.'), {
      id: 'img1',
      type: 'image',
      picture,
      alt: 'A boat',
      layout: 'inset',
    });
    const withPicture = { ...draftOf('With a picture'), document };
    const one = await ada.start(withPicture);
    expect(await ada.publish(one)).toMatchObject({ previewImage: { id: imageId, alt: 'A boat', focusPercentX: 20 } });
    const two = await ada.start(withPicture);
    expect(await ada.publish(two, { coverImageId: null })).toMatchObject({ previewImage: null });
    const three = await ada.start(draftOf('Without', 'Words.'));
    const cover = { coverImageId: imageId, coverAlt: 'Another', coverFocusPercentX: 100 };
    expect(await ada.publish(three, cover)).toMatchObject({ previewImage: { alt: 'Another', focusPercentX: 100 } });
    const missing = { coverImageId: 'f'.repeat(32) };
    expect(await ada.settings(three, missing)).toMatchObject({ __typename: 'BadRequest' });
  });

  test('says of each setting what is wrong with it, and changes nothing then', async () => {
    const ada = await publisher(world);
    const id = await ada.start();
    const wrong: readonly (readonly [Record<string, unknown>, RegExp])[] = [
      [{ topics: ['a', 'b', 'c', 'd', 'e', 'f'] }, /at most 5 topics/],
      [{ topics: ['x'.repeat(26)] }, /longer than 25 characters/],
      [{ topics: ['…'] }, /needs a letter or a digit/],
      [{ canonicalUrl: 'ftp://a.example' }, /starting with https/],
      [{ canonicalUrl: '/relative' }, /starting with https/],
      [{ seoTitle: 'x'.repeat(71) }, /71 characters. The limit is 70/],
      [{ seoDescription: 'x'.repeat(161) }, /The limit is 160/],
      [{ coverFocusPercentX: 101 }, /between 0 and 100/],
      [{ language: 'no language' }, /isn’t a language/],
    ];
    for (const [input, message] of wrong) {
      for (const answer of [await ada.publish(id, input), await ada.settings(id, input)]) {
        expect(answer).toMatchObject({ __typename: 'BadRequest', message: expect.stringMatching(message) as string });
      }
    }
    expect(await ada.publish(await ada.start(draftOf('', 'Words.')))).toMatchObject({
      message: 'Give your story a title.',
    });
    expect(await ada.publish(await ada.start(draftOf('A title')))).toMatchObject({ __typename: 'BadRequest' });
    expect(await ada.publish(id)).toMatchObject({ __typename: 'Post', tags: [], seoTitle: null });
  });

  test('a title in another script keeps its letters in the address', async () => {
    const ada = await publisher(world);
    const id = await ada.start(draftOf('吾輩は猫である', '名前はまだ無い。どこで生れたか'));
    expect(await ada.publish(id)).toMatchObject({
      uniqueSlug: '吾輩は猫である',
      language: 'ja',
      mediumUrl: expect.stringMatching(new RegExp(`/${encodeURIComponent('吾輩は猫である')}-${id}$`)) as string,
    });
  });

  test('the language that the author chose stays, whatever the words look like', async () => {
    const ada = await publisher(world);
    const id = await ada.start(draftOf('Das Wort', 'Das ist nicht der Anfang, aber wir werden sehen.'));
    await ada.settings(id, { language: 'nds' });
    expect(await ada.publish(id)).toMatchObject({ language: 'nds' });
    expect(await ada.settings(id, { language: null })).toMatchObject({ language: 'de' });
  });
});

describe('who may publish', () => {
  test('nobody but its authors, with a confirmed address, who are not suspended', async () => {
    const ada = await publisher(world);
    const id = await ada.start();
    const other = await publisher(world);
    expect(await other.publish(id)).toMatchObject({ __typename: 'NotFound' });
    const unproven = await publisher(world, { personId: ada.personId, isEmailVerified: false });
    expect(await unproven.publish(id)).toMatchObject({
      __typename: 'Forbidden',
      message: 'Confirm your email address before you publish. We’ve sent you a link.',
    });
    const suspended = await publisher(world, { personId: ada.personId, isSuspended: true });
    await expect(suspended.publish(id)).rejects.toThrow('Your account is suspended.');
    await ada.publish(id);
    expect(await other.publish(id)).toMatchObject({ __typename: 'Forbidden' });
  });

  test('an administrator at once, without a confirmed address and without the limits of a new account', async () => {
    const WHY = 'query($id: ID!) { postResult(id: $id) { ... on Post { viewerCan { publish noPublishReason } } } }';
    const reader = await publisher(world, { isEmailVerified: false, isNew: true });
    const draft = await reader.start();
    const reason = 'Confirm your email address before you publish. We’ve sent you a link.';
    expect(await reader.ask(WHY, { id: draft })).toEqual({
      postResult: { viewerCan: { publish: false, noPublishReason: reason } },
    });
    const roles = new Set(['ADMIN'] as const);
    const operator = await publisher(world, { isEmailVerified: false, isNew: true, roles });
    for (let count = 0; count < 6; count += 1) await operator.published(draftOf(`Opening ${count}`, 'Words.'));
    expect(await operator.ask(WHY, { id: await operator.start() })).toEqual({
      postResult: { viewerCan: { publish: true, noPublishReason: null } },
    });
  });

  test('into a publication its owner and editors put their stories, and take out those of others', async () => {
    const owner = await buildPerson(world.context);
    const collectionId = await buildPublication(world.context, { ownerPersonId: owner });
    const editor = await publisher(world, { staffRoles: new Map([[collectionId, 'editor']]) });
    const writer = await publisher(world, { staffRoles: new Map([[collectionId, 'writer']]) });
    const own = await editor.start();
    expect(await editor.publish(own, { collectionId })).toMatchObject({ collection: { id: collectionId } });
    const foreign = await writer.start();
    expect(await writer.publish(foreign, { collectionId })).toMatchObject({
      __typename: 'Forbidden',
      message: 'Only a publication’s owner and editors can put stories in it.',
    });
    await writer.publish(foreign);
    expect(await editor.settings(foreign, { collectionId })).toMatchObject({ __typename: 'Forbidden' });
    expect(await writer.settings(own, { collectionId: null })).toMatchObject({ __typename: 'Forbidden' });
    const second = await publisher(world, { staffRoles: new Map([[collectionId, 'owner']]) });
    expect(await second.settings(own, { visibility: 'UNLISTED' })).toMatchObject({
      __typename: 'Forbidden',
      message: 'Only the authors can change this.',
    });
    expect(await second.settings(own, { visibility: 'PUBLIC', isMailed: true, topics: ['Edited'] })).toMatchObject({
      tags: [{ slug: 'edited' }],
    });
    expect(await second.change('unpublishPost', own)).toMatchObject({ __typename: 'Forbidden' });
    expect(await second.settings(own, { collectionId: null })).toMatchObject({ collection: null });
  });

  test('rule 14: five stories a day, two in the first week, and it says when again', async () => {
    for (const [isNew, most] of [
      [false, 5],
      [true, 2],
    ] as const) {
      const ada = await publisher(world, { isNew });
      for (let count = 0; count < most; count += 1) await ada.published(draftOf(`Story ${count}`, 'Words.'));
      const id = await ada.start();
      const answer = await ada.publish(id);
      expect(answer).toMatchObject({ __typename: 'RateLimited', retryAfter: expect.any(Number) as number });
      clock().advance(DAY);
      expect(await ada.publish(id)).toMatchObject({ __typename: 'Post' });
    }
  });

  test('WRITE-10: a banned link is refused by its name, in body and original address, and draft and readers stay as they are', async () => {
    const ada = await publisher(world);
    await banLink(world.context, { pattern: 'spam.example', reason: 'Spam' });
    const link = { type: 'link', href: 'https://buy.spam.example/now' } as const;
    const document = storyDocument(paragraph(text('Buy', link)));
    const id = await ada.start({ ...draftOf('Offers'), document });
    const refusal = {
      __typename: 'PublishingRestrictedBannedLinks',
      message: 'The link https://buy.spam.example/now can’t be published here. Remove it and try again.',
      links: ['https://buy.spam.example/now'],
    };
    expect(await ada.publish(id)).toEqual(refusal);
    const clean = await ada.published(draftOf('Clean', 'Words.'));
    const canonicalUrl = 'https://spam.example/';
    expect(await ada.settings(clean, { canonicalUrl })).toMatchObject({ links: [canonicalUrl] });
    expect(await ada.yours('DRAFTS')).toMatchObject([{ post: { id } }]);
    await unbanLink(world.context, 'spam.example');
    expect(await ada.publish(id)).toMatchObject({ __typename: 'Post' });
  });

  test('of many who publish one draft at once one does, and the counts are right', async () => {
    const ada = await publisher(world);
    const id = await ada.start();
    const answers = await Promise.all(Array.from({ length: 4 }, () => ada.publish(id)));
    expect(answers.filter(({ __typename }) => __typename === 'Post').length).toBeGreaterThanOrEqual(1);
    const [row] = await world.database.query<{ count: number }>(
      'one_person',
      'select story_count as count from person where id = $1',
      [ada.personId],
    );
    expect(row?.count).toBe(1);
  });
});
