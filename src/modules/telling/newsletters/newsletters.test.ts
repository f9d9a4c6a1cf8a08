import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPublication } from '#test/factories/build-publication.ts';
import { notificationsWorld, type NotificationsWorld, type ToldMember } from '#test/support/notifications-world.ts';

let world: NotificationsWorld;
beforeAll(async () => {
  world = await notificationsWorld();
});
afterAll(() => world.close());

const INPUT = {
  name: 'Field notes',
  description: 'What moved this week.',
  cadence: 'Every Friday',
  senderName: '',
  replyTo: '',
  sendsStories: true,
  welcomeSubject: '',
  welcomeText: '',
};
const ANSWER =
  '{ __typename ... on Newsletter { id name isMain isEnded } ... on NewsletterRefusal { field message } ... on UserError { message } }';
const create = (by: ToldMember, collectionId: string | null, changes: object = {}) =>
  by.ask(
    `mutation($collectionId: ID, $input: NewsletterInput!) {
    createNewsletter(collectionId: $collectionId, input: $input) ${ANSWER} }`,
    { collectionId, input: { ...INPUT, ...changes } },
  );
const idOf = (answer: unknown): string => /"id":"(\w+)"/.exec(JSON.stringify(answer))?.[1] ?? '';

test('NEWS-1: a writer makes one newsletter, with what is wrong said at its field', async () => {
  const writer = await world.member();
  expect(await create(writer, null, { name: '  ' })).toEqual({
    createNewsletter: { __typename: 'NewsletterRefusal', field: 'NAME', message: 'Give it a name.' },
  });
  expect(await create(writer, null)).toMatchObject({
    createNewsletter: { __typename: 'Newsletter', name: 'Field notes', isMain: true },
  });
  expect(await create(writer, null)).toMatchObject({ createNewsletter: { __typename: 'Conflict' } });
});

test('NEWS-1: owners and editors make newsletters of a publication; the first is the main one, and cannot be ended', async () => {
  const publicationId = await buildPublication(world.context);
  const owner = await world.member({ staffRoles: new Map([[publicationId, 'owner']]) });
  const writer = await world.member({ staffRoles: new Map([[publicationId, 'writer']]) });
  await expect(create(writer, publicationId)).rejects.toThrow();
  const main = idOf(await create(owner, publicationId));
  const second = idOf(await create(owner, publicationId, { name: 'Second post' }));
  const end = (id: string) => owner.ask(`mutation($id: ID!) { endNewsletter(newsletterId: $id) ${ANSWER} }`, { id });
  expect(await end(main)).toMatchObject({ endNewsletter: { __typename: 'Conflict' } });
  expect(await end(second)).toMatchObject({ endNewsletter: { isEnded: true } });
  const list = await owner.ask('query($id: ID!) { collection(id: $id) { newsletters { id } } }', { id: publicationId });
  expect(list).toEqual({ collection: { newsletters: [{ id: main }] } });
});

test('NEWS-1: of two who save the settings at once, the second is shown what the first saved, and may save theirs over it', async () => {
  const writer = await world.member();
  const newsletterId = idOf(await create(writer, null));
  const save = (revision: number, changes: object) =>
    writer.ask(
      `mutation($id: ID!, $revision: Int!, $input: NewsletterInput!) {
      updateNewsletter(newsletterId: $id, revision: $revision, input: $input) {
        __typename ... on Newsletter { name settings { revision } } ... on UserError { message }
        ... on NewsletterConflict { newsletter { name settings { revision } } } } }`,
      { id: newsletterId, revision, input: { ...INPUT, ...changes } },
    );
  const first = { name: 'First', settings: { revision: 2 } };
  expect(await save(1, { name: 'First' })).toEqual({ updateNewsletter: { __typename: 'Newsletter', ...first } });
  expect(await save(1, { name: 'Second' })).toMatchObject({
    updateNewsletter: { __typename: 'NewsletterConflict', newsletter: first },
  });
  // An answer that was lost on the way is asked for again.
  expect(await save(1, { name: 'First' })).toMatchObject({ updateNewsletter: { __typename: 'Newsletter', ...first } });
  expect(await save(2, { name: 'Second' })).toMatchObject({ updateNewsletter: { name: 'Second' } });
});
