import { randomUUID } from 'node:crypto';
import { cleanHref } from '#shared/story/safe-href.ts';
import { paragraph, storyDocument, text } from '#shared/story/story-document.build.ts';
import type { Block } from '#shared/story/story-document.ts';
import { createId } from '#modules/ground/create-id.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { signIn } from '#test/support/sign-in.ts';
import type { TestProgram } from '#test/support/test-program.ts';
import { giveAway } from './payload-gifts.ts';

/** Somebody who writes strangers' words into everything that takes words; `pages` is where they come out. */
export type PayloadDesk = {
  readonly pages: readonly string[];
  /** Of the one who wrote, who sees all of it. */
  readonly cookie: string;
  readonly refused: readonly string[];
};

type Answer = Readonly<
  Record<string, { readonly __typename?: string; readonly message?: string; readonly id?: string } | null>
>;

const ERROR = '... on UserError { message }';
const CREATE = `mutation($input: CreateDraftInput!) { made: createDraft(input: $input) { __typename ... on DraftSaved { id: postId } ${ERROR} } }`;
const PUBLISH = `mutation($input: PublishPostInput!) { made: publishPost(input: $input) { __typename ... on Post { id } ${ERROR} } }`;
const PROFILE = `mutation($input: ProfileInput!) { made: updateProfile(input: $input) { __typename ${ERROR} } }`;
const RESPOND = `mutation($input: PublishPostResponseInput!) { made: publishPostResponse(input: $input) { __typename ... on PostResponse { id } ${ERROR} } }`;
const NOTE = `mutation($input: CreateNoteInput!) { made: createNote(input: $input) { __typename ... on Note { id } ${ERROR} } }`;
const REPLY = `mutation($id: ID!, $body: String!) { made: replyToNote(noteId: $id, body: $body) { __typename ${ERROR} } }`;
const QUOTE = `mutation($input: CreateQuoteInput!) { made: createQuote(input: $input) { __typename ... on Quote { id } ${ERROR} } }`;
const LIST = `mutation($input: CreateCatalogInput!) { made: createCatalog(input: $input) { __typename ... on Catalog { id } ${ERROR} } }`;
const ADD = `mutation($input: AddToCatalogInput!) { made: addToCatalog(input: $input) { __typename ${ERROR} } }`;
const SERIES = `mutation($input: CreateSeriesInput!) { made: createSeries(input: $input) { __typename ... on Series { id } ${ERROR} } }`;
const FILL = `mutation($series: ID!, $id: ID!) { made: addToSeries(seriesId: $series, postId: $id) { __typename ${ERROR} } }`;
const REPOST = `mutation($id: ID!, $note: String!) { made: repostPost(postId: $id, note: $note) { __typename ${ERROR} } }`;
const BOOK = `mutation($input: BookInput!) { made: addBook(input: $input) { __typename ${ERROR} } }`;
const IMPORT = `mutation($url: String!) { made: importStoryByAddress(url: $url) { __typename ${ERROR} } }`;
const PREVIEW = `mutation($url: String!) { made: readLinkPreview(url: $url) { __typename ${ERROR} } }`;

