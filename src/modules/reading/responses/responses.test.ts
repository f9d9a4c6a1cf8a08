import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { useUp } from '#test/support/use-up.ts';
import { responsesWorld, type ResponsesWorld } from '#test/support/responses-world.ts';

let world: ResponsesWorld;
beforeAll(async () => {
  world = await responsesWorld();
});
afterAll(() => world.close());

const CLOSED = 'The author has closed discussion for this story/list. We are unable to save changes to your response.';

test('STORY-6: a response is published, counted, told whole, and its place leads to it', async () => {
  const { author, ada, respond, read } = world;
  const story = await buildStory(world.context, { authorIds: [author.personId] });
  const made = await respond(ada, { story: story.id, text: '**Well** said.\n\n> so it is' });
  expect(made).toMatchObject({
    __typename: 'PostResponse',
    repliesCount: 0,
    isByAuthor: false,
    post: { responsesCount: 1 },
  });
  const [first] = await read(null, story.id);
  expect(first).toMatchObject({
    id: made.id,
    bodyHtml: expect.stringContaining('<strong>Well</strong> said.') as string,
    creator: { id: ada.personId },
    source: null,
    url: expect.stringContaining(`/p/${made.id}/responses`) as string,
    replies: { items: [], pagingInfo: { next: null } },
  });
  expect((await read(ada, story.id))[0]).toMatchObject({ source: '**Well** said.\n\n> so it is' });
});

test('ten a page, two replies of each thread, then two more with each page', async () => {
  const { author, ada, respond, ask } = world;
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const clock = world.context.clock as FakeClock;
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    clock.advance(1_000);
    ids.push((await respond(ada, { story: id, text: `number ${index}` })).id);
  }
  const page = (to: string | null) =>
    ask(
      null,
      `query($to: String) { postResult(id: "${id}") { ... on Post { threadedPostResponses(paging: { limit: 10, to: $to }, sortType: OLDEST) {
      items { id } pagingInfo { next } } } } }`,
      { to },
    ) as Promise<{
      postResult: { threadedPostResponses: { items: { id: string }[]; pagingInfo: { next: string | null } } };
    }>;
  const first = (await page(null)).postResult.threadedPostResponses;
  const second = (await page(first.pagingInfo.next)).postResult.threadedPostResponses;
  expect([...first.items, ...second.items].map((item) => item.id)).toEqual(ids);
  expect([first.items.length, second.pagingInfo.next]).toEqual([10, null]);
  for (let index = 0; index < 5; index += 1) {
    clock.advance(1_000);
    await respond(author, { story: id, parent: ids[0], text: `reply ${index}` });
  }
  for (const [shown, count] of [
    [0, 2],
    [1, 4],
    [2, 5],
  ] as const) {
    const text = `{ postResponse(id: "${ids[0]}") { repliesCount replies(page: ${shown}) { items { excerpt } pagingInfo { next } } } }`;
    const { postResponse } = (await ask(null, text)) as {
      postResponse: { replies: { items: unknown[]; pagingInfo: { next: unknown } } };
    };
    expect(postResponse).toMatchObject({ repliesCount: 5 });
    expect([postResponse.replies.items.length, postResponse.replies.pagingInfo.next === null]).toEqual([
      count,
      count === 5,
    ]);
  }
});

test('rule 25: pinned first, then by what its readers made of it, or by time', async () => {
  const { author, ada, bob, respond, read, ask } = world;
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const clock = world.context.clock as FakeClock;
  const made: string[] = [];
  for (const text of ['old', 'plain', 'liked', 'pinned']) {
    clock.advance(1_000);
    made.push((await respond(ada, { story: id, text })).id);
  }
  const clap = (who: typeof ada, responseId: string, count: number) =>
    ask(
      who,
      `mutation { clapPostResponse(targetResponseId: "${responseId}", clapCount: ${count}) { __typename ... on PostResponse { clapCount viewerEdge { clapCount } } } }`,
    );
  expect(await clap(bob, made[0] ?? '', 3)).toEqual({
    clapPostResponse: { __typename: 'PostResponse', clapCount: 3, viewerEdge: { clapCount: 3 } },
  });
  await clap(author, made[2] ?? '', 1);
  expect(await clap(ada, made[1] ?? '', 1)).toMatchObject({ clapPostResponse: { __typename: 'Forbidden' } });
  const pin = (who: typeof ada) =>
    ask(who, `mutation { pinPostResponse(postResponseId: "${made[3]}", isPinned: true) { __typename } }`);
  await expect(pin(ada)).rejects.toThrow(/FORBIDDEN/);
  await pin(author);
  const order = async (sort: string) => (await read(null, id, sort)).map(({ excerpt }) => excerpt);
  expect(await order('RECOMMENDED')).toEqual(['pinned', 'liked', 'old', 'plain']);
  expect(await order('MOST_RECENT')).toEqual(['pinned', 'liked', 'plain', 'old']);
  expect(await order('OLDEST')).toEqual(['pinned', 'old', 'plain', 'liked']);
});

