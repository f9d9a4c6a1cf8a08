import { expect, test } from 'vitest';
import { unusedMessages } from './check-messages.ts';

const FILE = 'src/shared/messages/kites.ts';
const look = (text: string, keys = ['fly', 'land']) =>
  unusedMessages(
    [{ file: FILE, name: 'kiteMessages', keys }],
    new Map([
      [FILE, 'fly land'],
      ['src/a.ts', text],
    ]),
  );

test('a text that nothing asks for is told, and one that is asked for is not', () => {
  expect(look('kiteMessages.fly; kiteMessages.land;')).toEqual([]);
  expect(look('kiteMessages.fly; other.land;')).toEqual([`${FILE}: nothing uses kiteMessages.land.`]);
  expect(look("import { kiteMessages as messages } from 'x';\nmessages.fly; messages.land;")).toEqual([]);
  expect(look('kiteMessages.flyAway; kiteMessages.land')).toEqual([`${FILE}: nothing uses kiteMessages.fly.`]);
});

test('a catalogue that is taken as a whole gives the keys that some source knows', () => {
  expect(look("import { kiteMessages } from 'x';\nkiteMessages.fly;\n")).toHaveLength(1);
  expect(look("const text = kiteMessages[kind]; type Kind = 'fly' | 'land';")).toEqual([]);
  expect(look("const text = kiteMessages[kind]; type Kind = 'fly';")).toHaveLength(1);
});
