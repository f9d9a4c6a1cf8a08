import type { CommandContext } from '#modules/ground/command-context.ts';

/** The setting `auth.connectForMembersOnly`: NON_MEMBER is answered only where the operator asks for it. */
export async function isForMembersOnly({ database }: Pick<CommandContext, 'database'>): Promise<boolean> {
  const text = "select value #>> '{}' as value from setting where name = 'auth.connectForMembersOnly'";
  const [row] = await database.query<{ value: string }>('connect_for_members_only', text, []);
  return row?.value === 'true';
}
