import { usernameFromName } from '#shared/identity/username-from-name.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { numberedUsername } from '#modules/people/people/username.ts';
import { isUsernameHeld } from '#modules/people/usernames/find-old-username.ts';

/**
 * A username made from a name that nobody has, nor gave up within 12 months (rule 130). Undefined
 * where the name gives none: the account is then called after nothing but a number.
 */
export async function findFreeUsername(context: CommandContext, name: string): Promise<string | undefined> {
  const wanted = usernameFromName(name);
  if (wanted === undefined) return undefined;
  let candidate = wanted;
  for (let number = 2; await isUsernameHeld(context, candidate, null); number += 1) {
    candidate = numberedUsername(wanted, number);
  }
  return candidate;
}
