import type { CommandContext } from '#modules/ground/command-context.ts';
import { MAIL_WINDOW } from './email-auth-rules.ts';

/** True where this browser's newest request, of the last hour, was for the same address: it learns nothing new. */
export async function hasAskedBefore(
  { database, clock }: CommandContext,
  { visitorHash, address }: { readonly visitorHash: string; readonly address: string },
): Promise<boolean> {
  const text = `select address = $2 and created_at > $3 as known from email_auth_request
    where visitor_hash = $1 order by place desc limit 1`;
  const since = new Date(clock.now().getTime() - MAIL_WINDOW);
  const [row] = await database.query<{ known: boolean }>('email_auth_asked', text, [visitorHash, address, since]);
  return row?.known ?? false;
}
