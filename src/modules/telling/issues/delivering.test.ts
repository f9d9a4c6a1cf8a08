import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MailPutOff, MailRefused, MailUnanswered } from '#platform/mail/mail-transport.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { beginDelivery, endDelivery } from './deliveries.store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: IssuesWorld;
let author: ToldMember;
beforeAll(async () => {
  world = await issuesWorld();
});
beforeEach(async () => {
  author = await world.member();
  world.answer(() => undefined);
  world.sent.length = 0;
});
afterAll(() => world.close());

/** A story on its way to so many addresses. */
async function issue(readers: number, title = 'On its way'): Promise<string> {
  for (let number = 0; number < readers; number += 1) {
    await world.addAddress({ kind: 'person', id: author.personId }, `${author.personId}-${number}@mail.example`);
  }
  return await world.publish({ authorIds: [author.personId], title });
}
const states = async (storyId: string) => (await world.deliveries(storyId)).map(({ state, reason }) => reason ?? state);
const direct = async (does: 'pause' | 'resume' | 'stop', storyId: string, by = author) => {
  const issueId = await world.issueOf(storyId);
  const answer = await by.ask(
    `mutation($id: ID!) { outcome: ${does}Issue(issueId: $id) { __typename ... on NewsletterIssue { state stopReason } } }`,
    { id: issueId },
  );
  return answer['outcome'];
};
const look = async (by: ToldMember) => {
  const id = await world.newsletterOf({ kind: 'person', id: author.personId });
  const answer = (await by.ask(
    `query($id: ID!) { newsletter(id: $id) { issues { items { state stopReason recipientCount subject
      counts { queued sending accepted deferred unknown held bounced skipped inDoubt } } } } }`,
    { id },
  )) as { newsletter: { issues: { items: readonly Record<string, unknown>[] } | null } };
  return answer.newsletter.issues?.items ?? null;
};
const distinct = () => new Set(world.sent.map(({ id }) => id)).size;

test('NEWS-1: an issue that is paused stands still within its batch, and goes on where it stood', async () => {
  const story = await issue(40);
  world.answer(async () => {
    if (world.sent.length === 6) await direct('pause', story);
  });
  await world.send();
  const before = world.sent.length;
  // What was on its way when it was paused arrives.
  expect(before).toBeGreaterThan(6);
  expect(before).toBeLessThanOrEqual(12);
  expect(await look(author)).toMatchObject([{ state: 'PAUSED', stopReason: 'WRITER', recipientCount: 40 }]);
  await world.send();
  expect(world.sent).toHaveLength(before);
  world.answer(() => undefined);
  expect(await direct('resume', story)).toEqual({ __typename: 'NewsletterIssue', state: 'SENDING', stopReason: null });
  // At once: nothing waits for the lease of what was in hand when it was paused.
  world.clock.advance(1_000);
  await world.send();
  expect([world.sent.length, distinct()]).toEqual([40, 40]);
  expect(await look(author)).toMatchObject([{ state: 'DONE', counts: { accepted: 40, queued: 0, inDoubt: 0 } }]);
});

test('NEWS-1: an issue that is stopped goes to nobody else, for good', async () => {
  const story = await issue(30);
  world.answer(async () => {
    if (world.sent.length === 5) await direct('stop', story);
  });
  await world.send();
  const arrived = world.sent.length;
  expect(arrived).toBeLessThanOrEqual(11);
  expect(await direct('resume', story)).toEqual({ __typename: 'Conflict' });
  world.clock.advance(DAY);
  await world.send();
  expect(world.sent).toHaveLength(arrived);
  expect(await look(author)).toMatchObject([
    { state: 'STOPPED', counts: { accepted: arrived, skipped: 30 - arrived } },
  ]);
});

test('NEWS-1: nobody but who runs a newsletter sees or directs its issues', async () => {
  const story = await issue(1);
  const other = await world.member();
  expect(await look(other)).toBeNull();
  for (const does of ['pause', 'resume', 'stop'] as const) await expect(direct(does, story, other)).rejects.toThrow();
  await world.send();
  expect(world.sent).toHaveLength(1);
});

test('NEWS-1: what is put off comes again, later each time, for four days; what is refused does not', async () => {
  const story = await issue(2);
  const [refused, late] = [`${author.personId}-0@mail.example`, `${author.personId}-1@mail.example`];
  let tries = 0;
  world.answer(({ to }) => {
    if (to === refused) throw new MailRefused(550);
    tries += 1;
    throw new MailPutOff(451);
  });
  await world.send();
  expect([await states(story), tries]).toEqual([['refused', 'deferred'], 1]);
  await world.send();
  expect(tries, 'not before its time').toBe(1);
  world.clock.advance(MINUTE);
  await world.send();
  world.clock.advance(MINUTE);
  await world.send();
  expect(tries, 'the second wait is longer').toBe(2);
  world.clock.advance(4 * DAY);
  await world.send();
  expect(await states(story)).toEqual(['gaveUp', 'refused']);
  world.answer(() => undefined);
  world.clock.advance(DAY);
  await world.send();
  expect(world.subjectsTo(late)).toEqual([]);
});

