import { authenticate } from 'mailauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MailRefused } from '#platform/mail/mail-transport.ts';
import { openSmtpTransport } from '#platform/mail/smtp-transport.ts';
import { deliverMail } from '#modules/ground/mails/deliver-mail.ts';
import { closeMail } from '#modules/ground/mails/waiting-mail.ts';
import { statusIn, verdictOf } from '#modules/ground/mail-suppressions/ladder.ts';
import { sweepSuppressions } from '#modules/ground/mail-suppressions/suppress-address.ts';
import { findKeysOfDomain } from '#modules/ground/sending-domain/find-signing-keys.ts';
import { createMailSigner } from '#modules/ground/sending-domain/mail-signer.ts';
import { recordsOfKeys } from '#modules/ground/sending-domain/see-signing-keys.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { autoReply, complaint, deliveryStatus, handIn } from '#test/support/returned-mail.ts';
import { startMailServer } from '#test/support/smtp-server.ts';
import { type Intake, startIntake } from './intake.ts';
import { reportsAddressOf } from './return-address.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const intakeAt = { port: 0, domain: 'bounces.stories.example' };

let world: IssuesWorld;
let intake: Intake;
let author: ToldMember;
beforeAll(async () => {
  world = await issuesWorld({ mailIntake: intakeAt, siteUrl: 'https://stories.example' });
  intake = await startIntake(world.context, intakeAt);
});
beforeEach(async () => {
  author = await world.member();
  world.answer(() => undefined);
  world.sent.length = 0;
});
afterAll(async () => {
  await intake.stop();
  await world.close();
});

const reader = (number = 0) => `${author.personId}-${number}@mail.example`;
/** A story that so many addresses got; the return path of each mail, by address. */
async function mailed(readers: number): Promise<{ readonly storyId: string; readonly pathOf: (to: string) => string }> {
  for (let number = 0; number < readers; number += 1) {
    await world.addAddress({ kind: 'person', id: author.personId }, reader(number));
  }
  return await mailAgain();
}
async function mailAgain() {
  world.sent.length = 0;
  const storyId = await world.publish({ authorIds: [author.personId] });
  await world.send();
  const paths = new Map(world.sent.map(({ to, returnPath = '' }) => [to, returnPath]));
  return { storyId, pathOf: (to: string) => paths.get(to) ?? '' };
}
const states = async (storyId: string) => (await world.deliveries(storyId)).map(({ state, reason }) => reason ?? state);
const bounce = (to: string, status: string, more = {}) =>
  handIn(intake.port, { to, raw: deliveryStatus(status, more) });
const held = () =>
  world.database.query<{ kind: string; days: number | null }>(
    'test_held',
    `select kind, extract(day from until - since)::int as days from mail_suppression where address = any($1) order by kind`,
    [[0, 1, 2, 3, 4, 5].map(reader)],
  );
/** Whether a mail to an address leaves now: one that somebody waits for, or one of many. */
async function leaves(to: string, isBulk: boolean): Promise<boolean> {
  let left = false;
  const transport = {
    carrier: 'smtp' as const,
    capability: 'blind' as const,
    send: () => Promise.resolve(void (left = true)),
    check: () => Promise.resolve(),
    close: () => undefined,
  };
  const mail = { id: 'mail-1', to, subject: 'Your code', text: 'x', html: 'x', validUntil: null, isDecoy: false };
  const headers: Record<string, string> = isBulk ? { 'List-Unsubscribe': '<https://stories.example/x>' } : {};
  await deliverMail(world.context, transport, closeMail(world.context.secrets, { ...mail, headers }));
  return left;
}

test('NEWS-1: each mail to many has a return path of its own, and is signed together with its ways out', async () => {
  await mailed(2);
  const paths = world.sent.map(({ returnPath }) => returnPath);
  expect(new Set(paths).size).toBe(2);
  expect(paths[0]).toMatch(/^b\+[0-9a-f]{32}\.[0-9a-f]{20}@bounces\.stories\.example$/);
  const server = await startMailServer();
  const transport = openSmtpTransport(server.url, { signer: createMailSigner(world.context) });
  for (const message of world.sent) await transport.send(message);
  transport.close();
  await server.close();
  const records = (await findKeysOfDomain(world.database, 'stories.example')).flatMap(recordsOfKeys);
  const resolver = async (name: string) => records.filter((one) => one.name === name).map(({ value }) => [value]);
  for (const [at, { from, raw }] of server.received.entries()) {
    expect(from).toBe(paths[at]);
    const { dkim } = await authenticate(raw, { resolver, disableArc: true, disableDmarc: true, disableBimi: true });
    expect(dkim.results.map(({ status }) => status.result)).toEqual(['pass', 'pass']);
  }
});