/** Writes each payload wherever the API takes words. What is refused is named, and is no failure: it stands nowhere. */
export async function writePayloads(program: TestProgram, payloads: readonly string[]): Promise<PayloadDesk> {
  const { context } = program;
  const username = `evil${createId()}`;
  const personId = await buildPerson(context, { username });
  const longAgo = new Date(context.clock.now().getTime() - 365 * 86_400_000);
  await context.database.query('prove_age', 'update person set created_at = $2 where id = $1', [personId, longAgo]);
  const address = { address: `${username}@mail.example`, person_id: personId, is_verified: true, created_at: longAgo };
  await context.database.kysely.insertInto('email_address').values(address).execute();
  const { headers, cookie } = await signIn(program, { person: personId });
  const refused: string[] = [];
  const make = async (query: string, variables: Readonly<Record<string, unknown>>): Promise<string> => {
    program.clock.advance(200);
    const body = JSON.stringify({ query, variables });
    const answer = await program.ask('/_/graphql', { method: 'POST', headers, body });
    const { data } = JSON.parse(answer.text) as { readonly data?: Answer | null };
    if (answer.status >= 500 || data?.['made'] === undefined)
      throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`);
    const { id = '', message } = data['made'] ?? {};
    if (message !== undefined) refused.push(message);
    return id;
  };

  const [first = ''] = payloads;
  const cut = (payload: string, most: number) => payload.slice(0, most);
  await make(PROFILE, { input: { name: cut(first, 50), bio: cut(payloads.join(' '), 250) } });
  const document = storyDocument(paragraph('Words to mark.'), ...payloads.flatMap(blocksOf));
  const input = { title: cut(first, 150), subtitle: cut(first, 280), document, saveId: randomUUID() };
  const postId = await make(CREATE, { input });
  const seo = { seoTitle: cut(first, 100), seoDescription: cut(first, 150), topics: payloads.slice(0, 5) };
  await make(PUBLISH, { input: { postId, baseRev: 1, ...seo } });
  await make(PUBLISH, { input: { postId, baseRev: 1 } });
  await make(REPOST, { id: postId, note: cut(first, 280) });
  const pages: string[] = [];
  for (const payload of payloads) {
    await make(RESPOND, { input: { inResponseToPostId: postId, text: payload } });
    const noteId = await make(NOTE, { input: { postId, text: 'Words', body: cut(payload, 2_000) } });
    if (noteId !== '') await make(REPLY, { id: noteId, body: cut(payload, 2_000) });
    await make(QUOTE, { input: { postId, text: cut(payload, 400) } });
    const listId = await make(LIST, { input: { name: cut(payload, 60), description: cut(payload, 280) } });
    if (listId !== '') {
      await make(ADD, { input: { catalogId: listId, postId, note: cut(payload, 500) } });
      pages.push(`/@${username}/list/${listId}`, `/@${username}/list/${listId}/embed`);
    }
    await make(BOOK, {
      input: { title: cut(payload, 100), description: cut(payload, 200), url: payload, editions: [] },
    });
    await make(IMPORT, { url: payload });
    await make(PREVIEW, { url: payload });
  }
  const ofGifts = await giveAway(program, make, { personId, payloads });
  const seriesId = await make(SERIES, { input: { title: cut(first, 100), description: cut(first, 280) } });
  if (seriesId !== '') await make(FILL, { series: seriesId, id: postId });
  const ofStory = ['', '/responses', '/notes', '/quotes', '/upvotes', '/info', '/settings', '/edit'];
  const ofPerson = ['', '/lists', '/highlights', '/responses', '/books', '/series', '/about', '/latest'];
  return {
    cookie,
    refused,
    pages: [
      ...ofStory.map((below) => `/p/${postId}${below}`),
      ...ofPerson.map((below) => `/@${username}${below}`),
      ...(seriesId === '' ? [] : [`/series/${seriesId}`, `/feed/series/${seriesId}`]),
      '/',
      '/me/lists',
      '/me/stories/public',
      '/me/stories/responses',
      `/feed/@${username}`,
      `/_/oembed?url=${encodeURIComponent(`${program.url}/@${username}`)}`,
      ...ofGifts,
      ...pages,
    ],
  };
}

/** A payload in the fields of several kinds of blocks. */
function blocksOf(payload: string): readonly Block[] {
  const words = [text(payload)];
  const href = cleanHref(payload) ?? '/';
  const id = () => createId();
  return [
    { ...paragraph(payload), id: id(), content: [text(payload, { type: 'link', href, title: payload.slice(0, 200) })] },
    { type: 'codeBlock', id: id(), text: payload, language: payload.slice(0, 60), caption: words },
    {
      type: 'image',
      id: id(),
      picture: { kind: 'missing', url: payload.slice(0, 1_000) },
      alt: payload,
      layout: 'inset',
      caption: words,
    },
    { type: 'embed', id: id(), provider: payload.slice(0, 60), url: 'https://example.org/', title: payload },
    { type: 'linkCard', id: id(), url: href, title: payload, description: payload },
    { type: 'mathBlock', id: id(), tex: payload },
  ];
}
