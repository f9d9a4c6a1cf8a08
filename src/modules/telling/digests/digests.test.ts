import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseStaffPicks } from '#modules/reading/lists/choose-staff-picks.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { follow } from '#modules/people/follows/follow.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { notificationsWorld, type NotificationsWorld, type ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { sendDigests } from './send-digests.ts';

let world: NotificationsWorld;
let writer: string;
beforeAll(async () => {
  world = await notificationsWorld();
  world.clock.set('2026-11-21T12:00:00.000Z');
  writer = await buildPerson(world.context, { name: 'Wanda' });
  const picked = await buildStory(world.context, { title: 'A pick' });
  const listId = await createList(world.context, { ownerId: writer, name: 'Picks', storyIds: [picked.id] });
  await chooseStaffPicks(world.context, listId);
  for (let number = 1; number <= 4; number += 1) {
    const publishedAt = new Date(Date.UTC(2026, 10, 21, 10, number));
    await buildStory(world.context, { authorIds: [writer], title: `By Wanda ${number}`, publishedAt });
    await buildStory(world.context, { tags: ['Kites'], title: `On kites ${number}`, publishedAt });
  }
});
afterAll(() => world.close());

async function reader(frequency: 'DAILY' | 'WEEKLY' | 'OFF', timeZone = ''): Promise<ToldMember> {
  const member = await world.member();
  const { personId: followerId } = member;
  await world.giveAddress(member);
  await follow(world.context, { followerId, kind: 'person', id: writer });
  const [tag] = await world.database.query<{ id: string }>('test_tag', `select id from tag where slug = 'kites'`, []);
  await follow(world.context, { followerId, kind: 'tag', id: tag?.id ?? '' });
  for (const [name, value] of [
    ['DIGEST_FREQUENCY', frequency],
    ['TIME_ZONE', timeZone],
  ]) {
    await world.database.query('test_preference', 'insert into viewer_preference values ($1, $2, $3, $4)', [
      followerId,
      name,
      JSON.stringify(value),
      world.clock.now(),
    ]);
  }
  return member;
}
const run = async () => {
  await sendDigests(world.context);
  await runJobs(world.database, { 'digests:send': ({ after }) => sendDigests(world.context, after) });
};
const mailsTo = async (member: ToldMember) =>
  (await readMail(world.context)).filter(({ to }) => to === `${member.personId}@mail.example`);
const titles = (text: string) =>
  [...text.matchAll(/^(By Wanda \d|On kites \d|A pick|Begun)$/gm)].map(([title]) => title);
const READ = `insert into reading_history_entry (story_id, person_id, percent, furthest_percent, block_id, is_read,
  first_read_at, last_read_at) values ($2, $1, $3, $3, null, $4, $5, $5)`;
const begin = (member: ToldMember, storyId: string, percent: number, isRead: boolean) =>
  world.database.query('test_read', READ, [member.personId, storyId, percent, isRead, world.clock.now()]);