test('rule 168: a mailbox that is not there gets nothing more that goes to many, and for a day nothing at all', async () => {
  const { storyId, pathOf } = await mailed(2);
  expect(await bounce(pathOf(reader()), '5.1.1')).toBeUndefined();
  expect(await states(storyId)).toEqual(['accepted', 'gone']);
  expect(await held()).toEqual([{ kind: 'bounced', days: null }]);
  const next = await mailAgain();
  expect(await states(next.storyId)).toEqual(['accepted', 'suppressed']);
  expect([await leaves(reader(), true), await leaves(reader(), false)]).toEqual([false, false]);
  expect([await leaves(reader(1), true), await leaves(reader(1), false)]).toEqual([true, true]);
  world.clock.advance(DAY);
  expect([await leaves(reader(), true), await leaves(reader(), false)]).toEqual([false, true]);
});

test('rule 168: mail that comes back three times in 30 days for a reason that passes is held for 90 days', async () => {
  let { pathOf } = await mailed(1);
  await bounce(pathOf(reader()), '5.2.2');
  world.clock.advance(31 * DAY);
  for (const status of ['4.4.7', '5.2.2']) {
    ({ pathOf } = await mailAgain());
    await bounce(pathOf(reader()), status);
    expect(await bounce(pathOf(reader()), status), 'taken again, and counted once').toBeUndefined();
  }
  expect(await held(), 'the first one is too long ago').toEqual([]);
  ({ pathOf } = await mailAgain());
  await bounce(pathOf(reader()), '4.2.2');
  expect(await held()).toEqual([{ kind: 'full', days: 90 }]);
  expect([await leaves(reader(), true), await leaves(reader(), false)]).toEqual([false, true]);
  world.clock.advance(91 * DAY);
  await sweepSuppressions(world.context);
  expect([await held(), await leaves(reader(), true)]).toEqual([[], true]);
});

test('rule 168: what a server has against us counts against the story, and never against its reader', async () => {
  let { storyId, pathOf } = await mailed(1);
  for (const status of ['5.7.1', '5.7.26', '5.7.1']) {
    await bounce(pathOf(reader()), status);
    expect([await states(storyId), await held()]).toEqual([['ours'], []]);
    ({ storyId, pathOf } = await mailAgain());
  }
  expect(await leaves(reader(), true)).toBe(true);
});

test('rule 168: answers of programs and news of delays are no bounces', async () => {
  const { storyId, pathOf } = await mailed(1);
  const to = pathOf(reader());
  const raws = [
    autoReply(),
    deliveryStatus('4.4.1', { action: 'delayed' }),
    deliveryStatus('2.0.0', { action: 'delivered' }),
    complaint(to, 'not-spam'),
  ];
  for (const raw of raws) expect(await handIn(intake.port, { to, raw, from: 'ann@mail.example' })).toBeUndefined();
  expect([await states(storyId), await held()]).toEqual([['accepted'], []]);
});

test('rule 168: who calls a mail spam gets nothing more that goes to many, whoever reports it', async () => {
  const { pathOf } = await mailed(3);
  await handIn(intake.port, { to: pathOf(reader(0)), raw: complaint('') });
  const reports = reportsAddressOf(world.context) ?? '';
  await handIn(intake.port, { to: reports, raw: complaint(pathOf(reader(1)).toUpperCase()) });
  const forged = pathOf(reader(2)).replace(/\.[0-9a-f]{20}@/, '.00000000000000000000@');
  await handIn(intake.port, { to: reports, raw: complaint(forged) });
  expect((await held()).map(({ kind }) => kind)).toEqual(['complained', 'complained']);
  expect([await leaves(reader(0), true), await leaves(reader(0), false)]).toEqual([false, true]);
  expect(await leaves(reader(2), true)).toBe(true);
  const { storyId } = await mailAgain();
  expect(await states(storyId)).toEqual(['accepted', 'suppressed', 'suppressed']);
});

test('rule 72: an issue that more than 0.3% of its readers call spam is stopped, and its writer told', async () => {
  await world.giveAddress(author);
  for (let number = 0; number < 320; number += 1) {
    await world.addAddress({ kind: 'person', id: author.personId }, reader(number));
  }
  const storyId = await world.publish({ authorIds: [author.personId], title: 'Too much' });
  const complain = async (at: number) => {
    const { returnPath = '' } = world.sent[at] ?? {};
    expect(await handIn(intake.port, { to: returnPath, raw: complaint('') })).toBeUndefined();
  };
  world.answer(async () => {
    if (world.sent.length === 230) await complain(0);
  });
  await world.send();
  // One of 320 is 0.31 percent, and one of 231 more.
  expect(world.sent.length).toBeLessThan(320);
  const [issue] = await world.database.query('test_stop', 'select state, stop_reason from issue where story_id = $1', [
    storyId,
  ]);
  expect(issue).toEqual({ state: 'stopped', stop_reason: 'complaints' });
  const told = (await readMail(world.context)).filter(({ to }) => to === `${author.personId}@mail.example`);
  expect(told.map(({ subject }) => subject)).toEqual(['We stopped sending “Too much”']);
  expect(told[0]?.text).toContain('marked it as spam');
});