test('rule 28: hidden from everyone but its author and staff, with all below it, and shown again', async () => {
  const { author, ada, bob, moderator, respond, read, ask, countOf } = world;
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const top = await respond(ada, { story: id, text: 'canary top' });
  const below = await respond(bob, { story: id, parent: top.id, text: 'canary below' });
  await respond(ada, { story: id, parent: below.id, text: 'canary deep' });
  await respond(bob, { story: id, text: 'stays' });
  expect(await countOf(id)).toBe(4);
  const turn = (who: typeof ada, field: string, response = top.id) =>
    ask(
      who,
      `mutation { ${field}(parentPostId: "${id}", postResponseId: "${response}") { __typename ... on Post { responsesCount } } }`,
    );
  await expect(turn(bob, 'hidePostResponseOnParentPost')).rejects.toThrow(/FORBIDDEN/);
  await expect(turn(ada, 'hidePostResponseOnParentPost')).rejects.toThrow(/FORBIDDEN/);
  for (let round = 0; round < 2; round += 1) {
    expect(await turn(author, 'hidePostResponseOnParentPost')).toEqual({
      hidePostResponseOnParentPost: { __typename: 'Post', responsesCount: 1 },
    });
  }
  const seen = async (who: typeof ada | null) =>
    JSON.stringify([
      await read(who, id),
      await world.responsesOf(who, ada.personId),
      await world.responsesOf(who, bob.personId),
    ]);
  for (const who of [null, bob, author]) expect(await seen(who)).not.toMatch(/canary (top|deep)/);
  for (const who of [null, author]) expect(await seen(who)).not.toContain('canary');
  expect(await seen(ada)).toContain('canary top');
  expect(await seen(moderator)).toContain('canary top');
  // Nobody answers below what is hidden, though its author sees it.
  expect(await respond(ada, { story: id, parent: top.id, text: 'more' })).toMatchObject({ __typename: 'NotFound' });
  await turn(author, 'hidePostResponseOnParentPost', below.id);
  expect(await turn(author, 'unhidePostResponseOnParentPost')).toMatchObject({
    unhidePostResponseOnParentPost: { responsesCount: 2 },
  });
  expect(await seen(null)).not.toMatch(/canary (below|deep)/);
  expect(await turn(author, 'unhidePostResponseOnParentPost', below.id)).toMatchObject({
    unhidePostResponseOnParentPost: { responsesCount: 4 },
  });
  expect(await seen(null)).toMatch(/canary below/);
});

test('rule 26: edited with a mark after five minutes, deleted with a gap where replies hang on it', async () => {
  const { author, ada, bob, respond, read, ask, countOf } = world;
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const top = await respond(ada, { story: id, text: 'first words' });
  const edit = (who: typeof ada, text: string) =>
    ask(
      who,
      'mutation($text: String!, $id: ID!) { editPostResponse(postResponseId: $id, text: $text) { __typename ... on PostResponse { excerpt editedAt } } }',
      { id: top.id, text },
    );
  expect(await edit(ada, 'second words')).toEqual({
    editPostResponse: { __typename: 'PostResponse', excerpt: 'second words', editedAt: null },
  });
  (world.context.clock as FakeClock).advance(6 * 60_000);
  expect(await edit(ada, 'third words')).toMatchObject({
    editPostResponse: { excerpt: 'third words', editedAt: expect.any(Number) as number },
  });
  await expect(edit(bob, 'not mine')).rejects.toThrow(/FORBIDDEN/);
  const reply = await respond(bob, { story: id, parent: top.id, text: 'a reply' });
  const remove = (who: typeof ada, response: string) =>
    ask(
      who,
      `mutation { deletePostResponse(postResponseId: "${response}") { __typename ... on RemovedPostResponse { post { responsesCount } response { isDeleted bodyHtml } } } }`,
    );
  await expect(remove(bob, top.id)).rejects.toThrow(/FORBIDDEN/);
  expect(await remove(ada, top.id)).toEqual({
    deletePostResponse: {
      __typename: 'RemovedPostResponse',
      post: { responsesCount: 1 },
      response: { isDeleted: true, bodyHtml: '' },
    },
  });
  expect(await read(null, id)).toMatchObject([{ isDeleted: true, creator: null, excerpt: '' }]);
  expect(await respond(bob, { story: id, parent: top.id, text: 'late' })).toMatchObject({ __typename: 'NotFound' });
  await remove(bob, reply.id);
  expect(await read(null, id)).toEqual([]);
  expect(await countOf(id)).toBe(0);
});

