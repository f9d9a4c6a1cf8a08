import { beforeAll, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram({ withWorld: false });
let ada: SignedIn;
beforeAll(async () => {
  ada = await signIn(program);
});

async function quote(postId: string, body: unknown, headers: Readonly<Record<string, string>> = ada.headers) {
  const path = `/_/p/${postId}/quotes/create`;
  const answer = await program.ask(path, { method: 'POST', body: JSON.stringify(body), headers });
  return { status: answer.status, body: JSON.parse(answer.text) as Record<string, unknown> };
}

test('CORE-14, STORY-7: /_/p/{postId}/quotes/create marks a passage and answers with it', async () => {
  const document = storyDocument(paragraph('The keeper wrote of the small engines.'));
  const { id } = await buildStory(program.context, { document });
  const made = await quote(id, { text: 'small engines', prefix: 'of the ' });
  expect(made).toMatchObject({
    status: 200,
    body: { postId: id, text: 'small engines', startOffset: 24, endOffset: 37, isPrivate: false },
  });
  const { paragraphId } = made.body;
  const place = { text: 'small engines', paragraphId, startOffset: 24, endOffset: 37 };
  expect((await quote(id, { ...place, isPrivate: true })).body).toMatchObject({ id: made.body['id'], isPrivate: true });
});

test('CORE-14: only a page of ours in a session marks anything, and refusals bear the codes of the graph', async () => {
  const { id } = await buildStory(program.context);
  const { 'x-xsrf-token': _token, ...without } = ada.headers;
  expect(await quote(id, { text: 'only words' }, without)).toMatchObject({ status: 403, body: { code: 'XSRF' } });
  const nobody = { 'content-type': 'application/json' };
  expect(await quote(id, { text: 'only words' }, nobody)).toMatchObject({ status: 401 });
  for (const body of [
    {},
    [],
    { text: 4 },
    { text: 'only', isPrivate: 1 },
    { text: 'a\u0000b' },
    { text: 'not there' },
  ]) {
    expect(await quote(id, body)).toMatchObject({ status: 400, body: { code: 'BadRequest' } });
  }
  expect(await quote('0000000000ab', { text: 'only words' })).toMatchObject({
    status: 404,
    body: { code: 'NotFound' },
  });
});
