import type { CommandContext } from '#modules/ground/command-context.ts';
import { openMail, type WaitingMail } from './waiting-mail.ts';

export type KeptMail = Pick<WaitingMail, 'id' | 'to' | 'subject' | 'text' | 'html' | 'headers'> & {
  readonly keptAt: Date;
};

/** The newest hundred mails that were kept for want of a mail server; for development and demo only. */
export async function readKeptMail({
  database,
  secrets,
}: Pick<CommandContext, 'database' | 'secrets'>): Promise<readonly KeptMail[]> {
  const text = 'select sealed, created_at from kept_mail order by created_at desc, id limit 100';
  const rows = await database.query<{ sealed: string; created_at: Date }>('kept_mails', text, []);
  return rows.map(({ sealed, created_at: keptAt }) => {
    const { id, to, subject, text: plain, html, headers } = openMail(secrets, sealed);
    return { id, to, subject, text: plain, html, headers, keptAt };
  });
}
