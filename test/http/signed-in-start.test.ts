import { expect, test } from 'vitest';
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const program = await openProgram({ withWorld: false });

const SAVE = `mutation($id: ID!) { setReadingListState(targetPostId: $id, state: READING_LIST_QUEUE) { __typename } }`;

test('SHELL-1, STORY-8: what is theirs on a story is drawn by the server, and its code starts without a sign', async () => {
  const story = await buildStory(program.context);
  const ada = await signIn(program);
  const body = JSON.stringify({ query: SAVE, variables: { id: story.id } });
  const saved = await program.ask('/_/graphql', { method: 'POST', headers: ada.headers, body });
  expect(saved.text).not.toContain('errors');
  const theirs = await program.ask(story.path, { headers: { cookie: ada.cookie } });
  expect(theirs.text).toMatch(/<script data-entry="[^"]+" data-page="[^"]+" data-at-once>/);
  expect(theirs.text).toMatch(/<button[^>]*aria-pressed="true"[^>]*data-save="true"/);
  const entry = /data-entry="([^"]+)"/.exec(theirs.text)?.[1] ?? '';
  expect(theirs.text).toContain(`<link rel="modulepreload" href="${entry}">`);
  // The bell and what decides over the banner come with the page too.
  for (const part of ['unreadNotificationCount', 'dismissableFlags']) expect(theirs.text).toContain(part);
  const everybodys = await program.ask(story.path);
  expect(everybodys.text).not.toContain('data-at-once');
  expect(everybodys.text).not.toContain('modulepreload');
});
