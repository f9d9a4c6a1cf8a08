import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Passkey } from './passkey.ts';

/** A person's passkeys, oldest first. */
export async function readPasskeys(
  { database }: Pick<CommandContext, 'database'>,
  personId: string,
): Promise<readonly Passkey[]> {
  return await database.kysely
    .selectFrom('passkey')
    .select(['id', 'name', 'is_backed_up as isBackedUp', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What checking an answer needs of a passkey. */
export type StoredPasskey = {
  readonly id: string;
  readonly personId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
};

export async function findStoredPasskey(
  { database }: Pick<CommandContext, 'database'>,
  id: string,
): Promise<StoredPasskey | undefined> {
  return await database.kysely
    .selectFrom('passkey')
    .innerJoin('person', 'person.id', 'passkey.person_id')
    .select([
      'passkey.id',
      'passkey.person_id as personId',
      'passkey.public_key as publicKey',
      'passkey.counter',
      'passkey.transports',
    ])
    .where('passkey.id', '=', id)
    .where('person.state', '!=', 'deleted')
    .executeTakeFirst();
}

/** For lists of what an authenticator may or must not use. */
export async function readCredentials(
  { database }: Pick<CommandContext, 'database'>,
  personId: string,
): Promise<{ readonly id: string; readonly transports: string[] }[]> {
  return await database.kysely
    .selectFrom('passkey')
    .select(['id', 'transports'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
}
