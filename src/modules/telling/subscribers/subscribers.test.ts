import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxTasks, emitEvent } from '#platform/jobs/outbox.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { StoryImport } from '#modules/stories/stories/story-import.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { freezeIssues, freezeIssuesOfStory } from '#modules/telling/issues/freeze-issues.ts';
import { endSubscription, readSubscription, subscribe } from './subscribe.ts';
import { tellSubscribers, tellSubscribersOfStory } from './tell-subscribers.ts';

let world: IssuesWorld;
beforeAll(async () => {
  world = await issuesWorld();
});
afterAll(() => world.close());

const as = ({ personId }: ToldMember): CommandContext => ({
  ...world.context,
  viewer: buildViewer({ personId }),
  isProgram: false,
});
const reader = async () => {
  const member = await world.member();
  await world.giveAddress(member);
  return member;
};
const subjects = ({ personId }: ToldMember) => world.subjectsTo(`${personId}@mail.example`);
/** Readers see it for the first time, as often as `times` says. */
async function publish(authorId: string, title: string, times = 1, more: Partial<StoryImport> = {}): Promise<string> {
  const { id } = await buildStory(world.context, { authorIds: [authorId], title, ...more });
  for (let time = 0; time < times; time += 1) {
    await emitEvent(world.database, 'story.published', { storyId: id, isFirst: time === 0, isScheduled: false });
  }
  await runJobs(world.database, {
    ...outboxTasks(world.database, [tellSubscribersOfStory, freezeIssuesOfStory(world.context)]),
    'subscriptions:tell': (payload) => tellSubscribers(world.context, payload),
  });
  await world.send();
  return id;
}

test('NEWS-4: the publish sheet says how many get it by mail, and its switch is heeded', async () => {
  const [author, follower, off] = [await world.member(), await reader(), await reader()];
  const subscribers = [await reader(), await reader()];
  const target = { kind: 'person', id: author.personId } as const;
  await subscribe(as(follower), { ...target, byMail: false });
  for (const one of [...subscribers, off]) await subscribe(as(one), { ...target, byMail: true });
  await off.ask(
    `mutation { updateViewerPreferences(userId: "${off.personId}",
      preferences: [{ name: "NOTIFICATIONS_ALLOW_EMAIL_NEW_STORIES", booleanValue: false }]) { success } }`,
  );
  const { id } = await buildStory(world.context, { authorIds: [author.personId], title: 'Counted' });
  const count = async (by: ToldMember) =>
    await by.ask(`{ postResult(id: "${id}") { ... on Post { mailRecipientCount } } }`);
  expect(await count(author)).toEqual({ postResult: { mailRecipientCount: 2 } });
  expect(await count(follower), 'nobody else is told').toEqual({ postResult: { mailRecipientCount: null } });
  await world.database.kysely.updateTable('story').set({ is_mailed: false }).where('id', '=', id).execute();
  await freezeIssues(world.context, id);
  await world.send();
  for (const one of subscribers) expect(subjects(one)).toEqual([]);
  await world.database.kysely.updateTable('story').set({ is_mailed: true }).where('id', '=', id).execute();
  await freezeIssues(world.context, id);
  await world.send();
  const told = [...subscribers, follower, off].map((one) => subjects(one));
  expect(told).toEqual([['Counted'], ['Counted'], [], []]);
});

test('rule 70: following sends no mail, subscribing does, once for a story, and its end ends it', async () => {
  const [author, follower, subscriber] = [await world.member(), await reader(), await reader()];
  const target = { kind: 'person', id: author.personId } as const;
  await subscribe(as(follower), { ...target, byMail: false });
  for (let round = 0; round < 2; round += 1) await subscribe(as(subscriber), { ...target, byMail: true });
  expect(await readSubscription(as(follower), target)).toMatchObject({ isFollowing: true, isSubscribed: false });
  expect(await readSubscription(as(subscriber), target)).toMatchObject({ isFollowing: true, isSubscribed: true });
  world.clock.advance(60_000);
  const id = await publish(author.personId, 'First', 2);
  expect([subjects(follower), subjects(subscriber)]).toEqual([[], ['First']]);
  expect(await subscriber.told()).toMatchObject([{ notificationType: 'NEW_STORY', post: { id } }]);
  expect(await subscriber.unread()).toBe(1);
  expect(await follower.told()).toEqual([]);
  await endSubscription(as(subscriber), target);
  await publish(author.personId, 'Second');
  expect(subjects(subscriber)).toEqual(['First']);
});

