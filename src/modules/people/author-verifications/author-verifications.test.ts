import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { addEmailAddress } from '#modules/identity/email-verification/add-email-address.ts';
import { buildAuthor } from '#test/factories/build-author.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { codeOf, readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { news } from './author-verifications.news.ts';

const START = '2026-11-21T12:00:00Z';
let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
afterAll(() => world.close());
beforeEach(() => clock.set(START));

const FIELDS = `__typename ... on AuthorApplication { id state coverName isSameName bookTitle isbn publisherDomain reason
  decideBy reapplyAt } ... on UserError { message }`;
const APPLY = `mutation($book: ID!, $name: String!) { result: applyForAuthorVerification(bookId: $book, coverName: $name) { ${FIELDS} } }`;
const WITHDRAW = `mutation { result: withdrawAuthorApplication { ${FIELDS} } }`;
const DECIDE = `mutation($id: ID!, $yes: Boolean!, $reason: String!) { result: decideAuthorApplication(applicationId: $id, isVerified: $yes, reason: $reason) { ${FIELDS} } }`;
const REVOKE = `mutation($id: ID!, $reason: String!) { result: revokeAuthorVerification(applicationId: $id, reason: $reason) { ${FIELDS} } }`;
const SEND = `mutation($address: String!) { result: sendPublisherCode(address: $address) { __typename ... on UserError { message } } }`;
const PROVE = `mutation($code: String!) { result: provePublisher(code: $code) { __typename ... on UserError { message } } }`;
const BADGE = `query($id: ID!) { user(id: $id) { verifications { isBookAuthor } authorApplication { state } authorEligibility { publisherAddress isPublisherProven } } }`;
const QUEUE = `query($yes: Boolean!) { authorApplications(isVerified: $yes) { items { id user { id } } } }`;
const ADD_BOOK = `mutation($input: BookInput!) { addBook(input: $input) { ... on BookChange { bookId } } }`;

type Result = { readonly __typename: string; readonly id: string; readonly state?: string; readonly message?: string };
const asking = (personId: string, changes: Partial<Viewer> = {}) =>
  accountBrowser(world.graph, buildViewer({ personId, ...changes }));
const resultOf = async (asker: ReturnType<typeof asking>, text: string, values = {}) =>
  (await asker.ask(text, values))['result'] as Result;

async function author(name: string) {
  const personId = await buildPerson(world.context, { name });
  await addEmailAddress(world.context, { personId, address: `${personId}@readers.example`, isVerified: true });
  const bookId = await buildAuthor(world.context, personId);
  return Object.assign(asking(personId), { personId, bookId });
}
type Author = Awaited<ReturnType<typeof author>>;
const apply = (who: Author, name: string) => resultOf(who, APPLY, { book: who.bookId, name });
const admin = async () => asking(await buildPerson(world.context), { roles: new Set(['ADMIN']) });
async function badgeOf({ personId }: Author): Promise<boolean> {
  const answer = (await asking(await buildPerson(world.context)).ask(BADGE, { id: personId })) as {
    user: { verifications: { isBookAuthor: boolean }; authorApplication: unknown };
  };
  expect(answer.user.authorApplication).toBeNull();
  return answer.user.verifications.isBookAuthor;
}

/** Mails that wait to leave for an address, the last first. */
async function mailsTo(address: string) {
  return (await readMail(world.context)).filter(({ to }) => to === address).toReversed();
}

test('PART-4: an author applies with a book of theirs, and an administrator verifies them', async () => {
  const ada = await author('Ada King');
  expect(await badgeOf(ada)).toBe(false);
  expect(await resultOf(ada, APPLY, { book: 'none', name: 'Ada King' })).toMatchObject({ __typename: 'BadRequest' });
  expect(await apply(ada, ' ')).toMatchObject({ __typename: 'BadRequest' });
  const applied = await apply(ada, 'ADA  KING');
  expect(applied).toMatchObject({
    state: 'PENDING',
    isSameName: true,
    bookTitle: 'Tides',
    isbn: '9780306406157',
    publisherDomain: null,
    decideBy: Date.parse('2026-12-05T12:00:00Z'),
    reapplyAt: null,
  });
  expect(await apply(ada, 'Ada King')).toMatchObject({ __typename: 'Conflict' });
  const ruth = await admin();
  expect(await ruth.ask(QUEUE, { yes: false })).toMatchObject({
    authorApplications: { items: [{ id: applied.id, user: { id: ada.personId } }] },
  });
  expect(await resultOf(ruth, DECIDE, { id: applied.id, yes: true, reason: '' })).toMatchObject({ state: 'VERIFIED' });
  expect(await resultOf(ruth, DECIDE, { id: applied.id, yes: true, reason: '' })).toMatchObject({
    __typename: 'Conflict',
  });
  expect(await badgeOf(ada)).toBe(true);
  expect((await mailsTo(`${ada.personId}@readers.example`))[0]?.subject).toContain('verified author');
  const told = await news['author.decided'](world.database, { personId: ada.personId, applicationId: applied.id });
  expect(told).toMatchObject([{ kind: 'AUTHOR_VERIFIED', recipientIds: [ada.personId] }]);
  await world.database.query('test_retitle', `update book set title = 'Tides of Fame' where person_id = $1`, [
    ada.personId,
  ]);
  expect(await badgeOf(ada), 'and with its book').toBe(false);
  await world.database.query('test_title_back', `update book set title = 'tides' where person_id = $1`, [ada.personId]);
  expect(await badgeOf(ada)).toBe(true);
  await world.database.query('test_rename', 'update person set name = $2 where id = $1', [ada.personId, 'A. Famous']);
  expect(await badgeOf(ada), 'a badge stays with the name that it was given to').toBe(false);
});

