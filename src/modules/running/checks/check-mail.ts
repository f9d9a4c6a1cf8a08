import { formatMessage } from '#shared/messages/format-message.ts';
import { siteCheckFindings as messages } from '#shared/messages/site-check-findings.ts';
import type { Config } from '#platform/config/config.ts';
import type { MailApi } from '#platform/config/mail-settings.ts';
import type { MailTransport } from '#platform/mail/mail-transport.ts';
import { openSmtpTransport } from '#platform/mail/smtp-transport.ts';
import { QuarantineError } from '#platform/quarantine/quarantine.ts';
import { readersOfKeptMail } from '#modules/ground/mails/readers-of-kept-mail.ts';
import { type Finding, ill, well } from './finding.ts';

/** Whether whoever carries mail lets us in. */
export async function checkMail(config: Config): Promise<Finding> {
  const { smtpUrl, mailApi } = config;
  if (mailApi !== undefined) {
    const found = await checkMailApi(mailApi);
    if (!mailApi.isForBulkOnly || smtpUrl === undefined || !found.isWell) return found;
    return await checkServer(smtpUrl, (server) => `${found.sentence}, and ${server}`);
  }
  if (smtpUrl !== undefined) return await checkServer(smtpUrl);
  const shown = {
    everybody: 'mail is shown at /_/dev/mail',
    administrators: 'mail goes nowhere, and /_/dev/mail shows it to administrators only',
    nobody: 'nobody gets any mail',
  };
  const readers = readersOfKeptMail(config);
  const sentence = `no mail server is set (SMTP_URL), so ${shown[readers]}`;
  return readers === 'everybody' ? well(sentence) : ill(sentence, messages.mailUnsetNext);
}

async function checkServer(smtpUrl: string, wordsOf = (server: string) => server): Promise<Finding> {
  const { host } = new URL(smtpUrl);
  try {
    await checkTransport(openSmtpTransport(smtpUrl));
    return well(wordsOf(`the mail server ${host} answers`));
  } catch (error) {
    if (error instanceof QuarantineError) throw error;
    return faultOf(error, host);
  }
}

/** By the codes of the client; its words are kept, for whoever runs that server. */
function faultOf(error: unknown, host: string): Finding {
  const words = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const said = { host, words };
  if (code === 'EAUTH') return ill(formatMessage(messages.mailPassword, said), messages.mailPasswordNext);
  if (code === 'ETLS') return ill(formatMessage(messages.mailUnencrypted, said), messages.mailUnencryptedNext);
  if (code === 'EPROTOCOL') return ill(formatMessage(messages.mailTurnsAway, said), messages.mailTurnsAwayNext);
  return ill(formatMessage(messages.mailAway, said), messages.mailAwayNext);
}

/** Whether the provider lets us in, and whether it can tell us what came back. */
async function checkMailApi(api: MailApi): Promise<Finding> {
  const { openApiTransport } = await import('#platform/mail/providers/api-transport.ts');
  await checkTransport(openApiTransport(api));
  const taken = `${api.provider} accepts our key`;
  if (api.webhookSecret !== undefined) return well(taken);
  const missing = 'but MAIL_WEBHOOK_SECRET isn’t set, so we don’t hear about bounces and complaints';
  return { isWell: false, sentence: `${taken}, ${missing}` };
}

async function checkTransport(transport: MailTransport): Promise<void> {
  try {
    await transport.check();
  } finally {
    transport.close();
  }
}
