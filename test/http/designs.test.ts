import { expect, test } from 'vitest';
import { defaultDesign, type Design } from '#shared/design/design.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';
import type { TestProgram } from '#test/support/test-program.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';

const program = await openProgram();

type Ids = { readonly collectionId?: string; readonly userId?: string };
type Reader = Awaited<ReturnType<typeof signIn>>;

async function send(who: Reader, field: string, given: string, types: string, variables: object) {
  const query = `mutation($owner: DesignOwnerInput!${types}) { result: ${field}(owner: $owner${given}) {
    __typename ... on UserError { message } ... on DesignChange { edit { revision previewKey } } } }`;
  const answer = await program.ask('/_/graphql', {
    method: 'POST',
    headers: who.headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data } = JSON.parse(answer.text) as {
    data: { result: { __typename: string; edit: { revision: number; previewKey: string } } };
  };
  expect(data.result, answer.text).toMatchObject({ __typename: 'DesignChange' });
  return data.result.edit;
}

const save = (who: Reader, owner: Ids, baseRevision: number, design: Design) =>
  send(
    who,
    'saveDesignDraft',
    ', baseRevision: $baseRevision, design: $design',
    ', $baseRevision: Int!, $design: DesignInput!',
    {
      owner,
      baseRevision,
      design,
    },
  );
const publish = (who: Reader, owner: Ids, revision: number) =>
  send(who, 'publishDesign', ', revision: $revision', ', $revision: Int!', { owner, revision });

async function editorOf(name: keyof TestProgram['world']['publications']) {
  const collectionId = program.world.publications[name];
  const personId = await buildPerson(program.context);
  await appointMember(program.context, { publicationId: collectionId, personId, role: 'editor' });
  return { owner: { collectionId }, who: await signIn(program, { person: personId }) };
}

const read = async (path: string, cookie?: string) => {
  program.clock.advance(2_000);
  return program.ask(path, cookie === undefined ? {} : { headers: { cookie } });
};
const themeOf = (text: string) => /<style data-theme-css>(.*?)<\/style>/.exec(text)?.[1] ?? '';

const look: Design = {
  ...defaultDesign('publication'),
  fonts: 'EDITORIAL',
  headerScale: 'LARGE',
  layout: 'GRID',
  headerColor: '#7a1f3dff',
  accentColor: '#1d4e89ff',
  backgroundColor: '#fff4e0ff',
  sections: ['LATEST', 'FEATURED'],
};

test('PUB-1, PUB-2: readers see a design when it is published, on every page of it, and its feed stays as it was', async () => {
  const { owner, who } = await editorOf('field-notes');
  const story = await buildStory(program.context, { publicationId: owner.collectionId, title: 'Under a new look' });
  const paths = ['/field-notes', '/field-notes/about', '/field-notes/latest', story.path];
  const before = await Promise.all(paths.map(async (path) => (await read(path)).text));
  const feed = (await read('/feed/field-notes')).text;
  const { revision } = await save(who, owner, 0, look);
  for (const [index, path] of paths.entries())
    expect(themeOf((await read(path)).text)).toBe(themeOf(before[index] ?? ''));
  await publish(who, owner, revision);
  for (const path of paths) {
    await expect
      .poll(async () => themeOf((await read(path)).text), { message: path })
      .toContain('--publication-colour:#7a1f3dff');
    const { text, headers } = await read(path);
    const css = themeOf(text);
    expect(css).toContain('--heading-font:Fraunces,');
    expect(css).toContain('--colour-surface:#fff4e0ff');
    expect(css).toContain(":root[data-theme='dark']{--colour-surface:#");
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).not.toMatch(/frame-src[^;]*'self'/);
  }
  const { text } = await read('/field-notes');
  expect(text.indexOf('Trending in Field Notes')).toBeLessThan(text.indexOf('All featured stories'));
  expect(text, 'a part that is not shown').not.toContain('More in Walks');
  expect((await read('/feed/field-notes')).text).toBe(feed);
});

test('PUB-1, ROUTE-6: a design shows on the domain of its publication, and its preview on the main site', async () => {
  const { owner, who } = await editorOf('slow-press');
  const own = `http://${program.domain}/`;
  const { revision, previewKey } = await save(who, owner, 0, { ...look, headerColor: '#113355ff' });
  const preview = await read(`/_/design-preview/${previewKey}`, who.cookie);
  expect([preview.status, themeOf(preview.text).includes('#113355ff')]).toEqual([200, true]);
  expect(themeOf((await read(own)).text)).not.toContain('#113355ff');
  await publish(who, owner, revision);
  await expect.poll(async () => themeOf((await read(own)).text)).toContain('#113355ff');
});

test('PUB-1: a preview opens by its key in the session that it was made for, runs nothing and is kept by nobody', async () => {
  const { owner, who } = await editorOf('harbour');
  const stranger = await signIn(program);
  const colleague = await editorOf('harbour');
  const { previewKey } = await save(who, owner, 0, { ...look, headerColor: '#446600ff' });
  const path = `/_/design-preview/${previewKey}`;
  for (const theme of ['light', 'dark']) {
    const { status, text, headers } = await read(`${path}?theme=${theme}`, who.cookie);
    expect(status).toBe(200);
    expect(text).toContain(`data-theme="${theme}"`);
    expect(themeOf(text)).toContain('--publication-colour:#446600ff');
    expect(text, 'drawn for everybody, without a script').not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).toContain('sandbox allow-same-origin');
  }
  expect(themeOf((await read('/harbour')).text), 'nobody else').not.toContain('#446600ff');
  const [payload = '', signature = ''] = previewKey.split('.');
  const forged = Buffer.from(
    Buffer.from(payload, 'base64url').toString().replace(owner.collectionId, program.world.publications['field-notes']),
  ).toString('base64url');
  const refusals: readonly (readonly [string, string | undefined])[] = [
    [path, undefined],
    [path, stranger.cookie],
    [path, colleague.who.cookie],
    [`/_/design-preview/${forged}.${signature}`, who.cookie],
    [`/_/design-preview/${payload}`, who.cookie],
    ['/_/design-preview/x.y', who.cookie],
  ];
  for (const [wrong, cookie] of refusals) {
    const answer = await read(wrong, cookie);
    expect([wrong, answer.status, answer.headers['cache-control']]).toEqual([wrong, 404, 'private, no-store']);
  }
  program.clock.advance(3_600_000);
  expect((await read(path, who.cookie)).status, 'an hour later').toBe(404);
});

test('PROF-2: the look of a profile is on its pages and on stories of their own, its colors while somebody is a Friend', async () => {
  const personId = await buildPerson(program.context, { username: 'looker' });
  const who = await signIn(program, { person: personId });
  const owner = { userId: personId };
  const story = await buildStory(program.context, { authorIds: [personId], title: 'Under my own look' });
  await buildMembership(program.context, { personId, plan: 'PREMIUM_MONTHLY' });
  const design: Design = { ...look, sections: ['LATEST', 'PINNED'], layout: 'STREAM' };
  const { revision, previewKey } = await save(who, owner, 0, design);
  expect(themeOf((await read(`/_/design-preview/${previewKey}`, who.cookie)).text)).toContain('#7a1f3dff');
  await publish(who, owner, revision);
  for (const path of ['/@looker', '/@looker/about', story.path]) {
    await expect.poll(async () => themeOf((await read(path)).text), { message: path }).toContain('#7a1f3dff');
  }
  expect((await read('/@looker')).text).toMatch(/class="[^"]*band_/);
});
