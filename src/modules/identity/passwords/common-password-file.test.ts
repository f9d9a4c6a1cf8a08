import { expect, test } from 'vitest';
import { isInCommonPasswords, packCommonPasswords } from './common-password-file.ts';
import { isCommonPassword } from './find-person-fault.ts';

test('rule 132: the list has what is common and long enough, in any case, and nothing else', async () => {
  const common = ['password', 'PassWord1', '1qaz2wsx3edc4rfv', 'iloveyou1', 'qwertyuiop'];
  expect(await Promise.all(common.map(isCommonPassword))).toEqual(common.map(() => true));
  const other = ['a blue horse in the rain', 'qwertyuiop qwertyuiop!', '', 'zz8-kk1-pp0-mm4'];
  expect(await Promise.all(other.map(isCommonPassword))).toEqual(other.map(() => false));
});

test('every entry of a packed list is found, and no neighbour', () => {
  const words = Array.from({ length: 999 }, (_item, index) => `Password number ${index}`);
  const packed = packCommonPasswords(['short', ...words, ...words]);
  expect(packed.byteLength).toBe(999 * 5);
  expect(words.every((word) => isInCommonPasswords(packed, word.toUpperCase()))).toBe(true);
  expect(isInCommonPasswords(packed, 'Password number 999')).toBe(false);
  expect(isInCommonPasswords(packed, 'short')).toBe(false);
});
