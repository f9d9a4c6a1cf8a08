import type { CommandContext } from '#modules/ground/command-context.ts';
import { openSecret } from './sealed-secret.ts';

/** The authenticator app of a person. */
export type Totp = { readonly secret: Buffer; readonly sealedSecret: string; readonly isConfirmed: boolean };

export async function findTotp(context: CommandContext, personId: string): Promise<Totp | undefined> {
  const row = await context.database.kysely
    .selectFrom('totp')
    .select(['sealed_secret as sealedSecret', 'is_confirmed as isConfirmed'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row && { ...row, secret: openSecret(context.secrets, personId, row.sealedSecret) };
}

export type UnusedCode = { readonly salt: string; readonly hash: string };

export async function readUnusedCodes(
  { database }: Pick<CommandContext, 'database'>,
  personId: string,
): Promise<readonly UnusedCode[]> {
  return await database.kysely
    .selectFrom('recovery_code')
    .select(['salt', 'hash'])
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .orderBy('position')
    .execute();
}

export async function asksForPasskey(
  { database }: Pick<CommandContext, 'database'>,
  personId: string,
): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('two_factor_choice')
    .select('asks_for_passkey as asks')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.asks ?? false;
}