test('rule 168: a refusal at the door stands on the same ladder', async () => {
  world.answer(({ to }) => {
    if (to === reader(0)) throw new MailRefused(550, '550-5.1.1 The mailbox is not there');
    if (to === reader(1)) throw new MailRefused(554, '554 5.7.1 We do not like you');
    if (to === reader(2)) throw new MailRefused(550, '550 no');
  });
  await mailed(3);
  expect(await held()).toEqual([{ kind: 'bounced', days: null }]);
  const transport = {
    carrier: 'smtp' as const,
    capability: 'blind' as const,
    send: () => Promise.reject(new MailRefused(550, '550 5.1.1 nobody')),
    check: () => Promise.resolve(),
    close: () => undefined,
  };
  const code = { id: 'mail-9', to: reader(3), subject: 'Your code', text: 'x', html: 'x', headers: {} };
  await deliverMail(
    world.context,
    transport,
    closeMail(world.context.secrets, { ...code, validUntil: null, isDecoy: false }),
  );
  expect(await held()).toHaveLength(2);
});

test('rule 168: what comes back after somebody changed their address is not held against the new one', async () => {
  const member = await world.member();
  await world.giveAddress(member);
  const id = await world.addAddress({ kind: 'person', id: author.personId }, reader(0));
  await world.database.query('test_to_person', 'update subscriber set address = null, person_id = $2 where id = $1', [
    id,
    member.personId,
  ]);
  const { storyId, pathOf } = await mailAgain();
  await world.database.query('test_new_address', 'update email_address set address = $2 where person_id = $1', [
    member.personId,
    reader(5),
  ]);
  await bounce(pathOf(`${member.personId}@mail.example`), '5.1.1');
  expect([await states(storyId), await held()]).toEqual([['gone'], []]);
});

test('NEWS-1: the intake takes nothing but what comes back, and passes nothing on', async () => {
  const { storyId, pathOf } = await mailed(1);
  const path = pathOf(reader());
  const raw = deliveryStatus('5.1.1');
  const wrong = [
    'ann@mail.example',
    `ann@${intakeAt.domain}`,
    `postmaster@${intakeAt.domain}`,
    path.replace('@bounces.', '@other.'),
    path.replace(/[0-9a-f]{20}@/, `${'0'.repeat(20)}@`),
    path.replace(/^b\+./, (start) => (start.endsWith('0') ? 'b+1' : 'b+0')),
  ];
  for (const to of wrong) expect(await handIn(intake.port, { to, raw }), to).toBe(550);
  expect(await handIn(intake.port, { to: path, raw: `${raw}${'x'.repeat(70)}\r\n`.padEnd(300 * 1024, 'y\r\n') })).toBe(
    552,
  );
  expect(await states(storyId)).toEqual(['accepted']);
  // Of two addressees the second waits, and the first is taken.
  expect(await handIn(intake.port, { to: [path, path.replace('b+', 'B+')], raw })).toBe(550);
  expect(await states(storyId)).toEqual(['gone']);
  for (let times = 3; times <= 5; times += 1) await handIn(intake.port, { to: path, raw });
  expect(await handIn(intake.port, { to: path, raw }), 'no mail comes back for ever').toBe(452);
});

test.each([
  ['5.1.1', 'gone'],
  ['5.1.10', 'gone'],
  ['5.2.1', 'gone'],
  ['5.2.2', 'setback'],
  ['4.2.2', 'setback'],
  ['4.7.1', 'setback'],
  ['5.0.0', 'setback'],
  ['5.4.4', 'setback'],
  ['5.7.26', 'ours'],
  ['5.1.7', 'ours'],
  ['5.1.8', 'ours'],
  ['4.1.8', 'ours'],
] as const)('rule 168: %s says that a mailbox is %s', (status, verdict) => {
  expect(verdictOf(status)).toBe(verdict);
});

test('rule 168: a server that gives no status in its answer is believed by its code', () => {
  expect(statusIn('550-5.1.1 gone\n550 5.1.1 see', 550)).toBe('5.1.1');
  expect(statusIn('550 mail from 10.5.1.1 refused', 550)).toBe('5.0.0');
  expect(statusIn('451 later', 451)).toBe('4.0.0');
});
