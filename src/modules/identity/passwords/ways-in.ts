import type { CommandContext } from '#modules/ground/command-context.ts';
import { required } from '#modules/ground/required.ts';

/** How an account can be entered, and what of it is a second factor. */
export type WaysIn = {
  readonly hasAddress: boolean;
  readonly hasPassword: boolean;
  /** True where the password is only long enough beside another factor (rule 132). */
  readonly isPasswordShort: boolean;
  readonly hasAuthenticatorApp: boolean;
  readonly passkeyCount: number;
  readonly connectionCount: number;
};

const READ = `
  select exists (select 1 from email_address where person_id = $1) as "hasAddress",
    exists (select 1 from password where person_id = $1) as "hasPassword",
    exists (select 1 from password where person_id = $1 and is_short) as "isPasswordShort",
    exists (select 1 from totp where person_id = $1 and is_confirmed) as "hasAuthenticatorApp",
    (select count(*)::int from passkey where person_id = $1) as "passkeyCount",
    (select count(*)::int from connection where person_id = $1) as "connectionCount"`;

export async function readWaysIn({ database }: Pick<CommandContext, 'database'>, personId: string): Promise<WaysIn> {
  return required((await database.query<WaysIn>('ways_in', READ, [personId]))[0], 'row of ways in');
}

/** Locks the person too, so that two removals at once cannot both count the other's way in. */
export async function lockWaysIn(context: CommandContext, personId: string): Promise<WaysIn> {
  await context.database.query('lock_for_ways_in', 'select 1 from person where id = $1 for no key update', [personId]);
  return await readWaysIn(context, personId);
}

/** Whether the account can be entered; a password alone is none, since it goes with an address. */
export function canSignIn(ways: WaysIn): boolean {
  return ways.hasAddress || ways.passkeyCount > 0 || ways.connectionCount > 0;
}

/** Whether the password may stay as it is: a short one needs another factor beside it. */
export function isPasswordStillAllowed(ways: WaysIn): boolean {
  return !ways.isPasswordShort || hasOtherFactor(ways);
}

/** What lets a password be shorter (rule 132). */
export function hasOtherFactor(ways: WaysIn): boolean {
  return ways.hasAuthenticatorApp || ways.passkeyCount > 0;
}
