import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MailRefused, MailStopped } from '#platform/mail/mail-transport.ts';
import { openLane } from '#modules/ground/mail-lanes/stop-lane.ts';
import { isHeldBack } from '#modules/ground/mail-suppressions/find-suppression.ts';
import { markNotificationsSeen } from '#modules/telling/notifications/mark-notifications-seen.ts';
import { sendIssues } from './send-issues.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';

let world: IssuesWorld;
let author: ToldMember;
beforeAll(async () => {
  world = await issuesWorld();
});
beforeEach(async () => {
  author = await world.member();
  await world.giveAddress(author);
  world.answer(() => undefined);
  world.sent.length = 0;
});
afterAll(() => world.close());

const addressOf = (number: number, domains: number) => `${author.personId}-${number}@mail${number % domains}.example`;
async function issue(readers: number, domains = 2): Promise<string> {
  for (let number = 0; number < readers; number += 1) {
    await world.addAddress({ kind: 'person', id: author.personId }, addressOf(number, domains));
  }
  return await world.publish({ authorIds: [author.personId], title: 'On its way' });
}
const standing = async (storyId: string) => {
  const text = 'select state, stop_reason as reason from issue where story_id = $1';
  const [row] = await world.database.query<{ state: string; reason: string | null }>('test_standing', text, [storyId]);
  return row;
};
const counts = async (storyId: string) => {
  const found: Record<string, number> = {};
  for (const { state } of await world.deliveries(storyId)) found[state] = (found[state] ?? 0) + 1;
  return found;
};
const direct = async (does: 'resume' | 'stop', storyId: string) =>
  (
    await author.ask(`mutation($id: ID!) { outcome: ${does}Issue(issueId: $id) { __typename } }`, {
      id: await world.issueOf(storyId),
    })
  )['outcome'];
const told = async () =>
  (await readMail(world.context))
    .filter(({ to }) => to === `${author.personId}@mail.example`)
    .map(({ subject }) => subject);
const refuseAll = (answer: string) =>
  world.answer(() => {
    throw new MailRefused(550, answer);
  });

test('rule 299: an issue to three readers whom a relay refuses alike is paused, and they get it when it is resumed', async () => {
  const storyId = await issue(3);
  refuseAll('550 5.7.1 Relaying denied');
  await world.send();
  expect(await standing(storyId)).toEqual({ state: 'paused', reason: 'refused' });
  expect(await counts(storyId)).toEqual({ held: 3 });
  expect(await told()).toEqual(['We paused “On its way”: mail servers refused it']);
  world.answer(() => undefined);
  await direct('resume', storyId);
  await world.send();
  expect(await standing(storyId)).toEqual({ state: 'done', reason: null });
  expect(world.sent).toHaveLength(3);
});

test('rule 299: also where the relay gives no status, and no reader is held to blame', async () => {
  const storyId = await issue(4);
  refuseAll('550 relay not permitted');
  await world.send();
  await direct('resume', storyId);
  await world.send();
  await direct('resume', storyId);
  await world.send();
  expect(await standing(storyId)).toEqual({ state: 'paused', reason: 'refused' });
  expect(await isHeldBack(world.context, addressOf(0, 2), true)).toBe(false);
});

test('rule 299: a relay that refuses from the middle of an issue on loses nobody', async () => {
  const storyId = await issue(60);
  world.answer(() => {
    if (world.sent.length >= 20) throw new MailRefused(554, '554 5.7.1 Message rejected');
  });
  await world.send();
  expect(await standing(storyId)).toEqual({ state: 'paused', reason: 'refused' });
  expect((await counts(storyId))['bounced']).toBeUndefined();
  world.answer(() => undefined);
  await direct('resume', storyId);
  await world.send();
  expect(world.sent).toHaveLength(60);
  expect(await counts(storyId)).toEqual({ accepted: 60 });
});