test('rule 32: nobody is mailed a story of whom they mute, or with the switch off', async () => {
  const [author, muting, off] = [await world.member(), await reader(), await reader()];
  for (const one of [muting, off]) await subscribe(as(one), { kind: 'person', id: author.personId, byMail: true });
  await muting.ask('mutation($id: ID!) { muteUser(targetUserId: $id) { __typename } }', { id: author.personId });
  await off.ask(
    `mutation($id: ID!) { updateViewerPreferences(userId: $id,
      preferences: [{ name: "NOTIFICATIONS_ALLOW_EMAIL_NEW_STORIES", booleanValue: false }]) { success } }`,
    { id: off.personId },
  );
  world.clock.advance(60_000);
  await publish(author.personId, 'Quiet');
  expect([subjects(muting), subjects(off), await muting.told()]).toEqual([[], [], []]);
});

test('every subscriber of many is mailed once, over several batches', async () => {
  const author = await world.member();
  await world.database.query('test_crowd', CROWD, [author.personId, world.clock.now()]);
  world.clock.advance(60_000);
  await publish(author.personId, 'To a crowd');
  const mails = world.sent.filter(({ subject }) => subject === 'To a crowd');
  expect(new Set(mails.map(({ to }) => to)).size).toBe(230);
  expect(mails).toHaveLength(230);
});

const CROWD = `
  with made as (
    insert into person (id, username, name, created_at, updated_at)
    select 'c' || lpad(to_hex(g), 11, '0'), 'crowd-' || g, 'Crowd', $2::timestamptz, $2::timestamptz
    from generate_series(1, 230) g returning id
  ), addressed as (
    insert into email_address (address, person_id, is_verified, created_at)
    select id || '@mail.example', id, true, $2::timestamptz from made
  ), owned as (
    insert into newsletter (id, person_id, is_first, name, created_at, updated_at)
    values (substr(md5($1), 1, 12), $1, true, 'Crowded', $2::timestamptz, $2::timestamptz) returning id
  )
  insert into subscriber (id, newsletter_id, person_id, state, source, first_of_person_id, created_at)
  select made.id, owned.id, made.id, 'active', 'site', $1, $2::timestamptz from made, owned`;

test('rule 73: a free story is mailed whole; of a locked one members get the whole and others its free part', async () => {
  const [author, other, member] = [await world.member(), await reader(), await reader()];
  for (const one of [other, member]) await subscribe(as(one), { kind: 'person', id: author.personId, byMail: true });
  await buildMembership(world.context, { personId: member.personId });
  world.clock.advance(60_000);
  const document = storyDocument(
    ...Array.from({ length: 12 }, (_none, index) => paragraph(`Paragraph ${index + 1} of <b>twelve</b>, by Ada.`)),
  );
  const mailsOf = (title: string) => {
    const mails = world.sent.filter(({ subject }) => subject === title);
    const of = ({ personId }: ToldMember) => mails.find(({ to }) => to === `${personId}@mail.example`);
    return { others: of(other), members: of(member) };
  };
  await publish(author.personId, 'A free story', 1, { document });
  const free = mailsOf('A free story');
  expect(free.others?.text).toContain('Paragraph 12 of <b>twelve</b>, by Ada.');
  expect(free.others?.html).toContain('Paragraph 12 of &lt;b&gt;twelve&lt;/b&gt;, by Ada.');
  expect(free.others?.html).not.toMatch(/[\uFDD0\uFDD1]/);
  await publish(author.personId, 'A locked story', 1, { document, isMembersOnly: true });
  const { others, members } = mailsOf('A locked story');
  for (const part of [others?.html, others?.text]) {
    expect(part).toContain('Paragraph 1 of');
    expect(part).not.toContain('Paragraph 12 of');
    expect(part).toContain('The rest of this story is for members.');
  }
  expect(members?.text).toContain('Paragraph 12 of');
  expect(members?.text).not.toContain('for members');
  // Rendered once, and yet each has ways out of their own.
  const wayOut = (mail: typeof members) => /Unsubscribe:\n(\S+)/.exec(mail?.text ?? '')?.[1];
  expect(wayOut(free.others)).toMatch(/^https?:/);
  expect(new Set([wayOut(free.others), wayOut(free.members)]).size).toBe(2);
});
