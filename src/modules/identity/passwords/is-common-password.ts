import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isInCommonPasswords } from './common-password-file.ts';

const FILE = join(import.meta.dirname, 'common-passwords.bin');
let packed: Promise<Buffer> | undefined;

/** Whether a password is one of the 100,000 most common (rule 132). The list is read when it is first needed. */
export async function isCommonPassword(password: string): Promise<boolean> {
  packed ??= readFile(FILE);
  return isInCommonPasswords(await packed, password);
}