test('STORY-6: who closes the discussion ends responses and edits, with the exact sentence', async () => {
  const { author, ada, bob, respond, ask, database } = world;
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const top = await respond(ada, { story: id, text: 'before' });
  const set = (row: object) => database.kysely.updateTable('story').set(row).where('id', '=', id).execute();
  await set({ response_level: 'followers' });
  expect(await respond(ada, { story: id, text: 'x' })).toMatchObject({
    __typename: 'Forbidden',
    message: 'Only people who follow the author can respond.',
  });
  await ask(bob, `mutation { followUser(targetUserId: "${author.personId}") { __typename } }`);
  expect(await respond(bob, { story: id, text: 'x' })).toMatchObject({ __typename: 'PostResponse' });
  await set({ response_level: 'members' });
  expect(await respond(bob, { story: id, text: 'x' })).toMatchObject({ message: 'Only members can respond.' });
  for (const row of [{ response_level: 'off' }, { response_level: 'everyone', is_responses_closed: true }]) {
    await set(row);
    for (const who of [ada, author]) {
      expect(await respond(who, { story: id, text: 'x' })).toMatchObject({ __typename: 'Forbidden', message: CLOSED });
    }
    const edited = await ask(
      ada,
      `mutation { editPostResponse(postResponseId: "${top.id}", text: "y") { ... on UserError { message } } }`,
    );
    expect(edited).toEqual({ editPostResponse: { message: CLOSED } });
  }
});

test('rules 14, 15, 26: bounds of length, links, banned links and number', async () => {
  const { author, ada, newcomer, respond, context, database } = world;
  const { id } = await buildStory(context, { authorIds: [author.personId] });
  for (const text of ['', ' \n ', '> ', 'a'.repeat(10_001)]) {
    expect(await respond(ada, { story: id, text })).toMatchObject({ __typename: 'BadRequest' });
  }
  expect(await respond(ada, { story: id, text: 'a'.repeat(10_000) })).toMatchObject({ __typename: 'PostResponse' });
  const links = 'https://a.example https://b.example https://c.example';
  expect(await respond(newcomer, { story: id, text: links })).toMatchObject({ __typename: 'BadRequest' });
  expect(await respond(ada, { story: id, text: links })).toMatchObject({ __typename: 'PostResponse' });
  await database.kysely
    .insertInto('banned_link')
    .values({ pattern: 'bad.example', reason: '', created_at: context.clock.now() })
    .execute();
  expect(await respond(ada, { story: id, text: 'see https://bad.example/x' })).toMatchObject({
    __typename: 'PublishingRestrictedBannedLinks',
    links: ['https://bad.example/x'],
  });
  const eve = await world.member();
  let last: { __typename: string } = { __typename: '' };
  for (let index = 0; index < 101; index += 1) last = await respond(eve, { story: id, text: `${index}` });
  expect(last).toMatchObject({ __typename: 'RateLimited', retryAfter: expect.any(Number) as number });
});

test('rules 31, 143: who is kept apart neither responds nor is read, and who is gone is "Deleted user"', async () => {
  const { author, ada, bob, respond, read, context, database } = world;
  const { id } = await buildStory(context, { authorIds: [author.personId] });
  await respond(ada, { story: id, text: 'from ada' });
  const apart = await world.member({ blockedBy: new Set([author.personId]) });
  expect(await respond(apart, { story: id, text: 'x' })).toMatchObject({ __typename: 'NotFound' });
  const blocker = await world.member({ blocking: new Set([ada.personId]) });
  expect(await read(blocker, id)).toEqual([]);
  const set = (state: 'deleted' | 'suspended') =>
    database.kysely.updateTable('person').set({ state }).where('id', '=', ada.personId).execute();
  await set('suspended');
  expect(await read(bob, id)).toEqual([]);
  await set('deleted');
  expect(await read(bob, id)).toMatchObject([{ excerpt: 'from ada' }]);
  await database.kysely.updateTable('person').set({ state: 'active' }).where('id', '=', ada.personId).execute();
});

