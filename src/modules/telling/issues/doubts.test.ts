import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApiTransport } from '#platform/mail/providers/api-transport.ts';
import { readStops } from '#modules/ground/mail-lanes/stop-lane.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import { startMailProvider, type TestMailProvider } from '#test/support/mail-provider/mail-provider.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';

const MINUTE = 60_000;

let world: IssuesWorld;
let provider: TestMailProvider;
let author: ToldMember;
beforeAll(async () => {
  world = await issuesWorld();
  provider = await startMailProvider();
});
beforeEach(async () => {
  author = await world.member();
  provider.loseAnswers(() => false);
  provider.say(undefined);
  provider.setBlind(false);
  await setSetting(world.context, 'mail.unknown', '');
});
afterAll(async () => {
  await provider.close();
  await world.close();
});

async function issue(readers: number): Promise<string> {
  for (let number = 0; number < readers; number += 1) {
    await world.addAddress({ kind: 'person', id: author.personId }, `${author.personId}-${number}@mail.example`);
  }
  return await world.publish({ authorIds: [author.personId], title: 'On its way' });
}
/** What leaves by a provider from now on; answers with what it took. */
function by(name: 'resend' | 'mailgun' | 'postmark' | 'sendgrid') {
  Object.assign(world.transport, { wasTaken: undefined }, openApiTransport(provider.api(name)));
  const before = provider.taken.length;
  return () => provider.taken.slice(before);
}
const rows = async (storyId: string) =>
  (await world.deliveries(storyId)).map(
    ({ state, reason, inDoubt }) => `${reason ?? state}${inDoubt ? ' listed' : ''}`,
  );
const later = async (minutes: number) => {
  world.clock.advance(minutes * MINUTE);
  await world.send();
};
/** As a worker leaves it that dies while a mail is on its way. */
const die = async (storyId: string) => {
  const text = `update issue_delivery set state = 'sending', ended_at = null, attempt = 1, first_tried_at = $2::timestamptz,
    lease_until = $2::timestamptz + interval '5 minutes' where story_id = $1`;
  await world.database.query('test_die', text, [storyId, world.clock.now()]);
  await world.database.query('test_again', "update issue set state = 'sending', ended_at = null where story_id = $1", [
    storyId,
  ]);
};

test('NEWS-1: under a key a mail whose answer was lost goes out again and arrives once, also where doubt is held', async () => {
  await setSetting(world.context, 'mail.unknown', 'hold');
  const taken = by('resend');
  const lost = new Set<string>();
  provider.loseAnswers(({ id }) => !lost.has(id) && lost.add(id).size > 0);
  const story = await issue(3);
  await world.send();
  expect(await rows(story)).toEqual(['unknown', 'unknown', 'unknown']);
  await later(2);
  expect(await rows(story)).toEqual(['accepted', 'accepted', 'accepted']);
  expect(taken()).toHaveLength(3);
});

test('NEWS-1: a worker that died under a key leaves nobody with two mails, and after a day the setting holds', async () => {
  const taken = by('resend');
  const story = await issue(2);
  await world.send();
  await die(story);
  await later(6);
  expect(await rows(story)).toEqual(['accepted', 'accepted']);
  expect(taken()).toHaveLength(2);
  await setSetting(world.context, 'mail.unknown', 'hold');
  await die(story);
  await later(25 * 60);
  expect(await rows(story)).toEqual(['unknown listed', 'unknown listed']);
});

test.each(['mailgun', 'postmark'] as const)(
  'NEWS-1: %s is asked what became of a mail, and nobody gets two',
  async (name) => {
    await setSetting(world.context, 'mail.unknown', 'hold');
    const taken = by(name);
    provider.loseAnswers(() => true);
    const story = await issue(3);
    await world.send();
    expect(taken()).toHaveLength(3);
    provider.setBlind(true);
    await later(2);
    expect(await rows(story), 'its log is a little late').toEqual(Array(3).fill('unknown listed'));
    provider.setBlind(false);
    await later(2);
    expect(await rows(story)).toEqual(Array(3).fill('accepted listed'));
    expect(taken()).toHaveLength(3);
  },
);

test('NEWS-1: a mail that the provider does not know after 15 minutes goes out again, or is held', async () => {
  const taken = by('postmark');
  const story = await issue(2);
  await world.send();
  await die(story);
  provider.setBlind(true);
  await later(6);
  await later(10);
  expect(taken(), 'still asked').toHaveLength(2);
  await later(6);
  expect(await rows(story)).toEqual(['accepted listed', 'accepted listed']);
  expect(taken()).toHaveLength(4);
  await setSetting(world.context, 'mail.unknown', 'hold');
  await die(story);
  await later(6);
  await later(16);
  expect(await rows(story)).toEqual(['unknown listed', 'unknown listed']);
  expect((await world.deliveries(story))[0]?.state).toBe('held');
  expect(taken()).toHaveLength(4);
});

test('NEWS-1: where nobody can say, doubt is listed and sent again', async () => {
  const taken = by('sendgrid');
  let lost = 0;
  provider.loseAnswers(() => (lost += 1) === 1);
  const story = await issue(1);
  await world.send();
  expect(await rows(story)).toEqual(['unknown listed']);
  await later(2);
  expect(await rows(story)).toEqual(['accepted listed']);
  expect(taken()).toHaveLength(2);
});

test('NEWS-1: a provider that takes nothing from us stops the lane, blames no address, and is tried again', async () => {
  const taken = by('sendgrid');
  provider.say({ status: 401, body: { errors: [{ message: 'Maximum credits exceeded' }] } });
  const story = await issue(12);
  const before = provider.asked();
  await world.send();
  expect(provider.asked() - before, 'no more than were on their way').toBeLessThanOrEqual(5);
  expect(await rows(story)).toEqual(Array(12).fill('queued'));
  expect(await readStops(world.database)).toMatchObject([{ lane: 'bulk', carrier: 'sendgrid', reason: 'quota' }]);
  provider.say(undefined);
  await later(2);
  expect(taken(), 'it waits').toHaveLength(0);
  await later(9);
  expect(await rows(story)).toEqual(Array(12).fill('accepted'));
  expect(await readStops(world.database)).toEqual([]);
  expect(taken()).toHaveLength(12);
});
