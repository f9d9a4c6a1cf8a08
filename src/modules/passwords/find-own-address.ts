import type { CommandContext } from '#modules/command-context.ts';

/** The address of a person's account; undefined for who has none. */
export async function findOwnAddress(
  { database }: Pick<CommandContext, 'database'>,
  personId: string,
): Promise<string | undefined> {
  const row = await database.kysely
    .selectFrom('email_address')
    .select('address')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.address;
}