test('NEWS-3: a digest has at most seven stories, three followed, two on topics, a pick and one begun; none twice', async () => {
  world.clock.set('2026-11-22T12:00:00.000Z');
  const ada = await reader('DAILY');
  const begun = await buildStory(world.context, { title: 'Begun', publishedAt: new Date('2020-01-01') });
  await begin(ada, begun.id, 40, false);
  world.clock.set('2026-11-23T06:59:00.000Z');
  await run();
  expect(await mailsTo(ada)).toEqual([]);
  world.clock.set('2026-11-23T07:00:00.000Z');
  for (let round = 0; round < 2; round += 1) await Promise.all([run(), run()]);
  const [mail, ...more] = await mailsTo(ada);
  expect(more).toEqual([]);
  expect(titles(mail?.text ?? '')).toEqual([
    'By Wanda 4',
    'By Wanda 3',
    'By Wanda 2',
    'On kites 4',
    'On kites 3',
    'A pick',
    'Begun',
  ]);
  expect(mail?.html).toContain('By Wanda 4 · By Wanda 3');
  expect(mail?.text).toMatch(/· 1 min read$/m);
  expect(mail?.text, 'minutes are whole').not.toMatch(/\.\d+ min read/);
  expect(mail?.headers['List-Unsubscribe']).toMatch(/\/m\/unsubscribe\//);
  world.clock.set('2026-11-24T07:15:00.000Z');
  await run();
  const [, second] = await mailsTo(ada);
  expect(titles(second?.text ?? '')).toEqual(['By Wanda 1', 'On kites 2', 'On kites 1']);
  world.clock.set('2026-11-25T07:15:00.000Z');
  await run();
  expect(await mailsTo(ada)).toHaveLength(2);
});

test('NEWS-3: weekly comes on Sundays by the reader’s own clock, off never, and what was missed is made good', async () => {
  world.clock.set('2026-11-28T00:00:00.000Z');
  const [weekly, off, far, daily] = [
    await reader('WEEKLY'),
    await reader('OFF'),
    await reader('WEEKLY', 'Pacific/Kiritimati'),
    await reader('DAILY', 'Nowhere/At-All'),
  ];
  world.clock.set('2026-11-28T12:00:00.000Z');
  const counts = async () =>
    await Promise.all([weekly, off, far, daily].map(async (one) => (await mailsTo(one)).length));
  await run();
  expect(await counts()).toEqual([0, 0, 0, 1]);
  world.clock.set('2026-11-28T17:00:00.000Z');
  await run();
  expect(await counts()).toEqual([0, 0, 1, 1]);
  world.clock.set('2026-11-29T15:00:00.000Z');
  await run();
  expect((await counts()).slice(0, 3)).toEqual([1, 0, 1]);
});

test('rule 44: nothing that was read, is muted, withheld or hidden, and none at all of fewer than three', async () => {
  world.clock.set('2026-11-30T12:00:00.000Z');
  const ada = await reader('DAILY');
  const preview = async () => {
    const { digestPreview } = (await ada.ask(
      '{ digestPreview { subject preview items { part post { id title } } } }',
    )) as {
      digestPreview: { preview: string; items: { part: string; post: { id: string; title: string } }[] } | null;
    };
    return digestPreview;
  };
  const first = await preview();
  expect(first?.items.map(({ part }) => part)).toEqual([
    'FOLLOWED',
    'FOLLOWED',
    'FOLLOWED',
    'TOPICS',
    'TOPICS',
    'PICKS',
  ]);
  await begin(ada, first?.items[0]?.post.id ?? '', 100, true);
  expect((await preview())?.items.map(({ post }) => post.id)).not.toContain(first?.items[0]?.post.id);
  await ada.ask('mutation($id: ID!) { muteUser(targetUserId: $id) { __typename } }', { id: writer });
  const muted = await preview();
  expect(muted?.items.map(({ part }) => part)).toEqual(['TOPICS', 'TOPICS', 'PICKS']);
  expect(muted?.preview).toBe('On kites 4 · On kites 3');
  await world.database.query('test_hide', `update story set is_listed = false where title like 'On kites%'`, []);
  await world.database.query('test_hide_tags', 'update story_tag set is_listed = false', []);
  expect(await preview()).toBeNull();
  await run();
  expect(await mailsTo(ada)).toEqual([]);
});

test('NEWS-3: whoever signs up after 7 in the morning has their first digest another day', async () => {
  world.clock.set('2027-01-05T07:30:00.000Z');
  const newcomer = await reader('DAILY');
  for (const title of ['One', 'Two', 'Three'])
    await buildStory(world.context, { title, authorIds: [writer], publishedAt: world.clock.now() });
  world.clock.set('2027-01-05T07:33:00.000Z');
  await run();
  expect(await mailsTo(newcomer)).toEqual([]);
  world.clock.set('2027-01-06T07:33:00.000Z');
  await run();
  expect(await mailsTo(newcomer)).toHaveLength(1);
});
