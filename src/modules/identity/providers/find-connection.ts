import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ProviderName } from './provider-name.ts';

export type Connection = {
  readonly provider: ProviderName;
  readonly displayName: string;
};

/** Whose account a provider's person belongs to; undefined where to nobody's. */
export async function findConnection(
  { database }: Pick<CommandContext, 'database'>,
  key: { readonly provider: ProviderName; readonly issuer: string; readonly subject: string },
) {
  return await database.kysely
    .selectFrom('connection')
    .select(['person_id as personId', 'is_proven as isProven'])
    .where('provider', '=', key.provider)
    .where('issuer', '=', key.issuer)
    .where('subject', '=', key.subject)
    .executeTakeFirst();
}

/** The providers that a person can sign in by, in the order in which they came. */
export async function readConnections(
  { database }: Pick<CommandContext, 'database'>,
  personId: string,
): Promise<readonly Connection[]> {
  return await database.kysely
    .selectFrom('connection')
    .select(['provider', 'display_name as displayName'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('provider')
    .execute();
}
