import { expect, test } from 'vitest';
import { editorKeys } from '../keys/editor-keys.ts';
import { openEditor } from '../test-support/editor-driver.ts';
import { ownBlockItems } from './block-items.ts';
import { blockSource } from './block-source.ts';
import { shortcutGroups } from './shortcut-groups.ts';
import { shortcutText } from './shortcut-text.ts';

const nothing = (): void => undefined;
const known = new Set(
  Object.keys(editorKeys({ onPublish: nothing, onSave: nothing, onLink: nothing, onShortcuts: nothing })).map((key) =>
    key.toLowerCase().replaceAll('-', '+'),
  ),
);

test('every shortcut that the list and the menus show is one that the editor knows', () => {
  const listed = shortcutGroups.flatMap(({ lines }) => lines.map(([, keys]) => keys));
  const shown = [...listed, ...ownBlockItems.flatMap((item) => item.shortcut ?? [])];
  const keys = shown.filter((shortcut) => /^(?:Mod|Alt|Shift)\+/.test(shortcut) && shortcut !== 'Alt+F10');
  expect(keys.filter((shortcut) => !known.has(shortcut.toLowerCase()))).toEqual([]);
  expect(shortcutText('Mod+Alt+1', false)).toBe('Ctrl+Alt+1');
  expect(shortcutText('Mod+Alt+1', true)).toBe('⌘⌥1');
});

test('the list of blocks is found by the beginnings of words', () => {
  const { state } = openEditor().press('Enter');
  const find = (query: string) => blockSource(ownBlockItems).find(query, state) as readonly { key: string }[];
  expect(find('tab')[0]?.key).toBe('table');
  expect(find('latex')[0]?.key).toBe('math');
  expect(find('zzz')).toEqual([]);
  expect(find('').length).toBeGreaterThan(15);
});

test('each block of the list can be made, and what was typed to find it is gone', () => {
  for (const item of ownBlockItems) {
    const editor = openEditor().press('Enter').type('Before').press('Enter');
    editor.run(item.command);
    expect(() => editor.state.doc.check()).not.toThrow();
    expect(editor.outline().length).toBeGreaterThanOrEqual(3);
  }
});
