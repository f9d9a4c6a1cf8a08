import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailProviderName, mailProviderNames } from '#platform/mail/mail-transport.ts';
import { openApiTransport } from '#platform/mail/providers/api-transport.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import { startMailProvider, type TestMailProvider } from '#test/support/mail-provider/mail-provider.ts';
import { openTelling, type Telling, type Told } from '#test/support/mail-provider/tell-of-mail.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';
import { receiveMailEvents } from './receive-mail-events.ts';
import { sweepMailEvents, takeMailEvents } from './take-mail-events.ts';

const MINUTE = 60_000;

let world: IssuesWorld;
let provider: TestMailProvider;
let telling: Awaited<ReturnType<typeof openTelling>>;
let author: ToldMember;
beforeAll(async () => {
  world = await issuesWorld();
  provider = await startMailProvider();
  telling = await openTelling(provider);
});
beforeEach(async () => {
  author = await world.member();
  provider.loseAnswers(() => false);
});
afterAll(async () => {
  await provider.close();
  await world.close();
});

const contextOf = (name: MailProviderName): CommandContext => ({
  ...world.context,
  config: { ...world.context.config, mailApi: telling.api(name) },
});
const hear = async (name: MailProviderName, { headers, body }: Telling, receivedAt = world.clock.now()) =>
  await receiveMailEvents(contextOf(name), { headers, body: Buffer.from(body), receivedAt });
const take = async () => await takeMailEvents(world.context);
/** A story that left by a provider, to so many addresses. */
async function mailed(name: MailProviderName, readers: number) {
  Object.assign(world.transport, { wasTaken: undefined }, openApiTransport(telling.api(name)));
  for (let number = 0; number < readers; number += 1) {
    await world.addAddress({ kind: 'person', id: author.personId }, `${author.personId}-${number}@mail.example`);
  }
  const before = provider.taken.length;
  const storyId = await world.publish({ authorIds: [author.personId], title: 'On its way' });
  await world.send();
  return { storyId, mails: provider.taken.slice(before) };
}
const states = async (storyId: string) => (await world.deliveries(storyId)).map(({ state, reason }) => reason ?? state);
const held = async () => {
  const text = 'select kind from mail_suppression where address like $1 order by address';
  const rows = await world.database.query<{ kind: string }>('test_held', text, [`${author.personId}%`]);
  return rows.map(({ kind }) => kind);
};
const listed = async () => {
  const text = `select state from subscriber where address like $1 order by address`;
  const rows = await world.database.query<{ state: string }>('test_listed', text, [`${author.personId}%`]);
  return rows.map(({ state }) => state);
};

