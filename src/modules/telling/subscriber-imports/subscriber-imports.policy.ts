import { mayImportEmails } from '#shared/newsletters/subscriber-import-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

const SINCE = 'select created_at as "accountSince" from person where id = $1';

/** Whether the viewer may bring a list along: an account of 7 days, or an administrator (rule 72). */
export async function canImportEmails(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  viewer: Viewer | null,
): Promise<boolean> {
  if (viewer === null || viewer.isSuspended) return false;
  const [row] = await database.query<{ accountSince: Date }>('account_since', SINCE, [viewer.personId]);
  const isAdministrator = viewer.roles.has('ADMIN');
  return row !== undefined && mayImportEmails({ ...row, isAdministrator }, clock.now());
}
