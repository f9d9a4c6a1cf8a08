import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const RESULT = '{ __typename ... on BookChange { bookId } ... on UserError { message } }';
const ADD = `mutation($input: BookInput!) { addBook(input: $input) ${RESULT} }`;
const UPDATE = `mutation($id: ID!, $input: BookInput!) { updateBook(bookId: $id, input: $input) ${RESULT} }`;
const REMOVE = `mutation($id: ID!) { removeBook(bookId: $id) ${RESULT} }`;
const READ = `query($id: ID!) { user(id: $id) {
  books { title description url publishedAt editions { format isbn url } } } }`;

async function member() {
  const personId = await buildPerson(world.context);
  const { ask } = accountBrowser(world.graph, buildViewer({ personId }));
  const field = async (query: string, variables: Readonly<Record<string, unknown>>) =>
    Object.values(await ask(query, variables))[0] as Readonly<Record<string, unknown>>;
  return { personId, field, books: async () => (await field(READ, { id: personId }))['books'] };
}

const plain = { title: 'On lighthouses', description: '', editions: [] };

test('WRITE-8: a book is added with its editions, changed and removed by its author alone', async () => {
  const [ada, bob] = [await member(), await member()];
  const editions = [{ format: 'PAPERBACK', isbn: '0-306-40615-2', url: 'https://shop.example/b' }, { format: 'EBOOK' }];
  const { bookId: id } = await ada.field(ADD, { input: { ...plain, year: 1998, url: 'https://a.example/', editions } });
  expect(await ada.books()).toEqual([
    {
      title: 'On lighthouses',
      description: '',
      url: 'https://a.example/',
      publishedAt: Date.UTC(1998, 0, 1),
      editions: [
        { format: 'PAPERBACK', isbn: '9780306406157', url: 'https://shop.example/b' },
        { format: 'EBOOK', isbn: null, url: null },
      ],
    },
  ]);
  expect(await bob.field(UPDATE, { id, input: plain })).toMatchObject({ __typename: 'NotFound' });
  expect(await bob.field(REMOVE, { id })).toMatchObject({ __typename: 'NotFound' });
  await ada.field(UPDATE, { id, input: { ...plain, title: 'On towers' } });
  expect(await ada.books()).toMatchObject([{ title: 'On towers', url: null, editions: [] }]);
  await ada.field(REMOVE, { id });
  expect(await ada.books()).toEqual([]);
});

test.each([
  [{ title: ' ' }, 'Give the book a title.'],
  [{ title: 'x'.repeat(201) }, 'Keep the title to 200 characters.'],
  [{ year: 3000 }, 'That doesn’t look like a publication year.'],
  [{ url: 'javascript:alert(1)' }, 'That isn’t a web address.'],
  [{ editions: [{ format: 'EBOOK', isbn: '9780306406158' }] }, '9780306406158 isn’t a valid ISBN. Check its digits.'],
  [{ coverImageId: '0'.repeat(32) }, 'We can’t find the cover picture. Please choose it again.'],
])('WRITE-8: a book is refused with a sentence (%o)', async (change, message) => {
  const ada = await member();
  expect(await ada.field(ADD, { input: { ...plain, ...change } })).toEqual({ __typename: 'BadRequest', message });
});