test('respond to a passage: its words stand in the block that is named', async () => {
  const { ada, respond, context, database } = world;
  const { id } = await buildStory(context);
  const body = await database.kysely
    .selectFrom('story_body')
    .select('document')
    .where('story_id', '=', id)
    .executeTakeFirstOrThrow();
  const blockId = body.document.blocks[0]?.id ?? '';
  expect(await respond(ada, { story: id, text: 'yes', quote: { blockId, text: 'only words' } })).toMatchObject({
    __typename: 'PostResponse',
    quote: { blockId, text: 'only words' },
  });
  for (const quote of [
    { blockId, text: 'other words' },
    { blockId: 'none', text: 'only words' },
  ]) {
    expect(await respond(ada, { story: id, text: 'no', quote })).toMatchObject({ __typename: 'BadRequest' });
  }
});

test('PROF-1: on a profile stand responses to what is listed; a draft or private list has none', async () => {
  const { ada, bob, respond, responsesOf, context, list } = world;
  const reader = await world.member();
  const listed = await buildStory(context);
  const unlisted = await buildStory(context, { state: 'unlisted' });
  const draft = await buildStory(context, { state: 'draft' });
  await respond(reader, { story: listed.id, text: 'on a listed one' });
  await respond(reader, { story: unlisted.id, text: 'on an unlisted one' });
  expect(await respond(reader, { story: draft.id, text: 'x' })).toMatchObject({ __typename: 'NotFound' });
  const open = await list(ada, 'public');
  expect(await respond(reader, { list: open, text: 'on a list' })).toMatchObject({
    __typename: 'PostResponse',
    catalog: { responsesCount: 1 },
  });
  expect(await respond(ada, { list: await list(ada, 'private'), text: 'x' })).toMatchObject({ __typename: 'NotFound' });
  const excerpts = async (who: typeof ada | null) =>
    (await responsesOf(who, reader.personId)).map(({ excerpt }) => excerpt);
  expect((await excerpts(null)).toSorted()).toEqual(['on a list', 'on a listed one']);
  expect((await excerpts(bob)).toSorted()).toEqual(['on a list', 'on a listed one']);
  expect((await excerpts(reader)).toSorted()).toEqual(['on a list', 'on a listed one', 'on an unlisted one']);
});

test('LIST-1: the owner of a list closes its discussion, hides and shows there too', async () => {
  const { ada, bob, respond, ask, list } = world;
  const open = await list(ada, 'public');
  const made = await respond(bob, { list: open, text: 'to a list' });
  const turn = (field: string) =>
    ask(
      ada,
      `mutation { ${field}(parentCatalogId: "${open}", catalogResponseId: "${made.id}") { ... on Catalog { responsesCount threadedCatalogResponses { items { id } } } } }`,
    );
  expect(await turn('hideCatalogResponseOnParent')).toEqual({
    hideCatalogResponseOnParent: { responsesCount: 0, threadedCatalogResponses: { items: [] } },
  });
  expect(await turn('showCatalogResponseOnParent')).toEqual({
    showCatalogResponseOnParent: { responsesCount: 1, threadedCatalogResponses: { items: [{ id: made.id }] } },
  });
  const close = (who: typeof ada, isClosed: boolean) =>
    ask(
      who,
      `mutation { closeCatalogResponses(targetCatalogId: "${open}", isClosed: ${isClosed}) { __typename ... on Catalog { isResponsesClosed catalogResponses { closedReason } } } }`,
    );
  expect(await close(bob, true)).toEqual({ closeCatalogResponses: { __typename: 'NotFound' } });
  expect(await close(ada, true)).toEqual({
    closeCatalogResponses: {
      __typename: 'Catalog',
      isResponsesClosed: true,
      catalogResponses: { closedReason: 'CLOSED' },
    },
  });
  expect(await respond(bob, { list: open, text: 'x' })).toMatchObject({ message: CLOSED });
  await useUp(world, 'change lists');
  expect(await close(ada, false)).toEqual({ closeCatalogResponses: { __typename: 'RateLimited' } });
});

test('a response is found by nobody who does not see its story', async () => {
  const { ada, respond, ask, context, database } = world;
  const personId = await buildPerson(context);
  const { id } = await buildStory(context, { authorIds: [personId] });
  const made = await respond(ada, { story: id, text: 'canary' });
  const find = (who: typeof ada | null) => ask(who, `{ postResponse(id: "${made.id}") { excerpt } }`);
  expect(await find(null)).toEqual({ postResponse: { excerpt: 'canary' } });
  await database.kysely.updateTable('story').set({ state: 'trashed' }).where('id', '=', id).execute();
  for (const who of [null, ada]) expect(await find(who)).toEqual({ postResponse: null });
});
