import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { operatorSettingMessages } from '#shared/messages/operator-settings.ts';
import { type CellKind, cellsOf, readRows, settingShapes, writeRows } from '#shared/settings/setting-shapes.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { readWholeAudit } from '#modules/running/moderation/read-audit.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { changeSetting, readOperatorSettings } from './operator-settings.ts';
import { readSettings } from './read-settings.ts';
import { defaultSettings, isSettingName, settingFault, settingNames } from './setting-list.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

async function as(...roles: readonly ('ADMIN' | 'MODERATOR' | 'CURATOR')[]) {
  const viewer = buildViewer({ personId: await buildPerson(world.context), roles: new Set(roles) });
  return { ...world.context, viewer, isProgram: false };
}

test('every default is a value that the setting may have', () => {
  for (const name of settingNames) expect(settingFault(name, defaultSettings[name]), name).toBeUndefined();
});

test('an administrator changes a setting, takes it away again, and both stand in the audit', async () => {
  const admin = await as('ADMIN');
  const name = 'staffPicks.title';
  expect(await changeSetting(admin, { name, value: ' Our picks ' })).toMatchObject({ value: 'Our picks', isSet: true });
  expect((await readSettings(world.database))[name]).toBe('Our picks');
  // The audit stands in the order of time.
  (world.context.clock as FakeClock).advance(1_000);
  expect(await changeSetting(admin, { name, value: '' })).toMatchObject({ value: 'Staff picks', isSet: false });
  expect((await readSettings(world.database))[name]).toBe('Staff picks');
  const entries = (await readWholeAudit(world.context)).filter(({ action }) => action === 'setting.changed');
  expect(entries.map(({ targetId, before, after }) => [targetId, before, after])).toEqual([
    [name, { value: 'Staff picks' }, { value: 'Our picks' }],
    [name, { value: 'Our picks' }, { value: '' }],
  ]);
});

test('ADMIN-2: topics for new readers are those that stories have', async () => {
  const admin = await as('ADMIN');
  const name = 'onboarding.topicsToFollow';
  await buildStory(world.context, { tags: ['Bread'] });
  expect(await changeSetting(admin, { name, value: 'Bread knitting' })).toEqual({
    type: 'BadRequest',
    message: 'No stories have these topics: knitting. Enter topics the way they’re spelled in their addresses.',
  });
  // A topic whose last story is gone is still there, and nobody writes in it.
  await world.database.query('test_unused', `update tag set story_count = 0 where slug = 'bread'`, []);
  expect(await changeSetting(admin, { name, value: 'Bread' })).toMatchObject({ type: 'BadRequest' });
  await world.database.query('test_used', `update tag set story_count = 1 where slug = 'bread'`, []);
  expect(await changeSetting(admin, { name, value: ' Bread ' })).toMatchObject({ value: 'Bread' });
  expect(await changeSetting(admin, { name, value: '' })).toMatchObject({ isSet: false });
});

test.each([
  ['auth.hideUnknownEmail', 'yes', 'true'],
  ['consent.mode', 'lax', 'strict'],
  ['analytics.scriptUrl', 'http://measure.example/a.js', 'https://measure.example/a.js'],
  ['analytics.scriptUrl', 'https://measure.example/"onload=', 'https://measure.example/a.js?x=1'],
  ['staffPicks.listId', 'my-list', 'abcdefabcdef'],
  ['sms.mailDomain', 'gateway', 'gateway.example'],
  ['app.linkScheme', 'javascript:', 'longhand'],
  ['app.appleAppIds', 'com.example.app', 'ABCDE12345.com.example.app'],
  ['app.androidApps', 'com.example.app', `com.example.app=${Array(32).fill('0A').join(':')}`],
  ['staffPicks.title', 'a\nb', 'Our picks'],
  ['billing.prices', 'CAD=0,0,0,0', 'CAD=700,7000,2000,20000'],
  ['billing.prices', 'CAD=700,0,2000,20000', 'CAD=700,7000,2000,20000 EUR=500,5000,1500,15000'],
  ['billing.prices', 'CAD,700=7000,2000,20000', 'CAD=700,7000,2000,20000'],
  ['billing.prices', 'ZZZ=700,7000,2000,20000', 'EUR=500,5000,1500,15000'],
  ['billing.prices', 'EUR=500,5000,1500,15000 EUR=600,6000,1600,16000', 'EUR=500,5000,1500,15000'],
  ['domains.prices', 'USD=0', 'USD=7500'],
  ['domains.prices', 'ZZZ=7500', 'USD=7500 EUR=7000'],
  ['domains.prices', 'USD=7500 USD=7000', 'EUR=7000'],
  ['billing.taxRates', 'ZZ=19', 'DE=19'],
  ['billing.taxRates', 'DE=19 DE=7', 'DE=19 CH=8.1'],
])('MEMB-1: %s takes no “%s”', async (name, wrong, right) => {
  const admin = await as('ADMIN');
  const before = await readSettings(world.database);
  expect(await changeSetting(admin, { name, value: wrong })).toMatchObject({ type: 'BadRequest' });
  expect(await readSettings(world.database)).toEqual(before);
  expect(await changeSetting(admin, { name, value: right })).toMatchObject({ id: name, value: right });
});

