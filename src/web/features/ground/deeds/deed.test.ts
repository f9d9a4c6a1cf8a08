import { expect, test } from 'vitest';
import { readKeptDeed } from './deed.ts';

const kept = { entry: 'clap', id: '9a5dc5c1033a', at: 1, attempt: 'a1' };
const anchor = { text: 'words', prefix: '', suffix: '' };

test('STORY-5: what the device kept is read as it was written, and nothing besides', () => {
  expect(readKeptDeed(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(readKeptDeed({ ...kept, entry: 'highlight', anchor: { ...anchor, other: 1 }, more: 1 })).toEqual({
    ...kept,
    entry: 'highlight',
    anchor,
  });
});

test('STORY-5: what is no deed is none', () => {
  for (const other of [
    null,
    'clap',
    [],
    {},
    { ...kept, entry: 'membership' },
    { ...kept, entry: 'constructor' },
    { ...kept, id: 7 },
    { ...kept, id: '' },
    { ...kept, id: 'x'.repeat(201) },
    { ...kept, at: '1' },
    { ...kept, at: null },
    { ...kept, attempt: undefined },
    { ...kept, anchor: null },
    { ...kept, anchor: 'words' },
    { ...kept, anchor: { ...anchor, prefix: 1 } },
  ])
    expect(() => readKeptDeed(other), JSON.stringify(other)).toThrow(/^No /);
});
