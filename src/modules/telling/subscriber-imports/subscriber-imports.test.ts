import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { notificationsWorld, type NotificationsWorld, type ToldMember } from '#test/support/notifications-world.ts';
import { readershipValues, STORY_READERS } from '#modules/telling/issues/story-readers.ts';
import { bringSubscribersIn } from './bring-subscribers-in.ts';
import { importSubscribers } from './import-subscribers.ts';
import { findSubscriberImport, readVerdicts } from './read-subscriber-imports.ts';
import { releaseAllStaged } from './release-staged.ts';
import { sweepVerdicts } from './sweep-verdicts.ts';
import { writeVerdictFile } from './write-verdict-file.ts';

const DAY = 86_400_000;
const RUN = { attempt: 1, signal: undefined };

let world: NotificationsWorld;
beforeAll(async () => {
  const made = await notificationsWorld();
  world = { ...made, context: { ...made.context, files: memoryFiles() } };
});
afterAll(() => world.close());

async function writer(): Promise<ToldMember & { readonly newsletterId: string }> {
  const member = await world.member();
  world.clock.advance(8 * DAY);
  const newsletterId = await ensureFirstNewsletter(world.context, { kind: 'person', id: member.personId });
  return { ...member, newsletterId };
}
const asViewer = (personId: string, roles: readonly PlatformRole[] = []) => ({
  ...world.context,
  isProgram: false,
  viewer: buildViewer({ personId, roles: new Set(roles) }),
});
function send(
  { personId, newsletterId }: { personId: string; newsletterId: string },
  text: string,
  origin = 'my shop',
) {
  const bytes = new TextEncoder().encode(text);
  return importSubscribers(asViewer(personId), { newsletterId, fileName: 'list.csv', origin, bytes });
}
async function bring(to: { personId: string; newsletterId: string }, text: string): Promise<string> {
  const sent = await send(to, text);
  if (sent.type !== 'SubscriberImport') throw new Error(sent.message);
  await bringSubscribersIn(world.context, sent, RUN);
  return sent.importId;
}
const verdictsOf = async (importId: string) =>
  (await readVerdicts(world.database, importId, { after: 0, most: 100_000 })).map(({ address, verdict }) => [
    address,
    verdict,
  ]);
async function readersOf(personId: string): Promise<number> {
  const now = world.clock.now();
  const values = readershipValues({ authorIds: [personId], publicationId: null, mailing: null, topicIds: [], now });
  return (await world.database.query('test_readers', STORY_READERS, values)).length;
}
const setState = (newsletterId: string, address: string, reason: string) =>
  world.database.query(
    'test_end',
    `update subscriber set state = 'ended', end_reason = $3, ended_at = $4 where newsletter_id = $1 and address = $2`,
    [newsletterId, address, reason, world.clock.now()],
  );
const hold = (address: string, until: Date | null) =>
  world.database.query(
    'test_hold',
    `insert into mail_suppression values ($1, case when $2::timestamptz is null then 'bounced' else 'full' end, '5.1.1', $3, $2)`,
    [address, until, world.clock.now()],
  );
const many = (count: number, from = 0) =>
  `email\n${Array.from({ length: count }, (_none, at) => `reader${from + at}@many.example`).join('\n')}\n`;

test('NEWS-2: a mailbox that turned mail away elsewhere on the site does not come in, until that is over', async () => {
  const to = await writer();
  await hold('dead@b.example', null);
  await hold('full@b.example', new Date(world.clock.now().getTime() + 1_000));
  await hold('mended@b.example', new Date(world.clock.now().getTime() - 1_000));
  expect(await verdictsOf(await bring(to, 'dead@b.example\nfull@b.example\nmended@b.example\n'))).toEqual([
    ['dead@b.example', 'suppressed'],
    ['full@b.example', 'suppressed'],
    ['mended@b.example', 'imported'],
  ]);
});

