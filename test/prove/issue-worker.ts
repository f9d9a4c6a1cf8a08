import { setTimeout as wait } from 'node:timers/promises';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { openApiTransport } from '#platform/mail/providers/api-transport.ts';
import { openSmtpTransport } from '#platform/mail/smtp-transport.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { BULK_CONNECTIONS } from '#modules/ground/mails/deliver-bulk-mail.ts';
import { createMailSigner } from '#modules/ground/sending-domain/mail-signer.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { sendIssues } from '#modules/telling/issues/send-issues.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { testSecrets } from '#test/support/test-secrets.ts';

const [, , connectionString = '', smtpUrl = '', carrier = 'smtp', ahead = '0'] = process.argv;
const log = createLog('silent');
const database = openDatabase<Tables>({ connectionString, maxConnections: BULK_CONNECTIONS + 1, log });
/** Milliseconds that its clock is ahead: leases end, and waits are over, without anybody waiting for them. */
let offset = Number(ahead);
process.stdin.on('data', (chunk) => {
  for (const line of chunk.toString().split('\n')) if (line !== '') offset = Number(line);
});
const environment =
  carrier === 'resend'
    ? {
        MAIL_API: 'resend',
        MAIL_API_KEY: 'key-of-the-tests',
        MAIL_API_HOST: smtpUrl,
        MAIL_FROM: 'letters@mail.example',
      }
    : { SMTP_URL: `${smtpUrl}?from=letters@mail.example` };
const context = systemContext({
  database,
  files: memoryFiles(),
  clock: { now: () => new Date(Date.now() + offset) },
  log,
  config: parseConfig({ NODE_ENV: 'test', ...environment }),
  secrets: testSecrets,
});

const { mailApi, smtpUrl: sendUrl = '' } = context.config;
// Signed, as everything that leaves by a mail server.
const transport =
  mailApi === undefined
    ? openSmtpTransport(sendUrl, { maxConnections: BULK_CONNECTIONS, signer: createMailSigner(context) })
    : openApiTransport(mailApi, { maxConnections: BULK_CONNECTIONS });

// Sends until somebody kills it; while the database is away it asks again.
for (;;) {
  await sendIssues(context, transport).catch(() => undefined);
  await wait(50);
}
