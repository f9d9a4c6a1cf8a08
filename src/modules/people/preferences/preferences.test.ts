import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const UPDATE = `mutation($userId: ID!, $preferences: [ViewerPreferenceInput!]!) {
  updateViewerPreferences(userId: $userId, preferences: $preferences) { success } }`;
const READ = `{ viewer { id dismissableFlags viewerEdge { preferences {
  name kind stringValue intValue booleanValue stringSetValue enumValue enumValues } } } }`;
const DISMISS = `mutation($userId: ID!, $flag: String!) { dismissFlag(userId: $userId, flag: $flag) { id dismissableFlags } }`;

async function member(changes: Partial<Viewer> = {}) {
  const personId = await buildPerson(world.context);
  const viewer = buildViewer({ personId, ...changes });
  const browser = accountBrowser(world.graph, viewer);
  const update = async (...preferences: readonly object[]) =>
    (await browser.ask(UPDATE, { userId: personId, preferences }))['updateViewerPreferences'];
  const read = async () => {
    const { viewer: own } = (await browser.ask(READ)) as {
      viewer: { dismissableFlags: string[]; viewerEdge: { preferences: { name: string }[] } };
    };
    return new Map(own.viewerEdge.preferences.map((preference) => [preference.name, preference]));
  };
  return { personId, browser, update, read };
}

test('PROF-6: a preference of each kind is kept, and the others are what they are until somebody chooses', async () => {
  const { update, read } = await member();
  const done = await update(
    { name: 'READING_FONT_SIZE', intValue: 24 },
    { name: 'SIDEBAR_IS_OPEN', booleanValue: false },
    { name: 'READING_THEME', enumValue: 'DARK' },
    { name: 'TIME_ZONE', stringValue: 'Europe/Vienna' },
    { name: 'LANGUAGES', stringSetValue: ['de', 'en'] },
  );
  expect(done).toEqual({ success: true });
  const none = {
    stringValue: null,
    intValue: null,
    booleanValue: null,
    stringSetValue: null,
    enumValue: null,
    enumValues: null,
  };
  const kept = await read();
  expect(kept.get('READING_FONT_SIZE')).toEqual({ ...none, name: 'READING_FONT_SIZE', kind: 'INT', intValue: 24 });
  expect(kept.get('SIDEBAR_IS_OPEN')).toMatchObject({ ...none, kind: 'BOOLEAN', booleanValue: false });
  expect(kept.get('READING_THEME')).toMatchObject({ kind: 'ENUM', enumValue: 'DARK', stringValue: null });
  expect(kept.get('TIME_ZONE')).toMatchObject({ kind: 'STRING', stringValue: 'Europe/Vienna', enumValue: null });
  expect(kept.get('LANGUAGES')).toMatchObject({ kind: 'STRING_SET', stringSetValue: ['de', 'en'] });
  expect(kept.get('DIGEST_FREQUENCY')).toMatchObject({ enumValue: 'WEEKLY', enumValues: ['DAILY', 'WEEKLY', 'OFF'] });
});

test('PROF-6: one wrong value fails all, and success is false', async () => {
  const { update, read } = await member();
  const good = { name: 'READING_FONT_SIZE', intValue: 25 };
  const wrong = [
    { name: 'NO_SUCH', booleanValue: true },
    { name: 'constructor', booleanValue: true },
    { name: 'SIDEBAR_IS_OPEN' },
    { name: 'SIDEBAR_IS_OPEN', intValue: 1 },
    { name: 'SIDEBAR_IS_OPEN', booleanValue: false, intValue: 1 },
    { name: 'READING_THEME', enumValue: 'PINK' },
    { name: 'READING_THEME', stringValue: 'DARK' },
    { name: 'READING_FONT_SIZE', intValue: 99 },
    { name: 'TIME_ZONE', stringValue: 'z'.repeat(200) },
    { name: 'TIME_ZONE', stringValue: 'a\u0000b' },
    { name: 'LANGUAGES', stringSetValue: ['a', 'a'] },
  ];
  for (const one of wrong) expect(await update(good, one), JSON.stringify(one)).toEqual({ success: false });
  expect(await update(good, good)).toEqual({ success: false });
  expect((await read()).get('READING_FONT_SIZE')).toMatchObject({ intValue: 20 });
});

test('PROF-6: nobody reads or writes the preferences and flags of others', async () => {
  const ada = await member();
  const eve = await member();
  const preferences = [{ name: 'READING_FONT_SIZE', intValue: 24 }];
  await expect(eve.browser.ask(UPDATE, { userId: ada.personId, preferences })).rejects.toThrow(/FORBIDDEN/);
  await expect(eve.browser.ask(DISMISS, { userId: ada.personId, flag: 'x' })).rejects.toThrow(/FORBIDDEN/);
  for (const field of ['dismissableFlags', 'viewerEdge { preferences { name } }']) {
    const query = `query($id: ID!) { user(id: $id) { ${field} } }`;
    await expect(eve.browser.ask(query, { id: ada.personId })).rejects.toThrow(/FORBIDDEN/);
    await expect(accountBrowser(world.graph, null).ask(query, { id: ada.personId })).rejects.toThrow(/FORBIDDEN/);
  }
  const signedOut = accountBrowser(world.graph, null);
  await expect(signedOut.ask(UPDATE, { userId: ada.personId, preferences })).rejects.toThrow(/FORBIDDEN/);
});

test('PROF-6: a flag is put away once, in the order in which they were', async () => {
  const { personId, browser } = await member({ isSuspended: true });
  await browser.ask(DISMISS, { userId: personId, flag: 'first_hint' });
  await browser.ask(DISMISS, { userId: personId, flag: 'first_hint' });
  const answer = await browser.ask(DISMISS, { userId: personId, flag: 'a.second:hint' });
  expect(new Set((answer['dismissFlag'] as { dismissableFlags: string[] }).dismissableFlags)).toEqual(
    new Set(['first_hint', 'a.second:hint']),
  );
  await expect(browser.ask(DISMISS, { userId: personId, flag: 'no flag' })).rejects.toThrow(/FORBIDDEN/);
});