test('NEWS-2: every row of a list has one verdict, and whoever left, bounced or was removed stays off', async () => {
  const to = await writer();
  const { newsletterId } = to;
  await bring(to, 'email\nann@a.example\nleft@a.example\nremoved@a.example\nbounced@a.example\n');
  await setState(newsletterId, 'left@a.example', 'unsubscribed');
  await setState(newsletterId, 'removed@a.example', 'removed');
  await setState(newsletterId, 'bounced@a.example', 'bounced');
  await to.ask('mutation($id: ID!) { addSubscriber(newsletterId: $id, email: "asked@a.example") { __typename } }', {
    id: newsletterId,
  });
  world.clock.advance(1_000);
  const again = await bring(
    to,
    'email,status\nANN@a.example,\nleft@a.example,\nremoved@a.example,\nbounced@a.example,\nasked@a.example,\nbob@a.example,\nbob@a.example,\nsupport@a.example,\nno,\n,active\noff@a.example,unsubscribed\n',
  );
  expect(await verdictsOf(again)).toEqual([
    ['ann@a.example', 'onList'],
    ['left@a.example', 'left'],
    ['removed@a.example', 'removed'],
    ['bounced@a.example', 'suppressed'],
    ['asked@a.example', 'asked'],
    ['bob@a.example', 'imported'],
    ['bob@a.example', 'duplicate'],
    ['support@a.example', 'role'],
    ['no', 'invalid'],
    ['', 'empty'],
    ['off@a.example', 'offElsewhere'],
  ]);
  expect(await readersOf(to.personId)).toBe(2);
  const other = await writer();
  expect(await verdictsOf(await bring(other, 'bounced@a.example\nleft@a.example\n'))).toEqual([
    ['bounced@a.example', 'suppressed'],
    ['left@a.example', 'imported'],
  ]);
  const state = (await to.ask(
    `query($id: ID!) { viewer { isEligibleToImportEmails } newsletter(id: $id) { stagedSubscriberCount
      subscribers(state: ACTIVE) { items { email source consentText } }
      subscriberImports { state origin doneCount totalCount fault downloadPath verdicts { verdict count } } } }`,
    { id: newsletterId },
  )) as { newsletter: { subscribers: { items: object[] }; subscriberImports: Record<string, unknown>[] } };
  expect(state).toMatchObject({ viewer: { isEligibleToImportEmails: true }, newsletter: { stagedSubscriberCount: 0 } });
  expect(state.newsletter.subscribers.items).toContainEqual({
    email: 'bob@a.example',
    source: 'IMPORT',
    consentText: 'Came with a list from elsewhere: my shop',
  });
  expect(state.newsletter.subscriberImports[0]).toMatchObject({ state: 'DONE', doneCount: 11, totalCount: 11 });
  const counted = state.newsletter.subscriberImports[0]?.['verdicts'] as { verdict: string; count: number }[];
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(11);
  const lines: string[] = [];
  for await (const piece of writeVerdictFile(world.context, again)) lines.push(piece);
  expect(lines.join('').split('\r\n').slice(0, 3)).toEqual([
    'Row,Email,Result',
    '1,ann@a.example,Already subscribed',
    '2,left@a.example,Unsubscribed here',
  ]);
  world.clock.advance(31 * DAY);
  await sweepVerdicts(world.context);
  expect(await verdictsOf(again)).toEqual([]);
});

test('NEWS-2: the day that a list says somebody joined is kept; of a day to come, the import counts', async () => {
  const to = await writer();
  const later = new Date(world.clock.now().getTime() + DAY).toISOString();
  await bring(
    to,
    `email,created_at\nann@a.example,2019-04-05\nann@a.example,2020-01-01\nbob@b.example,\ncleo@c.example,${later}\n`,
  );
  const kept = await world.database.query(
    'test_joined',
    `select address, joined_elsewhere_at as at, created_at as here from subscriber where newsletter_id = $1 order by 1`,
    [to.newsletterId],
  );
  const here = world.clock.now();
  expect(kept).toEqual([
    { address: 'ann@a.example', at: new Date('2019-04-05T12:00:00Z'), here },
    { address: 'bob@b.example', at: null, here },
    { address: 'cleo@c.example', at: null, here },
  ]);
});

test('NEWS-2: nobody learns by a list that an account hides its address, and it gets nothing that it left', async () => {
  const to = await writer();
  const reader = await world.member();
  await world.giveAddress(reader);
  const address = `${reader.personId}@mail.example`;
  const SUBSCRIBE =
    'mutation($id: ID!) { subscribeToNewsletter(newsletterId: $id, sharesAddress: false) { __typename } }';
  await reader.ask(SUBSCRIBE, { id: to.newsletterId });
  await reader.ask('mutation($id: ID!) { unsubscribeFromNewsletter(newsletterId: $id) { __typename } }', {
    id: to.newsletterId,
  });
  expect(await verdictsOf(await bring(to, `${address}\n`))).toEqual([[address, 'imported']]);
  expect(await readersOf(to.personId)).toBe(0);
  await reader.ask(SUBSCRIBE, { id: to.newsletterId });
  expect(await readersOf(to.personId)).toBe(1);
});