test('PART-4: a no has a reason, and 30 days later they apply again; a badge ends by either side', async () => {
  const [ben, ruth] = [await author('Ben Hill'), await admin()];
  const { id } = await apply(ben, 'Ben Hill');
  expect(await resultOf(ruth, DECIDE, { id, yes: false, reason: ' ' })).toMatchObject({ __typename: 'BadRequest' });
  const reapplyAt = Date.parse('2026-12-21T12:00:00Z');
  expect(await resultOf(ruth, DECIDE, { id, yes: false, reason: 'No such book.' })).toMatchObject({
    state: 'REFUSED',
    reason: 'No such book.',
    reapplyAt,
  });
  const [mail] = await mailsTo(`${ben.personId}@readers.example`);
  expect(mail?.text).toContain('No such book.');
  clock.set('2026-12-21T11:59:59Z');
  expect(await apply(ben, 'Ben Hill')).toMatchObject({ __typename: 'Forbidden' });
  clock.set('2026-12-21T12:00:00Z');
  const again = await apply(ben, 'Ben Hill');
  expect(again).toMatchObject({ state: 'PENDING' });
  await resultOf(ruth, DECIDE, { id: again.id, yes: true, reason: '' });
  expect(await badgeOf(ben)).toBe(true);
  expect(await resultOf(ruth, REVOKE, { id: again.id, reason: '' })).toMatchObject({ __typename: 'BadRequest' });
  expect(await resultOf(ruth, REVOKE, { id: again.id, reason: 'It was not theirs.' })).toMatchObject({
    state: 'REVOKED',
  });
  expect(await badgeOf(ben)).toBe(false);
  expect(await apply(ben, 'Ben Hill')).toMatchObject({ __typename: 'Forbidden' });
  const cleo = await author('Cleo Marsh');
  const third = await apply(cleo, 'Cleo Marsh');
  await resultOf(ruth, DECIDE, { id: third.id, yes: true, reason: '' });
  expect(await resultOf(cleo, WITHDRAW)).toMatchObject({ state: 'WITHDRAWN', reapplyAt: null });
  expect(await badgeOf(cleo)).toBe(false);
  expect(await resultOf(cleo, WITHDRAW)).toMatchObject({ __typename: 'Conflict' });
  expect(await apply(cleo, 'Cleo Marsh')).toMatchObject({ state: 'PENDING' });
});

test('PART-4: another name is proven by a code at the publisher, tried five times and used once', async () => {
  const dora = await author('Dora Vance');
  expect(await apply(dora, 'D. Nightly')).toMatchObject({ __typename: 'BadRequest' });
  for (const address of ['dora', 'dora@gmail.com'])
    expect(await resultOf(dora, SEND, { address }), address).toMatchObject({ __typename: 'BadRequest' });
  const send = () => resultOf(dora, SEND, { address: 'Dora@Press.example' });
  const lastCode = async () => codeOf((await mailsTo('dora@press.example'))[0] ?? { text: '' });
  expect(await send()).toMatchObject({ __typename: 'PublisherProof' });
  const first = await lastCode();
  const wrong = first === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1)
    expect(await resultOf(dora, PROVE, { code: wrong })).toMatchObject({ __typename: 'BadRequest' });
  expect(await resultOf(dora, PROVE, { code: first }), 'five tries').toMatchObject({ __typename: 'BadRequest' });
  await send();
  const second = await lastCode();
  const other = await author('Eve Dale');
  await resultOf(other, SEND, { address: 'eve@press.example' });
  expect(await resultOf(other, PROVE, { code: second })).toMatchObject({ __typename: 'BadRequest' });
  clock.advance(30 * 60_000);
  expect(await resultOf(dora, PROVE, { code: second }), 'too old').toMatchObject({ __typename: 'BadRequest' });
  await send();
  const third = await lastCode();
  expect(await resultOf(dora, PROVE, { code: ` ${third.slice(0, 3)} ${third.slice(3)}` })).toMatchObject({
    __typename: 'PublisherProof',
  });
  expect(await dora.ask(BADGE, { id: dora.personId })).toMatchObject({
    user: { authorEligibility: { publisherAddress: 'dora@press.example', isPublisherProven: true } },
  });
  expect(await resultOf(dora, PROVE, { code: third })).toMatchObject({ __typename: 'BadRequest' });
  expect(await apply(dora, 'D. Nightly')).toMatchObject({
    state: 'PENDING',
    isSameName: false,
    publisherDomain: 'press.example',
  });
  await send();
  await send();
  expect(await send()).toMatchObject({ __typename: 'RateLimited' });
});