test('NEWS-1: a mail nobody answered for goes out again under the same name, and is listed', async () => {
  const story = await issue(3);
  const names: string[] = [];
  const doubtful = `${author.personId}-1@mail.example`;
  world.answer(({ to, id }) => {
    if (to !== doubtful) return;
    names.push(id);
    if (names.length === 1) throw new MailUnanswered(undefined);
  });
  await world.send();
  expect(await look(author)).toMatchObject([{ counts: { accepted: 2, unknown: 1, inDoubt: 1 } }]);
  world.clock.advance(MINUTE);
  await world.send();
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
  expect(await look(author)).toMatchObject([{ state: 'DONE', counts: { accepted: 3, unknown: 0, inDoubt: 1 } }]);
  expect((await world.deliveries(story)).filter(({ inDoubt }) => inDoubt)).toHaveLength(1);
});

test('NEWS-1: held back by the setting, it waits for its writer, and goes to nobody else again', async () => {
  await setSetting(world.context, 'mail.unknown', 'hold');
  const story = await issue(3);
  world.answer(({ to }) => {
    if (to.includes('-2@')) throw new MailUnanswered(undefined);
  });
  await world.send();
  world.answer(() => undefined);
  world.clock.advance(DAY);
  await world.send();
  expect([world.sent.length, await states(story)]).toEqual([2, ['accepted', 'accepted', 'unknown']]);
  expect(await look(author)).toMatchObject([{ state: 'DONE', counts: { held: 1, inDoubt: 1 } }]);
  expect(await direct('resume', story)).toMatchObject({ state: 'SENDING' });
  await world.send();
  expect([world.sent.length, distinct()]).toEqual([3, 3]);
  await setSetting(world.context, 'mail.unknown', '');
});

test('NEWS-1: what a dead worker had in its hands is unknown after its lease, and its late answer still counts', async () => {
  const story = await issue(1);
  const [row] = await world.database.query<{ id: string }>(
    'test_one',
    'select id from issue_delivery where story_id = $1',
    [story],
  );
  const id = row?.id ?? '';
  await world.database.query('test_sending', "update issue set state = 'sending' where story_id = $1", [story]);
  const now = world.clock.now();
  const lease = { now, leaseUntil: new Date(now.getTime() + 5 * MINUTE), to: 'a@mail.example' };
  expect(await beginDelivery(world.database, id, lease)).toBe(1);
  expect(await beginDelivery(world.database, id, lease), 'nobody else takes it').toBeUndefined();
  await world.send();
  expect(await states(story)).toEqual(['sending']);
  world.clock.advance(6 * MINUTE);
  await world.send();
  expect(world.sent).toHaveLength(1);
  expect(await world.deliveries(story)).toEqual([{ state: 'accepted', reason: null, inDoubt: true }]);
  // The one before comes back from the dead: its attempt is not the last one.
  await endDelivery(world.database, { id, attempt: 1 }, { state: 'bounced', reason: 'refused' }, world.clock.now());
  expect(await states(story)).toEqual(['accepted']);
});

test('NEWS-1: an issue that comes a day late asks before it goes out', async () => {
  const story = await issue(4);
  world.clock.advance(DAY + MINUTE);
  await world.send();
  expect(world.sent).toEqual([]);
  expect(await look(author)).toMatchObject([{ state: 'PAUSED', stopReason: 'LATE', counts: { held: 4 } }]);
  expect(await direct('resume', story)).toMatchObject({ state: 'SENDING' });
  await world.send();
  expect(distinct()).toBe(4);
});

test('NEWS-1: while the mail server is away nothing is lost, and nothing counts as tried', async () => {
  const story = await issue(8);
  world.answer(() => {
    throw new Error('connect ECONNREFUSED');
  });
  await world.send();
  expect(await look(author)).toMatchObject([{ state: 'SENDING', counts: { queued: 8, inDoubt: 0 } }]);
  world.answer(() => undefined);
  world.clock.advance(2 * MINUTE);
  await world.send();
  expect([world.sent.length, distinct(), new Set(await states(story))]).toEqual([8, 8, new Set(['accepted'])]);
});

test('rule 72: an issue that more than one in twenty mailboxes turns away is stopped, and its writer told once', async () => {
  await world.giveAddress(author);
  await issue(400, 'Dead letters');
  world.answer(({ to }) => {
    if (/[05]@/.test(to)) throw new MailRefused(550);
  });
  await world.send();
  const [found] = (await look(author)) ?? [];
  expect(found).toMatchObject({ state: 'STOPPED', stopReason: 'BOUNCES' });
  expect(world.sent.length).toBeLessThan(260);
  const told = (await readMail(world.context)).filter(({ to }) => to === `${author.personId}@mail.example`);
  expect(told.map(({ subject }) => subject)).toEqual(['We stopped sending “Dead letters”']);
});