test('NEWS-2: who may bring a list, and what it needs, is said in a sentence', async () => {
  const to = await writer();
  const { newsletterId } = to;
  const other = await world.member();
  await expect(send({ personId: other.personId, newsletterId }, 'ann@a.example')).rejects.toThrow();
  const young = await world.member();
  const own = await ensureFirstNewsletter(world.context, { kind: 'person', id: young.personId });
  expect(await send({ personId: young.personId, newsletterId: own }, 'ann@a.example')).toMatchObject({
    type: 'Forbidden',
    message: 'Your account has to be at least 7 days old before you can import a list.',
  });
  const bytes = new TextEncoder().encode('ann@a.example');
  const list = { newsletterId: own, fileName: '', origin: 'here', bytes };
  const asAdmin = asViewer(young.personId, ['ADMIN']);
  expect(await importSubscribers(asAdmin, list)).toMatchObject({ type: 'SubscriberImport' });
  expect(await send(to, 'ann@a.example', ' ')).toMatchObject({ type: 'BadRequest' });
  expect(await send(to, '')).toMatchObject({ type: 'BadRequest' });
  expect(await send(to, 'ann@a.example')).toMatchObject({ type: 'SubscriberImport' });
  expect(await send(to, 'bob@a.example')).toMatchObject({
    type: 'Conflict',
    message: 'You’re already importing a list into this newsletter. Wait until it’s done.',
  });
});

test('NEWS-2: a run that breaks off is gone on with, and the verdicts are the same as without', async () => {
  const text = `${many(1_500)}${many(700, 1_200).slice(6)}`;
  const whole = await writer();
  const expected = await verdictsOf(await bring(whole, text));
  const to = await writer();
  const sent = await send(to, text);
  if (sent.type !== 'SubscriberImport') throw new Error(sent.message);
  const { database } = world;
  let begun = 0;
  const transaction: typeof database.transaction = async (run) => {
    begun += 1;
    if (begun === 2) throw new Error('the machine went down');
    return await database.transaction(run);
  };
  const breaking = { ...world.context, database: { ...database, transaction } };
  await expect(bringSubscribersIn(breaking, sent, RUN)).rejects.toThrow('went down');
  expect(await findSubscriberImport(database, sent.importId)).toMatchObject({ state: 'running', doneCount: 1_000 });
  await bringSubscribersIn(world.context, sent, { attempt: 2, signal: undefined });
  expect(await verdictsOf(sent.importId)).toEqual(expected);
  expect(expected.filter(([, verdict]) => verdict === 'duplicate')).toHaveLength(300);
});

test('NEWS-2: of a long list 500 a day join, not while the last story stands stopped by bounces, and lists of a month are one', async () => {
  const to = await writer();
  await bring(to, many(900));
  expect(await readersOf(to.personId)).toBe(900);
  await bring(to, many(1_300, 900));
  expect(await readersOf(to.personId)).toBe(1_400);
  await releaseAllStaged(world.context);
  expect(await readersOf(to.personId)).toBe(1_400);
  world.clock.advance(DAY);
  const storyId = await buildStory(world.context, { authorIds: [to.personId], title: 'Stopped' });
  const stop = (state: string, reason: string | null) =>
    world.database.query(
      'test_stop',
      `insert into issue (id, newsletter_id, story_id, subject, state, stop_reason, send_at, not_after, created_at, ended_at)
       values ($1, $1, $2, '', $3, $4, $5, $5, $5, $5) on conflict (id) do update set state = $3, stop_reason = $4`,
      [to.newsletterId, storyId.id, state, reason, world.clock.now()],
    );
  await stop('stopped', 'bounces');
  await releaseAllStaged(world.context);
  expect(await readersOf(to.personId)).toBe(1_400);
  // Most of what comes back does so after the last mail has left (rule 285).
  await stop('done', 'bounces');
  await releaseAllStaged(world.context);
  const onHold = () => to.ask(`{ newsletter(id: "${to.newsletterId}") { isJoiningOnHold stagedSubscriberCount } }`);
  expect(await onHold()).toEqual({ newsletter: { isJoiningOnHold: true, stagedSubscriberCount: 800 } });
  expect(await readersOf(to.personId)).toBe(1_400);
  await stop('done', null);
  expect(await onHold()).toMatchObject({ newsletter: { isJoiningOnHold: false } });
  await releaseAllStaged(world.context);
  expect(await readersOf(to.personId)).toBe(1_900);
  world.clock.advance(DAY);
  await releaseAllStaged(world.context);
  expect(await readersOf(to.personId)).toBe(2_200);
});