test('a secret is told to nobody once it is set, not by the audit either', async () => {
  const admin = await as('ADMIN');
  const name = 'ifttt.serviceKey';
  expect(await changeSetting(admin, { name, value: 'the key' })).toMatchObject({ value: '', isSet: true });
  const told = JSON.stringify([await readOperatorSettings(admin), await readWholeAudit(world.context)]);
  expect(told).toContain(name);
  expect(told).not.toContain('the key');
});

test('ADMIN-1: nobody else reads settings or changes them, and there is nothing that is none', async () => {
  for (const asker of [await as('MODERATOR'), await as('CURATOR'), await as()]) {
    expect(await readOperatorSettings(asker)).toBeNull();
    await expect(changeSetting(asker, { name: 'consent.mode', value: 'spec' })).rejects.toThrow(NotAllowed);
  }
  expect(await changeSetting(await as('ADMIN'), { name: 'no.such', value: '1' })).toMatchObject({ type: 'NotFound' });
});

test('ADMIN-1: what somebody else set meanwhile is not overwritten unseen', async () => {
  const admin = await as('ADMIN');
  const name = 'gifts.groupMinimum';
  expect(await changeSetting(admin, { name, value: '12', seen: '11' })).toMatchObject({ value: '12' });
  const late = await changeSetting(admin, { name, value: '13', seen: '11' });
  expect(late).toMatchObject({ type: 'Conflict', message: expect.stringContaining('it’s now “12”') });
  expect((await readSettings(world.database))[name]).toBe('12');
  // Two at once: one of both is told.
  const both = await Promise.all(['20', '21'].map((value) => changeSetting(admin, { name, value, seen: '12' })));
  expect(both.filter((one) => 'type' in one)).toHaveLength(1);
  expect(await changeSetting(admin, { name, value: '' })).toMatchObject({ value: '11', isSet: false });
});

test('ADMIN-1: the staff picks are a list by its address, as it stands in the browser', async () => {
  const admin = await as('ADMIN');
  const addresses = [
    'https://site.example/@ada/list/picks-abcdefabcdef?source=home',
    '/list/abcdefabcdef',
    'abcdefabcdef',
  ];
  for (const value of addresses)
    expect(await changeSetting(admin, { name: 'staffPicks.listId', value }), value).toMatchObject({
      value: 'abcdefabcdef',
    });
  expect(await changeSetting(admin, { name: 'staffPicks.listId', value: 'https://site.example/@ada' })).toMatchObject({
    type: 'BadRequest',
  });
});

test('ADMIN-1: each setting has a name, a heading and what fits its values', async () => {
  const settings = (await readOperatorSettings(await as('ADMIN'))) ?? [];
  const names: Readonly<Record<string, string>> = operatorSettingMessages.names;
  for (const { id, group, purpose } of settings) {
    expect(names[id], id).toMatch(/\w/);
    expect(operatorSettingMessages.groups[group], id).toMatch(/\w/);
    expect(purpose, id).toMatch(/[.]$/);
  }
  const controlOf = (name: string) => settings.find(({ id }) => id === name)?.control;
  expect(
    ['auth.hideUnknownEmail', 'consent.mode', 'mail.perSecond', 'site.name', 'billing.seller'].map(controlOf),
  ).toEqual(['SWITCH', 'CHOICE', 'NUMBER', 'TEXT', 'LINES']);
});

test('ADMIN-1: what the form of a setting writes, the setting may be', () => {
  const cells: Readonly<Record<CellKind, string>> = {
    COUNTRY: 'PT',
    CURRENCY: 'EUR',
    WORD: 'NONE',
    DOMAIN: 'Example.org',
    NAME: 'Example Press',
    PERCENT: '7.5',
    AMOUNT: '12.50',
    NUMBER: '12',
    RATE: '0.92',
    IBAN: 'DE89 3704 0044 0532 0130 00',
  };
  for (const [name, shape] of Object.entries(settingShapes)) {
    if (!isSettingName(name)) throw new Error(`There is no setting ${name}`);
    const written = {
      WORDS: () => ('words' in shape ? [shape.words.join(' '), shape.none] : []),
      COUNTRIES: () => ['DE US'],
      LANGUAGES: () => ['de pt'],
      ROWS: () => ('values' in shape ? [writeRows(shape, [cellsOf(shape).map((kind) => cells[kind])])] : []),
      ROW: () => ('values' in shape ? [writeRows(shape, [cellsOf(shape).map((kind) => cells[kind])])] : []),
    }[shape.kind]();
    for (const text of written) {
      if (typeof text !== 'string') throw new Error(`${name} refuses ${JSON.stringify(text)}`);
      expect(settingFault(name, text), `${name}: ${text}`).toBeUndefined();
    }
    if (shape.kind !== 'ROWS' && shape.kind !== 'ROW') continue;
    expect(writeRows(shape, readRows(shape, defaultSettings[name])), name).toBe(defaultSettings[name]);
    expect(operatorSettingMessages.cells, name).toHaveProperty([name, 'length'], cellsOf(shape).length);
  }
});