test('rule 299: one server that wants nothing from here holds up nobody else', async () => {
  const storyId = await issue(30, 3);
  world.answer(({ to }) => {
    if (to.endsWith('@mail0.example')) throw new MailRefused(550, '550 5.7.1 Blocked');
  });
  await world.send();
  expect(await standing(storyId)).toEqual({ state: 'done', reason: null });
  expect(await counts(storyId)).toEqual({ accepted: 20, bounced: 10 });
});

test('rule 299: mailboxes that do not exist are no reason to wait', async () => {
  const storyId = await issue(3);
  refuseAll('550 5.1.1 No such user');
  await world.send();
  expect(await standing(storyId)).toEqual({ state: 'done', reason: null });
  expect(await isHeldBack(world.context, addressOf(0, 2), true)).toBe(true);
});

test('rule 299: what is stopped then goes to none of those who waited', async () => {
  const storyId = await issue(3);
  refuseAll('550 5.7.1 Relaying denied');
  await world.send();
  await direct('stop', storyId);
  expect(await counts(storyId)).toEqual({ skipped: 3 });
});

test('rule 299: readers at one domain, which from some moment on wants nothing more, wait as well', async () => {
  const storyId = await issue(60, 1);
  world.answer(() => {
    if (world.sent.length >= 20) throw new MailRefused(554, '554 5.7.1 Message rejected');
  });
  await world.send();
  expect(await standing(storyId)).toEqual({ state: 'paused', reason: 'refused' });
  expect((await counts(storyId))['bounced']).toBeUndefined();
});

test('rule 301: administrators are told, once, of a relay that refuses everything and of one that takes nothing', async () => {
  const admin = await world.member();
  // What was refused above was told that day.
  world.clock.advance(24 * 3_600_000);
  const at = world.clock.now();
  await world.database.kysely
    .insertInto('platform_role')
    .values({ person_id: admin.personId, role: 'ADMIN', created_at: at })
    .execute();
  const toldAdmin = async () =>
    (await admin.told()).map(({ notificationType, path, isUnread }) => [notificationType, path, isUnread]);
  refuseAll('550 5.7.1 Relaying denied');
  await issue(3);
  await world.send();
  expect(await toldAdmin()).toEqual([['MAIL_NOT_TAKEN', '/_/admin/mail', true]]);
  await markNotificationsSeen({ ...world.context, viewer: buildViewer({ personId: admin.personId }) }, null);
  world.clock.advance(1_000);
  await world.publish({ authorIds: [author.personId], title: 'Another' });
  await world.send();
  expect(await toldAdmin(), 'nor again, the same day').toEqual([['MAIL_NOT_TAKEN', '/_/admin/mail', false]]);
  expect(await author.told(), 'they have a mail of their own').toEqual([]);
  world.answer(() => {
    throw new MailStopped('domain', '550 5.7.1 Sender not allowed');
  });
  await world.publish({ authorIds: [author.personId], title: 'A third' });
  await world.send();
  world.clock.advance(11 * 60_000);
  await world.send();
  expect(await toldAdmin(), 'it stands still for the same reason').toHaveLength(2);
  await openLane(world.database, 'bulk');
  await world.send();
  expect(await toldAdmin()).toHaveLength(3);
  await openLane(world.database, 'bulk');
});

test('rule 299: what was refused is judged also where something else of the same pass breaks', async () => {
  const storyId = await issue(12);
  refuseAll('550 5.7.1 Relaying denied');
  let asked = 0;
  const query: typeof world.database.query = (name, ...rest) => {
    if (name === 'issue_target' && (asked += 1) === 6) return Promise.reject(new Error('connection lost'));
    return world.database.query(name, ...rest);
  };
  const context = { ...world.context, database: { ...world.database, query } };
  await expect(sendIssues(context, world.transport)).rejects.toThrow('connection lost');
  expect(await standing(storyId)).toEqual({ state: 'paused', reason: 'refused' });
  expect((await counts(storyId))['bounced']).toBeUndefined();
});
