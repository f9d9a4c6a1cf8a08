import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emitEvent, outboxTasks } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { endSubscription, subscribe } from '#modules/telling/subscribers/subscribe.ts';
import { readUnsubscription, unsubscribe } from '#modules/telling/unsubscribing/unsubscribe.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { welcomeSubscriber } from './welcome-subscriber.ts';

let world: IssuesWorld;
beforeAll(async () => {
  world = await issuesWorld();
});
beforeEach(() => {
  world.answer(() => undefined);
  world.sent.length = 0;
});
afterAll(() => world.close());

const as = ({ personId }: ToldMember): CommandContext => ({
  ...world.context,
  viewer: buildViewer({ personId }),
  isProgram: false,
});
const addressOf = ({ personId }: ToldMember) => `${personId}@mail.example`;
const ownedBy = ({ personId: id }: ToldMember) => ({ kind: 'person', id }) as const;
async function reader(author?: ToldMember): Promise<ToldMember> {
  const member = await world.member();
  await world.giveAddress(member);
  if (author !== undefined) await subscribe(as(member), { ...ownedBy(author), byMail: true });
  return member;
}

test('rule 73: a story goes to each reader once, with or without an account, and to as many as the publish sheet says', async () => {
  const author = await world.member();
  const press = { kind: 'publication', id: await buildPublication(world.context, { name: 'Twice Press' }) } as const;
  const both = await reader(author);
  await subscribe(as(both), { ...press, byMail: true });
  for (const owner of [ownedBy(author), press]) await world.addAddress(owner, 'both@mail.example');
  // The address of somebody who is on the list by their account already.
  await world.addAddress(press, addressOf(both));
  await world.addAddress(ownedBy(author), 'one@mail.example');
  const id = await world.publish({ authorIds: [author.personId], publicationId: press.id, title: 'Once' });
  const sheet = await author.ask(
    `{ postResult(id: "${id}") { ... on Post { mailRecipientCount(collectionId: "${press.id}") } } }`,
  );
  expect(sheet).toEqual({ postResult: { mailRecipientCount: 3 } });
  await world.send();
  await world.send();
  expect(world.sent.map(({ to }) => to).toSorted()).toEqual(
    [addressOf(both), 'both@mail.example', 'one@mail.example'].toSorted(),
  );
  const again = outboxTasks(world.database, []);
  await emitEvent(world.database, 'story.published', { storyId: id, isFirst: false, isScheduled: false });
  await runJobs(world.database, again);
  await world.send();
  expect(world.sent).toHaveLength(3);
});

test('rule 73: readers are written down in the order in which their rows stand in the indexes, so that many come quickly', async () => {
  const author = await world.member();
  for (let index = 0; index < 12; index += 1) await world.addAddress(ownedBy(author), `row-${index}@mail.example`);
  const storyId = await world.publish({ authorIds: [author.personId], title: 'In rows' });
  const rows = await world.database.query<{ id: string }>(
    'test_rows',
    'select id from issue_delivery where story_id = $1 order by reader_hash',
    [storyId],
  );
  const ids = rows.map(({ id }) => id);
  expect(ids).toHaveLength(12);
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
  expect(ids).toEqual(ids.toSorted());
  // Whoever knows the id of one mail cannot guess that of another.
  expect(new Set(ids.map((id) => id.slice(-18))).size).toBe(12);
  await world.send();
  // With its newsletter an issue goes, and with the issue who got it.
  await world.database.query('test_gone', 'delete from newsletter where person_id = $1', [author.personId]);
  const left = 'select count(*)::int as count from issue_delivery where story_id = $1';
  expect(await world.database.query('test_left', left, [storyId])).toEqual([{ count: 0 }]);
});

