import type { CommandContext } from '#modules/ground/command-context.ts';

const HAS_SECOND_FACTOR = `
  select 1 from totp where person_id = $1 and is_confirmed
  union all
  select 1 from two_factor_choice c where c.person_id = $1 and c.asks_for_passkey
    and exists (select 1 from passkey p where p.person_id = c.person_id)`;

/**
 * Whether a sign-in must go on with a second factor: a confirmed authenticator app, or a passkey where the
 * person asked for that (rule 140). Asked after every method but a passkey, which is two in one.
 */
export async function hasSecondFactor(
  { database }: Pick<CommandContext, 'database'>,
  personId: string,
): Promise<boolean> {
  const rows = await database.query('has_second_factor', HAS_SECOND_FACTOR, [personId]);
  return rows.length > 0;
}
