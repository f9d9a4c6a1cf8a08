import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultDesign, type Design } from '#shared/design/design.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';
import { buildImage } from '#test/factories/build-image.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { designPublication } from '#modules/stories/publications/design-publication.ts';
import { readPreviewKey, writePreviewKey } from './preview-key.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const RESULT = `{ __typename ... on UserError { message } ... on DesignChange {
  edit { revision version canRestore draft { fonts headerColor } published { fonts headerColor } } } }`;
const OWNER = 'owner: { collectionId: $collection, userId: $user }';
const ids = '$collection: ID, $user: ID';
const changes = {
  save: `mutation(${ids}, $base: Int!, $design: DesignInput!) {
    result: saveDesignDraft(${OWNER}, baseRevision: $base, design: $design) ${RESULT} }`,
  publish: `mutation(${ids}, $revision: Int!) { result: publishDesign(${OWNER}, revision: $revision) ${RESULT} }`,
  restore: `mutation(${ids}) { result: restoreDesign(${OWNER}) ${RESULT} }`,
  discard: `mutation(${ids}) { result: discardDesignDraft(${OWNER}) ${RESULT} }`,
};
const LOOK = `query($id: ID!) { collection(id: $id) {
  homepage { layout headerColor headingFont } design { accentColor sections } designEdit { revision } } }`;
const PROFILE = `query($id: ID!) { user(id: $id) { design { fonts headerColor } designEdit { canHaveColours } } }`;

type Owner = { readonly collection?: string; readonly user?: string };
type Result = { readonly __typename: string; readonly edit?: Readonly<Record<string, unknown>> };

function designer(personId: string, role?: readonly [string, StaffRole], more = {}) {
  const staffRoles = new Map(role === undefined ? [] : [role]);
  const { ask } = accountBrowser(world.graph, buildViewer({ personId, staffRoles, ...more }));
  const run = async (name: keyof typeof changes, variables: object) =>
    (await ask(changes[name], { ...variables }))['result'] as Result;
  return { ask, run };
}

async function asEditor(role: StaffRole = 'editor') {
  const collection = await buildPublication(world.context);
  return { collection, ...designer(await buildPerson(world.context), [collection, role]) };
}

const publication: Design = { ...defaultDesign('publication'), headerColor: '#1f4f46ff' };
const person: Design = defaultDesign('person');

test('PUB-1: a draft is for its editors alone until it is published, and the version before comes back', async () => {
  const { collection, run, ask } = await asEditor();
  const design = { ...publication, fonts: 'CLASSIC', layout: 'GRID', accentColor: '#7a1f3dff', sections: ['LATEST'] };
  const read = async () => (await ask(LOOK, { id: collection }))['collection'];
  const before = await read();
  expect(await run('restore', { collection })).toMatchObject({ __typename: 'BadRequest' });
  expect(await run('save', { collection, base: 0, design })).toMatchObject({
    edit: { revision: 1, version: 0, draft: { fonts: 'CLASSIC' }, published: { fonts: 'LONGHAND' } },
  });
  expect(await read()).toMatchObject({ ...(before as object), designEdit: { revision: 1 } });
  expect(await run('publish', { collection, revision: 1 })).toMatchObject({
    edit: { revision: 2, version: 1, canRestore: true, published: { fonts: 'CLASSIC' } },
  });
  expect(await read()).toMatchObject({
    homepage: { layout: 'GRID', headerColor: '#1f4f46ff', headingFont: 'eb-garamond' },
    design: { accentColor: '#7a1f3dff', sections: ['LATEST'] },
  });
  expect(await run('restore', { collection })).toMatchObject({
    edit: { version: 2, published: { fonts: 'LONGHAND' } },
  });
  expect(await run('restore', { collection })).toMatchObject({ edit: { version: 3, published: { fonts: 'CLASSIC' } } });
});

test('PUB-1: layout and logo are those of the published design, which its row repeats for archives', async () => {
  const { collection, run, ask } = await asEditor();
  const { id: logoImageId } = await buildImage(world.context);
  const design: Design = { ...publication, layout: 'GRID', logoImageId };
  const read = async () =>
    (await ask('query($id: ID!) { collection(id: $id) { homepage { layout } logo { id } } }', { id: collection }))[
      'collection'
    ];
  await run('save', { collection, base: 0, design });
  expect(await read(), 'a draft').toEqual({ homepage: { layout: 'LIST' }, logo: null });
  await run('publish', { collection, revision: 1 });
  const seen = { homepage: { layout: 'GRID' }, logo: { id: logoImageId } };
  expect(await read()).toEqual(seen);
  const row = world.database.kysely.selectFrom('publication').where('id', '=', collection);
  expect(await row.select(['layout', 'logo_image_id']).execute()).toEqual([
    { layout: 'grid', logo_image_id: logoImageId },
  ]);
  await designPublication(world.context, collection, { layout: 'stream', logoImageId: null });
  expect(await read(), 'whatever else the row says').toEqual(seen);
  await run('restore', { collection });
  expect(await read()).toEqual({ homepage: { layout: 'LIST' }, logo: null });
});

test('PUB-1: two tabs do not overwrite each other, and what was tried can be given up', async () => {
  const { collection, run } = await asEditor('owner');
  await run('save', { collection, base: 0, design: publication });
  expect(await run('save', { collection, base: 0, design: publication })).toMatchObject({ __typename: 'Conflict' });
  expect(await run('publish', { collection, revision: 0 })).toMatchObject({ __typename: 'Conflict' });
  const [left, right] = await Promise.all([
    run('save', { collection, base: 1, design: publication }),
    run('save', { collection, base: 1, design: { ...publication, fonts: 'CLEAN' } }),
  ]);
  expect([left.__typename, right.__typename].toSorted()).toEqual(['Conflict', 'DesignChange']);
  const { edit } = await run('discard', { collection });
  expect(edit).toMatchObject({ revision: 3, version: 0, draft: edit?.['published'] });
});

test('PUB-1: only owner and editors design a publication, only people themselves their pages; nobody hears of others', async () => {
  const { collection } = await asEditor();
  const user = await buildPerson(world.context);
  const strangers = [
    designer(await buildPerson(world.context)),
    designer(await buildPerson(world.context), [collection, 'writer']),
    designer(user, [collection, 'owner'], { isSuspended: true }),
    designer(user, [collection, 'owner'], { scopes: new Set(['write']) }),
  ];
  const targets: readonly (readonly [Owner, Design])[] = [
    [{ collection }, publication],
    [{ user }, person],
    [{ collection, user }, publication],
    [{}, person],
    [{ collection: '000000000000' }, publication],
  ];
  for (const { run, ask } of strangers) {
    for (const [owner, design] of targets) {
      for (const name of ['save', 'publish', 'restore', 'discard'] as const) {
        const answer = await run(name, { ...owner, base: 0, revision: 0, design }).catch((error: Error) => error);
        const isRefused = answer instanceof Error ? /FORBIDDEN/.test(answer.message) : answer.__typename === 'NotFound';
        expect(isRefused, `${name} ${JSON.stringify(owner)} ${JSON.stringify(answer)}`).toBe(true);
      }
    }
    const seen = await ask(LOOK, { id: collection }).catch(() => ({ collection: { designEdit: null } }));
    expect(seen['collection']).toMatchObject({ designEdit: null });
  }
});

test('PUB-1: what is no design is refused, and colors on which nobody can read are not published', async () => {
  const { collection, run } = await asEditor();
  const save = (change: object, base = 0) => run('save', { collection, base, design: { ...publication, ...change } });
  expect(await save({ headerColor: 'red' })).toMatchObject({ __typename: 'BadRequest' });
  expect(await save({ sections: ['LATEST', 'PINNED'] })).toMatchObject({ __typename: 'BadRequest' });
  expect(await save({ heroImageId: '0'.repeat(32) })).toMatchObject({
    __typename: 'BadRequest',
    message: 'We can’t find one of the pictures. Please choose it again.',
  });
  expect(await save({ accentColor: '#ffee99ff' })).toMatchObject({ __typename: 'DesignChange' });
  expect(await run('publish', { collection, revision: 1 })).toMatchObject({
    __typename: 'BadRequest',
    message: 'Some text would be hard to read. Pick the suggested colors, then publish.',
  });
});

test('PROF-2: colors of a profile are for Friends, everything else for everybody', async () => {
  const user = await buildPerson(world.context);
  const { run, ask } = designer(user);
  const design = { ...person, fonts: 'EDITORIAL', headerColor: '#1f4f46ff' };
  const read = async () => (await ask(PROFILE, { id: user }))['user'];
  expect(await read()).toEqual({ design: null, designEdit: { canHaveColours: false } });
  await run('save', { user, base: 0, design });
  expect(await run('publish', { user, revision: 1 })).toMatchObject({
    __typename: 'Forbidden',
    message: 'Profile colors are for Friends. Clear the colors to publish, or become a Friend.',
  });
  await run('save', { user, base: 1, design: { ...design, headerColor: null } });
  expect(await run('publish', { user, revision: 2 })).toMatchObject({ __typename: 'DesignChange' });
  await buildMembership(world.context, { personId: user, plan: 'PREMIUM_MONTHLY' });
  await run('save', { user, base: 3, design });
  expect(await run('publish', { user, revision: 4 })).toMatchObject({ __typename: 'DesignChange' });
  expect(await read()).toMatchObject({ design: { fonts: 'EDITORIAL', headerColor: '#1f4f46ff' } });
  await world.database.kysely.deleteFrom('membership').where('person_id', '=', user).execute();
  expect(await read()).toMatchObject({ design: { fonts: 'EDITORIAL', headerColor: null } });
});

test('PUB-1: the introduction is seen once, and nobody else is told', async () => {
  const personId = await buildPerson(world.context);
  const { ask } = designer(personId);
  const READ = 'query($id: ID!) { user(id: $id) { styleEditorOnboardingVersionSeen } }';
  const SEE = 'mutation { setStyleEditorOnboardingVersionSeen(version: 99) { styleEditorOnboardingVersionSeen } }';
  expect(await ask(READ, { id: personId })).toEqual({ user: { styleEditorOnboardingVersionSeen: 0 } });
  expect(await ask(SEE)).toEqual({
    setStyleEditorOnboardingVersionSeen: { styleEditorOnboardingVersionSeen: 1 },
  });
  const other = designer(await buildPerson(world.context));
  expect(await other.ask(READ, { id: personId })).toEqual({ user: { styleEditorOnboardingVersionSeen: null } });
});

test('PUB-1: a preview key opens what it says for an hour, and nothing where a letter differs', () => {
  const { secrets } = world.context;
  const owner = { kind: 'publication', id: '0123456789ab' } as const;
  const now = new Date('2026-11-23T12:00:00Z');
  const key = writePreviewKey(secrets, { owner, personId: 'p' }, now);
  expect(readPreviewKey(secrets, key, now)).toEqual({ owner, personId: 'p' });
  expect(readPreviewKey(secrets, key, new Date(now.getTime() + 3_600_000))).toBeUndefined();
  const [payload = ''] = key.split('.');
  const forged = Buffer.from(JSON.stringify(['publication', owner.id, 'other', 1e15])).toString('base64url');
  for (const wrong of ['', payload, `${forged}.${key.split('.')[1]}`, `${key}x`, key.slice(0, -1)]) {
    expect(readPreviewKey(secrets, wrong, now)).toBeUndefined();
  }
});
