import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { createId } from '#modules/ground/create-id.ts';
import { isNewAccount, readTrust } from '#modules/people/trust/read-trust.ts';
import { takeDecision } from '#modules/running/decisions/take-decision.ts';
import { takePublication } from '#modules/stories/stories/take-publication.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

const DAY = 86_400_000;
const clock = createFakeClock('2026-11-21T12:00:00.000Z');
let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph(clock);
});
afterAll(() => world.close());

const CREATED = 'update person set created_at = $2 where id = $1';
const VISIT = `insert into story_visit values ($1, $2, null, $3, 'key', false, false, $4, $4, $5, 100, true, 'direct', '', '',
  null, 'desktop')`;

/** Somebody who came so many milliseconds ago. */
async function newcomer(age = 0): Promise<string> {
  const personId = await buildPerson(world.context);
  await world.database.query('test_created', CREATED, [personId, new Date(clock.now().getTime() - age)]);
  return personId;
}

async function read(personId: string, stories: number, secondsEach: number): Promise<void> {
  for (let index = 0; index < stories; index += 1) {
    const { id } = await buildStory(world.context);
    await world.database.query('test_visit', VISIT, [createId(), id, personId, clock.now(), secondsEach]);
  }
}

const staff = async (role: 'ADMIN' | 'MODERATOR' | 'SUPPORT' | 'CURATOR') =>
  accountBrowser(world.graph, buildViewer({ personId: await buildPerson(world.context), roles: new Set([role]) }));
const levelOf = async (personId: string) => (await readTrust(world.context, personId))?.level;
/** How many stories somebody may publish until they are asked to wait. */
async function storiesLeft(personId: string): Promise<number> {
  for (let count = 0; ; count += 1) {
    const refusal = await takePublication(world.context, { personId, isFirst: true, letter: undefined });
    if (refusal !== undefined) return count;
  }
}

test('rule 164: five stories and ten minutes of reading make a reader after a day, and a week does', async () => {
  const [reader, hurried, silent, old] = [
    await newcomer(DAY),
    await newcomer(DAY),
    await newcomer(DAY),
    await newcomer(7 * DAY),
  ];
  await read(reader, 5, 120);
  await read(hurried, 5, 110);
  expect(await Promise.all([reader, hurried, silent, old].map(levelOf))).toEqual([1, 0, 0, 1]);
  expect(await storiesLeft(reader)).toBe(5);
  expect(await storiesLeft(hurried)).toBe(2);
});

test('rule 164: who wrote what stands is trusted after 15 days, and a decision that counts lowers it until it is taken back', async () => {
  const writer = await newcomer(15 * DAY);
  const stories = [];
  for (let count = 0; count < 3; count += 1) stories.push(await buildStory(world.context, { authorIds: [writer] }));
  expect(await levelOf(writer)).toBe(2);
  const viewer = buildViewer({ personId: await buildPerson(world.context), roles: new Set(['MODERATOR']) });
  const moderator = { ...world.context, viewer, isProgram: false };
  await takeDecision(moderator, {
    target: { kind: 'user', id: writer },
    sanction: { measure: 'warn', rule: 'SPAM', facts: 'The same link in three stories.' },
  });
  expect(await levelOf(writer)).toBe(1);
  clock.advance(366 * DAY);
  expect(await levelOf(writer)).toBe(2);
});

test('rule 164: moderators trust somebody from the beginning, take it back, and it is written down; nobody else does', async () => {
  const [personId, moderator] = [await newcomer(), await staff('MODERATOR')];
  const grant = 'mutation($id: ID!, $is: Boolean!) { result: grantTrust(userId: $id, isGranted: $is) { __typename } }';
  const ask = 'query($id: String!) { adminUser(lookup: $id) { trust { level isGranted } viewerCan { grantTrust } } }';
  expect(await isNewAccount(world.context, personId)).toBe(true);
  for (let time = 0; time < 2; time += 1)
    expect(await moderator.ask(grant, { id: personId, is: true })).toEqual({ result: { __typename: 'AdminUser' } });
  expect((await moderator.ask(ask, { id: personId }))['adminUser']).toEqual({
    trust: { level: 3, isGranted: true },
    viewerCan: { grantTrust: true },
  });
  expect(await storiesLeft(personId)).toBe(5);
  expect((await (await staff('SUPPORT')).ask(ask, { id: personId }))['adminUser']).toMatchObject({
    viewerCan: { grantTrust: false },
  });
  for (const role of ['SUPPORT', 'CURATOR'] as const) {
    const answer = await (await staff(role)).ask(grant, { id: personId, is: false }).catch(String);
    expect(JSON.stringify(answer)).not.toContain('AdminUser');
  }
  await moderator.ask(grant, { id: personId, is: false });
  expect(await levelOf(personId)).toBe(0);
  const audit = await world.database.query<{ action: string }>(
    'test_audit',
    'select action from audit_entry where target_id = $1 order by created_at, id',
    [personId],
  );
  expect(audit.map(({ action }) => action).toSorted()).toEqual(['person.trusted', 'person.untrusted']);
});