test('rule 74: one press leaves one newsletter, signed out and without an account, and its page names it', async () => {
  const author = await world.member();
  await setSetting(world.context, 'mail.postalAddress', '1 Harbor Street, Springfield');
  const id = await world.newsletterOf(ownedBy(author));
  await world.database.query(
    'test_dress',
    `update newsletter set name = 'Harbor Notes', sender_name = 'Harbor desk', reply_to = 'desk@harbor.example' where id = $1`,
    [id],
  );
  await world.addAddress(ownedBy(author), 'leaver@mail.example');
  await world.publish({ authorIds: [author.personId], title: 'First tide' });
  await world.send();
  const [mail] = world.sent;
  expect(mail?.from.name).toBe('Harbor desk');
  expect(mail?.headers).toMatchObject({
    'List-Id': `<${id}.${new URL(world.context.config.siteUrl).hostname}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Reply-To': 'desk@harbor.example',
    Precedence: 'bulk',
  });
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('1 Harbor Street, Springfield');
    expect(part).toContain('you subscribed to Harbor Notes');
  }
  const token = decodeURIComponent(/unsubscribe\/([^>]+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const asNobody = { ...commandReader(world.context), secrets: world.context.secrets };
  expect(await readUnsubscription(asNobody, token)).toMatchObject({
    isOff: false,
    newsletter: { name: 'Harbor Notes' },
  });
  for (let time = 0; time < 2; time += 1) expect(await unsubscribe(world.context, token)).toBe(true);
  expect(await readUnsubscription(asNobody, token)).toMatchObject({ isOff: true });
  await world.publish({ authorIds: [author.personId], title: 'Second tide' });
  await world.send();
  expect(world.subjectsTo('leaver@mail.example')).toEqual(['First tide']);
  await setSetting(world.context, 'mail.postalAddress', '');
});

test('rule 73: whoever leaves, switches it off, mutes or blocks before their turn is left out, with the reason', async () => {
  const author = await world.member();
  const [leaves, turnsOff, mutes, blocks, stays] = await Promise.all(Array.from({ length: 5 }, () => reader(author)));
  if (!leaves || !turnsOff || !mutes || !blocks || !stays) throw new Error('Nobody is there.');
  const id = await world.publish({ authorIds: [author.personId], title: 'Before their turn' });
  await leaves.ask('mutation($id: ID!) { unsubscribeFromUser(targetUserId: $id) { __typename } }', {
    id: author.personId,
  });
  await turnsOff.ask(
    `mutation($id: ID!) { updateViewerPreferences(userId: $id,
      preferences: [{ name: "NOTIFICATIONS_ALLOW_EMAIL_NEW_STORIES", booleanValue: false }]) { success } }`,
    { id: turnsOff.personId },
  );
  await mutes.ask('mutation($id: ID!) { muteUser(targetUserId: $id) { __typename } }', { id: author.personId });
  await world.database.query(
    'test_block',
    'insert into person_block (blocker_id, person_id, created_at) values ($1, $2, $3)',
    [blocks.personId, author.personId, world.clock.now()],
  );
  await world.send();
  expect(world.sent.map(({ to }) => to)).toEqual([addressOf(stays)]);
  expect((await world.deliveries(id)).map(({ state, reason }) => reason ?? state)).toEqual([
    'accepted',
    'blocked',
    'left',
    'muted',
    'switchedOff',
  ]);
});

test('rule 73: a story that is taken back before their turn goes to nobody, one without mail to nobody either', async () => {
  const author = await world.member();
  await reader(author);
  await world.addAddress(ownedBy(author), 'back@mail.example');
  const id = await world.publish({ authorIds: [author.personId], title: 'Taken back' });
  await world.database.query(
    'test_unlist',
    "update story set visibility = 'unlisted', is_listed = false where id = $1",
    [id],
  );
  await world.send();
  expect(world.sent).toEqual([]);
  expect((await world.deliveries(id)).map(({ state }) => state)).toEqual(['queued', 'queued']);
  await world.database.query('test_no_mail', 'update newsletter set sends_stories = false where person_id = $1', [
    author.personId,
  ]);
  await world.publish({ authorIds: [author.personId], title: 'Not by mail' });
  await world.send();
  expect(world.sent).toEqual([]);
});

test('NEWS-1: a welcome goes out once, in the words of its writer, and to nobody where there is none', async () => {
  const author = await world.member();
  const id = await world.newsletterOf(ownedBy(author));
  const welcome = outboxTasks(world.database, [welcomeSubscriber(world.context)]);
  const mailed = async () => (await readMail(world.context)).filter(({ subject }) => subject === 'Come in');
  await reader(author);
  await runJobs(world.database, welcome);
  expect(await mailed()).toEqual([]);
  const TEXTS = `update newsletter set name = 'Porch', welcome_subject = 'Come in', welcome_text = 'Sit down.' where id = $1`;
  await world.database.query('test_welcome', TEXTS, [id]);
  const welcomed = await reader(author);
  await subscribe(as(welcomed), { ...ownedBy(author), byMail: true });
  await runJobs(world.database, welcome);
  const [mail, ...more] = await mailed();
  expect([mail?.to, more]).toEqual([addressOf(welcomed), []]);
  expect(mail?.text).toContain('Sit down.');
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  // Whoever leaves and is back a moment later has been welcomed.
  const comesBack = async () => {
    await endSubscription(as(welcomed), ownedBy(author));
    world.clock.advance(1_000);
    await subscribe(as(welcomed), { ...ownedBy(author), byMail: true });
    await runJobs(world.database, welcome);
  };
  for (let round = 0; round < 3; round += 1) await comesBack();
  expect(await mailed()).toHaveLength(1);
  world.clock.advance(25 * 3_600_000);
  await comesBack();
  expect(await mailed()).toHaveLength(2);
});

test('NEWS-1: a writer tries a draft on themselves, ten times a day', async () => {
  const [author, other] = [await reader(), await reader()];
  const id = await world.publish({ authorIds: [author.personId], title: 'On trial' });
  const TRY = `mutation { sendTestIssue(postId: "${id}") { __typename ... on TestIssueSent { email } } }`;
  expect(await other.ask(TRY)).toEqual({ sendTestIssue: { __typename: 'NotFound' } });
  for (let time = 0; time < 10; time += 1) {
    expect(await author.ask(TRY)).toEqual({ sendTestIssue: { __typename: 'TestIssueSent', email: addressOf(author) } });
  }
  expect(await author.ask(TRY)).toEqual({ sendTestIssue: { __typename: 'RateLimited' } });
  const tried = (await readMail(world.context)).filter(({ subject }) => subject === '[Test] On trial');
  expect(tried.map(({ to }) => to)).toEqual(Array.from({ length: 10 }, () => addressOf(author)));
});
