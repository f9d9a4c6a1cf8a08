import type { CommandContext } from '#modules/ground/command-context.ts';

const FIND = 'select new_address as "newAddress" from email_change where person_id = $1 and expires_at > $2';

/** The address that a person asked to use and has yet to confirm (`unverifiedEmail`). For themselves alone. */
export async function findEmailChange(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  personId: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ newAddress: string }>('email_change', FIND, [personId, clock.now()]);
  return row?.newAddress;
}
