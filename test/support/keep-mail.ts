import { createId } from '#modules/ground/create-id.ts';
import { closeMail } from '#modules/ground/mails/waiting-mail.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

/** Keeps a mail of this text, as the job does where no mail server is there to take it. */
export async function keepMail({ database, secrets, clock }: CommandContext, text: string): Promise<void> {
  const id = createId();
  const sealed = closeMail(secrets, {
    id,
    to: 'somebody@mail.example',
    subject: 'A letter',
    text,
    html: '',
    headers: {},
    validUntil: null,
    isDecoy: false,
  });
  await database.kysely.insertInto('kept_mail').values({ id, sealed, created_at: clock.now() }).execute();
}