test('PART-4: picture, bio and a book with an ISBN are asked for; nobody applies without an address or suspended', async () => {
  const personId = await buildPerson(world.context, { name: 'Fay Low' });
  const asker = asking(personId);
  const input = { title: 'Plain', description: '', editions: [{ format: 'EBOOK' }] };
  const { addBook } = (await asker.ask(ADD_BOOK, { input })) as { addBook: { bookId: string } };
  const values = { book: addBook.bookId, name: 'Fay Low' };
  expect(await resultOf(asker, APPLY, values), 'no ISBN').toMatchObject({ message: expect.stringMatching(/ISBN/) });
  const gil = await author('Gil Stone');
  await world.database.query('test_bare', `update person set image_id = null, bio = ' ' where id = $1`, [gil.personId]);
  expect(await apply(gil, 'Gil Stone')).toMatchObject({ message: expect.stringMatching(/picture.*bio/) });
  const own = { book: gil.bookId, name: 'Gil Stone' };
  expect(await resultOf(asking(gil.personId, { isEmailVerified: false }), APPLY, own)).toMatchObject({
    __typename: 'Forbidden',
  });
  for (const changes of [{ isSuspended: true }, { sessionId: null }])
    await expect(resultOf(asking(gil.personId, changes), APPLY, own)).rejects.toThrow(/FORBIDDEN|access|Suspended/i);
  expect(await resultOf(asking(gil.personId), APPLY, { ...own, book: addBook.bookId })).toMatchObject({
    __typename: 'BadRequest',
  });
});

test('PART-4: nobody but administrators decides, and nobody about themselves', async () => {
  const hal = await author('Hal Reed');
  const { id } = await apply(hal, 'Hal Reed');
  const values = { id, yes: true, reason: '' };
  const self = asking(hal.personId, { roles: new Set(['ADMIN']) });
  expect(await resultOf(self, DECIDE, values)).toMatchObject({ __typename: 'Forbidden' });
  for (const role of ['MODERATOR', 'CURATOR', 'FINANCE', 'SUPPORT'] as const) {
    const other = asking(await buildPerson(world.context), { roles: new Set([role]) });
    await expect(resultOf(other, DECIDE, values), role).rejects.toThrow(/FORBIDDEN|access/i);
    await expect(resultOf(other, REVOKE, values), role).rejects.toThrow(/FORBIDDEN|access/i);
  }
  expect(await badgeOf(hal)).toBe(false);
});

test('PART-4, rule 161: administrators are told of an author who has the badge of the same book', async () => {
  const [first, second] = [await author('Ida Rand'), await author('Ivo Rand')];
  const staff = await admin();
  const { id } = await apply(first, 'Ida Rand');
  await resultOf(staff, DECIDE, { id, yes: true, reason: '' });
  const applied = await apply(second, 'Ivo Rand');
  const SAME = '{ authorApplications { items { id sameBookAuthors { id } } } }';
  const { authorApplications: waiting } = (await staff.ask(SAME)) as {
    authorApplications: { items: readonly { id: string; sameBookAuthors: readonly { id: string }[] }[] };
  };
  const found = waiting.items.find((one) => one.id === applied.id)?.sameBookAuthors.map((one) => one.id);
  expect(found).toContain(first.personId);
  expect(found).not.toContain(second.personId);
  // Whoever looks things up for the site may apply too, and is no administrator by it.
  const own = asking(second.personId, { roles: new Set(['SUPPORT']) });
  const asked = own.ask('query($id: ID!) { user(id: $id) { authorApplication { sameBookAuthors { id } } } }', {
    id: second.personId,
  });
  await expect(asked).rejects.toThrow(/FORBIDDEN|access/i);
});
