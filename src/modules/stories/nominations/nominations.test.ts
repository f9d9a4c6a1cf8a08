import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { trashStory } from '#modules/stories/stories/trash-story.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { news } from './nominations.news.ts';

const START = '2026-11-21T12:00:00Z';
let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
afterAll(() => world.close());
beforeEach(() => clock.set(START));

const NOMINATE = `mutation($id: ID!, $reason: String!) { result: nominatePost(targetPostId: $id, reason: $reason) {
  __typename ... on BoostCase { id state approvedBy { id } viewerStanding nominations { reason curator { id } } }
  ... on NominationRefusal { code } ... on UserError { message } } }`;
const DECISION = `__typename ... on BoostCase { id state boostedUntil approvedBy { id } declineReason }
  ... on NominationRefusal { code } ... on UserError { message }`;
const APPROVE = `mutation($id: ID!) { result: approveNomination(caseId: $id) { ${DECISION} } }`;
const DECLINE = `mutation($id: ID!, $reason: String!) { result: declineNomination(caseId: $id, reason: $reason) { ${DECISION} } }`;
const CASES = `query($limit: Int, $to: String) { boostCases(paging: { limit: $limit, to: $to }) { items { id post { id } } pagingInfo { next } } }`;
const OWN = `{ viewerNominations { items { reason boostCase { state declineReason post { id } } } } nominationTokens { left most renewedAt } }`;
const STORY = `query($id: ID!) { postResult(id: $id) { ... on Post { boost { boostedAt boostedUntil isRunning } viewerEdge { canNominate } } } }`;

type Answer = { readonly __typename: string; readonly id: string; readonly state?: string; readonly code?: string };
type Asker = ReturnType<typeof accountBrowser> & { readonly personId: string };

async function person(changes: Partial<Viewer> = {}): Promise<Asker> {
  const personId = await buildPerson(world.context);
  return Object.assign(accountBrowser(world.graph, buildViewer({ personId, ...changes })), { personId });
}
const curator = () => person({ roles: new Set(['CURATOR']) });
const resultOf = async (asker: Asker, text: string, values: object) =>
  (await asker.ask(text, { ...values }))['result'] as Answer;
const nominate = (asker: Asker, id: string, reason = 'It explains tides.') => resultOf(asker, NOMINATE, { id, reason });
const approve = (asker: Asker, id: string) => resultOf(asker, APPROVE, { id });
const decline = (asker: Asker, id: string, reason = 'Not quite yet.') => resultOf(asker, DECLINE, { id, reason });
const trash = async (id: string) => {
  const [row] = await world.database.query<{ id: string }>(
    'test_author',
    'select creator_id as id from story where id = $1',
    [id],
  );
  const viewer = buildViewer({ personId: row?.id ?? '' });
  await trashStory({ ...world.context, viewer, isProgram: false }, id);
};
const story = async (override: object = {}) => (await buildStory(world.context, override)).id;

test('rule T12: a nomination is made once, by a curator, of a story of at most fourteen days that is not theirs', async () => {
  const ada = await curator();
  const id = await story();
  const made = await nominate(ada, id, '  It explains tides. ');
  expect(made).toMatchObject({
    __typename: 'BoostCase',
    state: 'PENDING',
    viewerStanding: 'HAS_NOMINATED',
    nominations: [{ reason: 'It explains tides.', curator: { id: ada.personId } }],
  });
  expect(await nominate(ada, id)).toEqual({
    __typename: 'NominationRefusal',
    code: 'ALREADY_NOMINATED',
    message: 'You’ve already nominated this story.',
  });
  expect(await nominate(ada, await story(), ' ')).toMatchObject({ __typename: 'BadRequest' });
  const codeOf = async (asker: Asker, storyId: string) => (await nominate(asker, storyId)).code;
  expect(await codeOf(ada, await story({ authorIds: [ada.personId] }))).toBe('PERMISSION_DENIED');
  expect(await codeOf(ada, await story({ publishedAt: new Date('2026-11-07T11:59:59Z') }))).toBe('TOO_OLD');
  expect((await nominate(ada, await story({ publishedAt: new Date('2026-11-07T12:00:00Z') }))).state).toBe('PENDING');
  expect(await codeOf(ada, 'aaaaaaaaaaaa')).toBe('POST_DELETED');
  for (const other of [await person(), await person({ roles: new Set(['MODERATOR', 'FINANCE']) })])
    expect(await codeOf(other, id)).toBe('PERMISSION_DENIED');
  expect(await codeOf(await person({ roles: new Set(['CURATOR']), sessionId: null }), id)).toBe('PERMISSION_DENIED');
});

test('rule T12: ten tokens a month, of which two tabs spend none twice, and what is deleted brings none back', async () => {
  const ada = await curator();
  const ids = await Promise.all(Array.from({ length: 12 }, () => story()));
  const made = await Promise.all(ids.map((id) => nominate(ada, id)));
  expect(made.filter(({ state }) => state === 'PENDING')).toHaveLength(10);
  expect(made.filter(({ code }) => code === 'NOT_ENOUGH_TOKENS')).toHaveLength(2);
  const first = made.findIndex(({ state }) => state === 'PENDING');
  await trash(ids[first] ?? '');
  const renewedAt = Date.parse('2026-12-01T00:00:00Z');
  expect(await ada.ask(OWN)).toMatchObject({ nominationTokens: { left: 0, most: 10, renewedAt } });
  expect((await nominate(ada, await story())).code).toBe('NOT_ENOUGH_TOKENS');
  clock.set('2026-12-01T00:00:00Z');
  expect((await nominate(ada, await story())).state).toBe('PENDING');
  expect(await ada.ask(OWN)).toMatchObject({ nominationTokens: { left: 9 } });
});

