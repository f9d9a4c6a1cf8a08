import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chargeOneMail } from '#modules/ground/mail-limits/bulk-allowance.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';

const DAY = 86_400_000;

let world: IssuesWorld;
let author: ToldMember;
let leftAt: { readonly to: string; readonly at: number }[] = [];
beforeAll(async () => {
  world = await issuesWorld();
});
beforeEach(async () => {
  for (const name of ['mail.perSecond', 'mail.perReceiver', 'mail.warmUp'] as const)
    await setSetting(world.context, name, '');
  author = await world.member();
  leftAt = [];
  world.answer(({ to }) => void leftAt.push({ to, at: world.clock.now().getTime() }));
});
afterAll(() => world.close());

async function issue(readers: number, domainOf: (number: number) => string = () => 'mail.example'): Promise<string> {
  for (let number = 0; number < readers; number += 1) {
    const address = `${author.personId}-${number}@${domainOf(number)}`;
    await world.addAddress({ kind: 'person', id: author.personId }, address);
  }
  return await world.publish({ authorIds: [author.personId], title: 'On its way' });
}
/** The most that left within any second. */
function mostInASecond(domain = ''): number {
  const times = leftAt.filter(({ to }) => to.endsWith(domain)).map(({ at }) => at);
  return Math.max(...times.map((start) => times.filter((at) => at >= start && at < start + 1_000).length));
}
const states = async (storyId: string) => {
  const counts = new Map<string, number>();
  for (const { state, reason } of await world.deliveries(storyId)) {
    counts.set(reason ?? state, (counts.get(reason ?? state) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
};

test('rule 171: no more leave in a second than the carrier takes, and all of them do', async () => {
  await setSetting(world.context, 'mail.perSecond', '8');
  const began = world.clock.now().getTime();
  const story = await issue(40);
  await world.send();
  expect(await states(story)).toEqual({ accepted: 40 });
  expect(mostInASecond()).toBeLessThanOrEqual(8);
  expect(world.clock.now().getTime() - began).toBeLessThan(10_000);
});

test('rule 171: mail that somebody waits for goes first, and the mails to many give way', async () => {
  await setSetting(world.context, 'mail.perSecond', '8');
  world.clock.advance(10_000);
  for (let mails = 0; mails < 16; mails += 1) await chargeOneMail(world.context, 'smtp', '8');
  const began = world.clock.now().getTime();
  await issue(1);
  await world.send();
  expect(leftAt[0]?.at).toBeGreaterThanOrEqual(began + 1_000);
});

test('rule 171: who reads slowly gets less in a second, and nobody else waits for that', async () => {
  await setSetting(world.context, 'mail.perReceiver', 'gmail=4');
  const story = await issue(60, (number) => (number % 2 === 0 ? 'gmail.com' : 'mail.example'));
  const began = world.clock.now().getTime();
  await world.send();
  expect(await states(story)).toEqual({ accepted: 60 });
  expect(mostInASecond('@gmail.com')).toBeLessThanOrEqual(4);
  const others = leftAt.filter(({ to }) => to.endsWith('@mail.example'));
  expect(others.every(({ at }) => at === began)).toBe(true);
});

test('rule 171: a new domain sends 200 on its first day, and the rest waits for the next without being late', async () => {
  await setSetting(world.context, 'mail.warmUp', 'true');
  world.clock.set('2027-03-01T22:00:00Z');
  const story = await issue(450);
  await world.send();
  expect(leftAt).toHaveLength(200);
  world.clock.advance(60_000);
  await world.send();
  expect(leftAt).toHaveLength(200);
  world.clock.advance(DAY);
  await world.send();
  expect(leftAt).toHaveLength(436);
  world.clock.advance(DAY);
  await world.send();
  expect(await states(story)).toEqual({ accepted: 450 });
});

test('rule 171: the limits are those of all processes together', async () => {
  await setSetting(world.context, 'mail.perSecond', '8');
  world.clock.advance(10_000);
  const story = await issue(30);
  const { sendIssues } = await import('./send-issues.ts');
  const wait = async () => void world.clock.advance(1_000);
  await Promise.all([1, 2, 3].map(() => sendIssues(world.context, world.transport, wait)));
  await world.send();
  expect(await states(story)).toEqual({ accepted: 30 });
  const seconds = (world.clock.now().getTime() - (leftAt[0]?.at ?? 0)) / 1_000;
  expect(leftAt.length).toBeLessThanOrEqual(8 * (seconds + 1));
});
