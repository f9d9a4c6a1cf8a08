import { beforeAll, expect, test } from 'vitest';
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram({ withWorld: false });
let ada: SignedIn;
beforeAll(async () => {
  ada = await signIn(program);
});

async function vote(path: string, body: unknown, headers: Readonly<Record<string, string>> = ada.headers) {
  const answer = await program.ask(`/_/vote/${path}`, { method: 'POST', body: JSON.stringify(body), headers });
  return { status: answer.status, body: JSON.parse(answer.text) as Record<string, unknown> };
}

test('CORE-14, STORY-5: /_/vote sets the claps of the viewer and answers the new state', async () => {
  const { id } = await buildStory(program.context);
  for (const path of [`p/${id}`, `post/${id}`]) {
    expect(await vote(path, { clapCount: 4 })).toEqual({ status: 200, body: { id, clapCount: 4, viewerClapCount: 4 } });
  }
  expect(await vote(`p/${id}`, { clapCount: 0 })).toMatchObject({ status: 200, body: { clapCount: 0 } });
});

test('CORE-14: only a page of ours in a session changes anything, and refusals bear the codes of the graph', async () => {
  const { id } = await buildStory(program.context);
  const { 'x-xsrf-token': _token, ...without } = ada.headers;
  expect(await vote(`p/${id}`, { clapCount: 1 }, without)).toMatchObject({ status: 403, body: { code: 'XSRF' } });
  const nobody = { 'content-type': 'application/json' };
  expect(await vote(`p/${id}`, { clapCount: 1 }, nobody)).toMatchObject({
    status: 401,
    body: { message: 'Please sign in first.' },
  });
  for (const body of [{ clapCount: 51 }, { clapCount: 'all' }, {}, []]) {
    expect(await vote(`p/${id}`, body)).toMatchObject({ status: 400, body: { code: 'BadRequest' } });
  }
  for (const path of ['p/0000000000ab', `other/${id}`, `response/${id}`, `catalog/${id}`]) {
    expect(await vote(path, { clapCount: 1 }), path).toMatchObject({ status: 404, body: { code: 'NotFound' } });
  }
  const own = await buildStory(program.context, { authorIds: [ada.personId] });
  expect(await vote(`p/${own.id}`, { clapCount: 1 })).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
});