test('rule 200: two others approve, at once too; whoever wrote or nominated it does not', async () => {
  const [ada, ben, cleo] = [await curator(), await curator(), await curator()];
  const admin = await person({ roles: new Set(['ADMIN']) });
  const id = await story({ authorIds: [cleo.personId] });
  const { id: caseId } = await nominate(ada, id);
  for (const asker of [ada, cleo]) expect((await approve(asker, caseId)).code).toBe('PERMISSION_DENIED');
  const answers = await Promise.all([approve(ben, caseId), approve(ben, caseId), approve(admin, caseId)]);
  const states = answers.map(({ state, __typename }) => state ?? __typename);
  expect(states.filter((state) => state === 'BOOSTED').length, states.join()).toBeGreaterThan(0);
  const boosted = answers.find(({ state }) => state === 'BOOSTED');
  expect(boosted).toMatchObject({ boostedUntil: Date.parse('2026-12-05T12:00:00Z') });
  expect((boosted as unknown as { approvedBy: unknown[] }).approvedBy).toHaveLength(2);
  const votes = 'select count(*)::int as count from boost_vote where case_id = $1';
  expect(await world.database.query('test_votes', votes, [caseId])).toEqual([{ count: 2 }]);
  expect(await approve(await curator(), caseId)).toMatchObject({ __typename: 'Conflict' });
  expect(await nominate(ben, id)).toMatchObject({
    code: 'ALREADY_NOMINATED',
    message: expect.stringMatching(/boosted/),
  });
  const told = await news['story.boosted'](world.database, { storyId: id, caseId });
  expect(told).toMatchObject([{ kind: 'STORY_BOOSTED', recipientIds: [cleo.personId], actorId: null }]);
});

test('rule 201: a boost is seen by authors and curators, and ends', async () => {
  const [ada, ben, cleo] = [await curator(), await curator(), await curator()];
  const author = await person();
  const id = await story({ authorIds: [author.personId] });
  const { id: caseId } = await nominate(ada, id);
  await approve(ben, caseId);
  await approve(cleo, caseId);
  const boostedAt = Date.parse(START);
  const boost = { boostedAt, boostedUntil: boostedAt + 14 * 86_400_000, isRunning: true };
  const seenBy = async (asker: Asker) => (await asker.ask(STORY, { id }))['postResult'];
  expect(await seenBy(author)).toEqual({ boost, viewerEdge: { canNominate: false } });
  expect(await seenBy(ada)).toEqual({ boost, viewerEdge: { canNominate: true } });
  expect(await seenBy(await person())).toEqual({ boost: null, viewerEdge: { canNominate: false } });
  clock.set('2026-12-05T12:00:00Z');
  expect(await seenBy(author)).toMatchObject({ boost: { isRunning: false } });
});

test('rule 200: one no ends it with a reason that the nominator reads, and another curator may start again', async () => {
  const [ada, ben, cleo] = [await curator(), await curator(), await curator()];
  const id = await story();
  const { id: caseId } = await nominate(ada, id);
  expect(await decline(ben, caseId, '')).toMatchObject({ __typename: 'BadRequest' });
  await approve(cleo, caseId);
  expect(await decline(cleo, caseId)).toMatchObject({ __typename: 'Conflict' });
  expect(await decline(ben, caseId, 'Too short.')).toMatchObject({ state: 'DECLINED', declineReason: 'Too short.' });
  expect(await ada.ask(OWN)).toMatchObject({
    viewerNominations: { items: [{ boostCase: { state: 'DECLINED', declineReason: 'Too short.', post: { id } } }] },
  });
  expect((await nominate(ada, id)).code).toBe('ALREADY_NOMINATED');
  const again = await nominate(cleo, id);
  expect(again).toMatchObject({ state: 'PENDING', approvedBy: [] });
  expect(again.id).not.toBe(caseId);
});

test('rule 200: a story that is deleted or too old meanwhile is decided about no more', async () => {
  const [ada, ben, cleo] = [await curator(), await curator(), await curator()];
  const [gone, old] = [await story(), await story()];
  const first = await nominate(ada, gone);
  // The newest stands first, by the clock.
  clock.advance(1_000);
  const second = await nominate(ada, old);
  await approve(ben, first.id);
  await trash(gone);
  expect((await approve(cleo, first.id)).code).toBe('POST_DELETED');
  clock.set('2026-12-12T12:00:01Z');
  expect((await approve(cleo, second.id)).code).toBe('TOO_OLD');
  expect(await approve(cleo, 'ffffffffffffffff')).toMatchObject({ __typename: 'NotFound' });
  expect(await ada.ask(OWN)).toMatchObject({
    viewerNominations: { items: [{ boostCase: { state: 'LAPSED' } }, { boostCase: { state: 'GONE', post: null } }] },
  });
});

test('rule 200: what waits is read page by page, the oldest first, by curators and administrators alone', async () => {
  clock.set('2026-11-22T12:00:00Z');
  const ada = await curator();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    clock.advance(1_000);
    const id = await story();
    ids.push(id);
    await nominate(ada, id);
  }
  const found: string[] = [];
  let to: string | null = null;
  do {
    const answer = (await ada.ask(CASES, { limit: 2, to })) as {
      boostCases: { items: { post: { id: string } }[]; pagingInfo: { next: string | null } };
    };
    found.push(...answer.boostCases.items.map(({ post }) => post.id));
    to = answer.boostCases.pagingInfo.next;
  } while (to !== null);
  expect(found.filter((id) => ids.includes(id))).toEqual(ids);
  for (const other of [await person(), await person({ roles: new Set(['MODERATOR']) })]) {
    const answer = await other.ask(CASES, { limit: 2 }).catch(() => ({ boostCases: null }));
    expect(answer['boostCases']).toBeNull();
  }
});
