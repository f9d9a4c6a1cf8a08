import type { CommandContext } from '#modules/ground/command-context.ts';

/** Id of the person with a username, in any case; undefined where there is none. */
export async function findPersonId(context: CommandContext, username: string): Promise<string | undefined> {
  const text = 'select id from person where lower(username) = lower($1)';
  const [row] = await context.database.query<{ id: string }>('import_person_by_username', text, [username]);
  return row?.id;
}
