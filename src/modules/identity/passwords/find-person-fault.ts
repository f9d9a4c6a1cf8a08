import { findPasswordFault, ownWordsOf, type PasswordFault } from '#shared/identity/password-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isInCommonPasswords } from './common-password-file.ts';

/** What is wrong with a new password of a person, by all of rule 132. */
export async function findPersonFault(
  context: CommandContext,
  personId: string,
  password: string,
  about: { readonly hasOtherFactor: boolean },
): Promise<PasswordFault | undefined> {
  const person = await context.database.kysely
    .selectFrom('person')
    .select(['name', 'username'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const ownWords = ownWordsOf({
    email: (await findOwnEmail(context.database, personId))?.address ?? '',
    names: [person.name, person.username],
    siteWords: [await readSiteName(context), new URL(context.config.siteUrl).hostname],
  });
  const fault = findPasswordFault(password, { ...about, ownWords });
  if (fault !== undefined) return fault;
  return (await isCommonPassword(password)) ? 'PASSWORD_COMMON' : undefined;
}

const FILE = join(import.meta.dirname, 'common-passwords.bin');
let packed: Promise<Buffer> | undefined;

/** Whether a password is one of the 100,000 most common (rule 132). The list is read when it is first needed. */
export async function isCommonPassword(password: string): Promise<boolean> {
  packed ??= readFile(FILE);
  return isInCommonPasswords(await packed, password);
}
