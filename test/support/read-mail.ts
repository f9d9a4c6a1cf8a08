import type { CommandContext } from '#modules/ground/command-context.ts';
import { openMail, type WaitingMail } from '#modules/ground/mails/waiting-mail.ts';

/** Every mail that waits to be sent, oldest first; decoys, which go nowhere, only when asked for. */
export async function readMail(
  { database, secrets }: Pick<CommandContext, 'database' | 'secrets'>,
  options: { readonly withDecoys?: boolean } = {},
): Promise<readonly WaitingMail[]> {
  const text = `select j.payload ->> 'sealed' as sealed from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail:send' order by j.id`;
  const rows = await database.query<{ sealed: string }>('waiting_mail', text, []);
  const mails = rows.map(({ sealed }) => openMail(secrets, sealed));
  return mails.filter(({ isDecoy }) => options.withDecoys === true || !isDecoy);
}

/** The six digits of a mail that lets somebody in. Throws where it has none. */
export function codeOf({ text }: Pick<WaitingMail, 'text'>): string {
  const code = /^ {4}(\d{6})$/m.exec(text)?.[1];
  if (code === undefined) throw new Error('The mail has no code.');
  return code;
}

/** The first address of a mail that leads into the site. Throws where it has none. */
export function linkOf({ text }: Pick<WaitingMail, 'text'>): URL {
  const link = /^https?:\/\/\S+$/m.exec(text)?.[0];
  if (link === undefined) throw new Error('The mail has no link.');
  return new URL(link);
}
