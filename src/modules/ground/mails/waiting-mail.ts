import { z } from 'zod';
import { openSealedMail, sealMail } from '#platform/mail/sealed-mail.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const waitingMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Empty: the name of the site. */
  senderName: z.string().default(''),
  /** Milliseconds since 1970 after which nobody needs it any more; null where that never comes. */
  validUntil: z.number().nullable(),
  /** Goes nowhere: it is there so that asking for a mail costs the same whether there is an account or not. */
  isDecoy: z.boolean(),
});

/** A mail on its way, as a job carries it. */
export type WaitingMail = z.output<typeof waitingMailSchema>;

/** Of the same length for a decoy. */
export function closeMail(secrets: Secrets, mail: z.input<typeof waitingMailSchema>): string {
  return sealMail(secrets, mail);
}

/** Throws where it was closed with another secret. */
export function openMail(secrets: Secrets, sealed: string): WaitingMail {
  return waitingMailSchema.parse(openSealedMail(secrets, sealed));
}
