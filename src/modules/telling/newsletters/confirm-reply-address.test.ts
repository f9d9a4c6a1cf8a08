import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { confirmReplyAddress, readReplyAddressRequest } from './confirm-reply-address.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: IssuesWorld;
let author: ToldMember;
let made = 0;
beforeAll(async () => {
  world = await issuesWorld();
});
beforeEach(async () => {
  author = await world.member();
  await world.giveAddress(author);
  world.sent.length = 0;
});
afterAll(() => world.close());

const INPUT = {
  name: 'Notes',
  description: '',
  cadence: '',
  senderName: '',
  sendsStories: true,
  welcomeSubject: '',
  welcomeText: '',
};
const SETTINGS =
  '{ __typename ... on Newsletter { id settings { revision replyTo isReplyToConfirmed } } ... on NewsletterRefusal { field } }';
type Saved = {
  readonly id: string;
  readonly settings: { readonly revision: number; readonly isReplyToConfirmed: boolean };
};

async function create(replyTo: string): Promise<Saved> {
  const answer = await author.ask(
    `mutation($input: NewsletterInput!) { saved: createNewsletter(input: $input) ${SETTINGS} }`,
    {
      input: { ...INPUT, replyTo },
    },
  );
  return answer['saved'] as Saved;
}
async function save({ id, settings: { revision } }: Saved, replyTo: string): Promise<Saved> {
  const answer = await author.ask(
    `mutation($id: ID!, $revision: Int!, $input: NewsletterInput!) {
      saved: updateNewsletter(newsletterId: $id, revision: $revision, input: $input) ${SETTINGS} }`,
    { id, revision, input: { ...INPUT, replyTo } },
  );
  return answer['saved'] as Saved;
}
const newAddress = () => `desk-${(made += 1)}@harbor.example`;
/** The links that an address got, the newest last. */
const linksTo = async (address: string) =>
  (await readMail(world.context))
    .filter(({ to }) => to === address)
    .map(({ text }) => decodeURIComponent(/\/m\/subscribe\/(\S+)/.exec(text)?.[1] ?? ''));
async function repliesOfNext(title: string): Promise<string | undefined> {
  world.sent.length = 0;
  await world.publish({ authorIds: [author.personId], title });
  await world.send();
  return world.sent.at(-1)?.headers['Reply-To'];
}

test('rule 300: replies go to somebody else’s address only after its reader has agreed', async () => {
  const address = newAddress();
  const saved = await create(address);
  expect(saved.settings.isReplyToConfirmed).toBe(false);
  await world.addAddress({ kind: 'person', id: author.personId }, 'reader@mail.example');
  expect(await repliesOfNext('Before')).toBeUndefined();

  const [token = ''] = await linksTo(address);
  const request = { newsletterName: 'Notes', emailObfuscated: 'd••@h••.example' };
  expect(await readReplyAddressRequest(world.context, token)).toEqual({ ...request, isConfirmed: false });
  for (let time = 0; time < 2; time += 1) await confirmReplyAddress(world.context, token);
  expect(await readReplyAddressRequest(world.context, token)).toEqual({ ...request, isConfirmed: true });
  expect(await repliesOfNext('After')).toBe(address);

  // What is saved with the same address stays as it is, and asks nobody.
  expect((await save(saved, address)).settings.isReplyToConfirmed).toBe(true);
  expect(await linksTo(address)).toHaveLength(1);
});

test('rule 300: one’s own confirmed address asks nobody', async () => {
  const saved = await create(`${author.personId}@MAIL.example`);
  expect(saved.settings.isReplyToConfirmed).toBe(true);
  expect(await linksTo(`${author.personId}@mail.example`)).toEqual([]);
});

test('rule 300: a link is for the address that it went to, for a week, and for this alone', async () => {
  const [first, second] = [newAddress(), newAddress()];
  const saved = await save(await create(first), second);
  const [old = ''] = await linksTo(first);
  const [token = ''] = await linksTo(second);
  for (const wrong of [
    old,
    '',
    'x',
    `${token}x`,
    token.replace(/^\w/, (letter) => (letter === '0' ? '1' : '0')),
    `${token}.y`,
  ]) {
    expect(await readReplyAddressRequest(world.context, wrong), wrong).toBeNull();
    await confirmReplyAddress(world.context, wrong);
  }
  world.clock.advance(8 * DAY);
  await confirmReplyAddress(world.context, token);
  expect((await save(saved, second)).settings.isReplyToConfirmed).toBe(false);
});

test('rule 300: nobody fills somebody’s mailbox with questions, and who may ask no more reads so', async () => {
  const address = newAddress();
  let saved = await create(address);
  // Whoever changes something else asks nobody again.
  for (let time = 0; time < 3; time += 1) saved = await save(saved, address);
  expect(await linksTo(address)).toHaveLength(1);
  for (let time = 0; time < 2; time += 1) {
    world.clock.advance(2 * HOUR);
    saved = await save(saved, address);
  }
  expect(await linksTo(address)).toHaveLength(3);
  world.clock.advance(2 * HOUR);
  expect(await save(saved, address)).toMatchObject({ __typename: 'NewsletterRefusal', field: 'REPLY_TO' });
  // Nor by ever new addresses.
  const addresses = Array.from({ length: 9 }, newAddress);
  for (const other of addresses) {
    const next = await save(saved, other);
    if ('id' in next) saved = next;
  }
  const asked = await Promise.all(addresses.map(linksTo));
  expect(asked.flat()).toHaveLength(6);
});