describe.each(mailProviderNames)('rule 170: what %s tells of mail', (name) => {
  test('bounces, complaints and deliveries count once, in any order, and as they would over SMTP', async () => {
    const { storyId, mails } = await mailed(name, 5);
    const told: readonly Told[] = ['gone', 'full', 'blocked', 'delayed', 'complained'];
    const all = mails.flatMap((mail, number) => {
      const kind = told[number] ?? 'delivered';
      return [telling.tell(mail, kind, world.clock.now()), telling.tell(mail, 'delivered', world.clock.now())];
    });
    for (const one of [...all, ...all].toReversed()) expect(await hear(name, one)).toBe('TAKEN');
    await take();
    expect((await states(storyId)).toSorted()).toEqual(['accepted', 'accepted', 'gone', 'ours', 'setback']);
    expect((await held()).toSorted()).toEqual(['bounced', 'complained']);
    const setbacks = 'select 1 from mail_setback where address like $1';
    expect(await world.database.query('test_setbacks', setbacks, [`${author.personId}%`])).toHaveLength(1);
    const left = 'select 1 from mail_event where taken_at is null or address is not null';
    expect(await world.database.query('test_left', left, []), 'nobody is kept').toEqual([]);
  });

  test('what is not signed as it should be is not believed', async () => {
    const { storyId, mails } = await mailed(name, 1);
    const [mail] = mails;
    if (mail === undefined) throw new Error('no mail left');
    const { headers, body } = telling.tell(mail, 'gone', world.clock.now());
    const forged: readonly Telling[] = [
      { headers: {}, body: JSON.stringify(telling.eventOf(mail, 'gone')) },
      { headers: {}, body: '' },
      { headers: {}, body: 'not json' },
      {
        headers: { ...headers, authorization: 'Basic bG9uZ2hhbmQ6d3Jvbmc=' },
        body: body.replace(/[0-9a-f]{64}/, '0'.repeat(64)).replace(/"Signature":"..../, '"Signature":"AAAA'),
      },
      ...(name === 'postmark' || name === 'mailgun'
        ? []
        : [{ headers, body: body.replace('@mail.example', '@mail.invalid') }]),
    ];
    const believed = [];
    for (const one of forged.slice(0, name === 'sendgrid' || name === 'resend' ? 3 : 4))
      believed.push(await hear(name, one));
    for (const one of forged.slice(4)) believed.push(await hear(name, one));
    expect(new Set(believed)).toEqual(new Set(['REFUSED']));
    await take();
    expect([await states(storyId), await held()]).toEqual([['accepted'], []]);
  });

  test('a mail in doubt is one that left, once somebody tells of it', async () => {
    provider.loseAnswers(() => true);
    const { storyId, mails } = await mailed(name, 1);
    const [mail] = mails;
    if (mail === undefined) throw new Error('no mail left');
    expect(await states(storyId)).toEqual(['unknown']);
    await hear(name, telling.tell(mail, 'delivered', world.clock.now()));
    await take();
    expect(await states(storyId)).toEqual(['accepted']);
    world.clock.advance(20 * MINUTE);
    await world.send();
    expect(provider.taken.filter(({ id }) => id === mail.id)).toHaveLength(1);
  });
});

test('rule 170: what is told of a mail that is leaving waits for its answer', async () => {
  const { storyId, mails } = await mailed('ses', 1);
  const [mail] = mails;
  if (mail === undefined) throw new Error('no mail left');
  const deliveryId = mail.id.slice(-32);
  const now = world.clock.now();
  const leaving = `update issue_delivery set state = 'sending', ended_at = null, first_tried_at = $2::timestamptz,
    lease_until = $2::timestamptz + interval '5 minutes' where id = $1`;
  await world.database.query('test_leaving', leaving, [deliveryId, now]);
  const open = "update issue set state = 'sending', ended_at = null where story_id = $1";
  await world.database.query('test_open', open, [storyId]);
  await hear('ses', telling.tell(mail, 'delivered', now));
  await hear('ses', telling.tell(mail, 'gone', now));
  await take();
  expect(await states(storyId)).toEqual(['sending']);
  // Its worker died: what was told meanwhile says that the mail left, and that it came back.
  world.clock.advance(6 * MINUTE);
  await world.send();
  expect(await states(storyId)).toEqual(['accepted']);
  await take();
  expect([await states(storyId), await held()]).toEqual([['gone'], ['bounced']]);
  expect(provider.taken.filter(({ id }) => id === mail.id)).toHaveLength(1);
});

test.each(['mailgun', 'postmark', 'sendgrid'] as const)(
  'rule 170: whoever unsubscribes at %s has left the newsletter',
  async (name) => {
    const { mails } = await mailed(name, 2);
    const mail = mails.find(({ to }) => to.includes('-0@'));
    if (mail === undefined) throw new Error('no mail left');
    await hear(name, telling.tell(mail, 'unsubscribed', world.clock.now()));
    await take();
    expect([await listed(), await held()]).toEqual([['ended', 'active'], []]);
  },
);

test('rule 170: a thousand events come in one call, and other mail is known by its address', async () => {
  const { mails } = await mailed('sendgrid', 1);
  const [mail] = mails;
  if (mail === undefined) throw new Error('no mail left');
  const addresses = Array.from({ length: 1_000 }, (_, number) => `${author.personId}-m${number}@Mail.Example`);
  const events = addresses.map((to) => telling.eventOf({ ...mail, id: 'a-code', to }, 'gone'));
  expect(await hear('sendgrid', telling.signed('sendgrid', events, world.clock.now()))).toBe('TAKEN');
  await take();
  const text = 'select 1 from mail_suppression where address like $1';
  expect(await world.database.query('test_many', text, [`${author.personId}-m%@mail.example`])).toHaveLength(1_000);
});

test('rule 170: nothing old is believed, and a token of Mailgun counts once', async () => {
  const { storyId, mails } = await mailed('mailgun', 1);
  const [mail] = mails;
  if (mail === undefined) throw new Error('no mail left');
  const at = (minutes: number) => new Date(world.clock.now().getTime() - minutes * MINUTE);
  expect(await hear('mailgun', telling.tell(mail, 'gone', at(13 * 60)))).toBe('REFUSED');
  expect(await hear('mailgun', telling.tell(mail, 'gone', at(-6)))).toBe('REFUSED');
  expect(await hear('resend', telling.tell({ ...mail, provider: 'resend' }, 'gone', at(6)))).toBe('REFUSED');
  expect(await hear('sendgrid', telling.tell({ ...mail, provider: 'sendgrid' }, 'gone', at(26 * 60)))).toBe('REFUSED');
  const first = telling.tell(mail, 'delivered', at(0));
  await hear('mailgun', first);
  // Whoever saw one event go by has its signature, which covers nothing of what is told.
  const replayed = { ...JSON.parse(first.body), 'event-data': telling.eventOf(mail, 'gone') } as unknown;
  await hear('mailgun', { ...first, body: JSON.stringify(replayed) });
  await take();
  expect([await states(storyId), await held()]).toEqual([['accepted'], []]);
});

test('rule 170: Amazon subscribes us to the topic of the settings alone, by an address of its own', async () => {
  const confirm = { Type: 'SubscriptionConfirmation', Token: 'token', Message: 'You have chosen to subscribe' };
  const url = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=token';
  const visits = () => provider.visited.filter((path) => path.startsWith('/?Action=')).length;
  expect(await hear('ses', telling.sns({ ...confirm, SubscribeURL: url }))).toBe('TAKEN');
  expect(visits()).toBe(1);
  const other = { TopicArn: 'arn:aws:sns:eu-west-1:999999999999:mail' };
  expect(await hear('ses', telling.sns({ ...confirm, SubscribeURL: url }, other))).toBe('REFUSED');
  for (const elsewhere of [
    'https://sns.eu-west-1.amazonaws.com.evil.example/',
    'http://sns.eu-west-1.amazonaws.com/',
    'https://evil.example/',
  ]) {
    expect(await hear('ses', telling.sns({ ...confirm, SubscribeURL: elsewhere }))).toBe('REFUSED');
    const certificate = { SigningCertURL: `${elsewhere}SimpleNotificationService-0123456789abcdef.pem` };
    expect(await hear('ses', telling.sns({ Message: '{}' }, certificate))).toBe('REFUSED');
  }
  expect(visits()).toBe(1);
});

test('rule 170: what was told is forgotten after a month', async () => {
  world.clock.advance(31 * 86_400_000);
  await sweepMailEvents(world.context);
  expect(await world.database.query('test_events_left', 'select 1 from mail_event', [])).toEqual([]);
});
