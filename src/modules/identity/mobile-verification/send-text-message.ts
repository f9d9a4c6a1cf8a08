import { formatMessage } from '#shared/messages/format-message.ts';
import { mobileVerificationMessages as messages } from '#shared/messages/mobile-verification.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { readersOfKeptMail } from '#modules/ground/mails/readers-of-kept-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';

/** Nobody owns it (RFC 6761): messages of development are shown with the mail that is not sent. */
const SHOWN_DOMAIN = 'sms.invalid';
const SETTING = "select value #>> '{}' as value from setting where name = 'sms.mailDomain'";

/**
 * Where messages to telephones go: by mail to the gateway that the operator named, which passes them on;
 * in development, tests and the demo, while no mail is sent, to the page that shows it. Undefined, as by
 * default, where nobody set up either.
 */
export async function findTextGateway({ database, config }: CommandContext): Promise<string | undefined> {
  const [row] = await database.query<{ value: string | null }>('sms_gateway', SETTING, []);
  if (row?.value) return row.value;
  return readersOfKeptMail(config) === 'nobody' ? undefined : SHOWN_DOMAIN;
}

/** Sends a code to a number. Part of the transaction that keeps it. */
export async function sendTextMessage(
  context: CommandContext,
  message: {
    readonly gateway: string;
    readonly number: string;
    readonly code: string;
    readonly minutes: number;
    readonly validUntil: Date;
  },
): Promise<void> {
  const { gateway, number, code, minutes, validUntil } = message;
  const text = formatMessage(messages.text, { code, minutes, site: await readSiteName(context) });
  const mail = composeMail({
    subject: messages.subject,
    preview: '',
    blocks: [{ kind: 'paragraph', text }],
    footer: messages.footer,
  });
  // A gateway passes on the text alone.
  const plain = { ...mail, text: `${text}\n` };
  await sendMail(context, { to: `${number.slice(1)}@${gateway}`, mail: plain, validUntil });
}
