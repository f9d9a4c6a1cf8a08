import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const parse = (more: Readonly<Record<string, string>>) => () => parseConfig({ NODE_ENV: 'test', ...more });

test.each([
  [{ MAIL_API: 'smoke' }, 'MAIL_API must be ses, mailgun, postmark, sendgrid, resend'],
  [{ MAIL_API: 'resend' }, 'MAIL_API_KEY must be set, because MAIL_API is resend'],
  [{ MAIL_API_KEY: 'k' }, 'MAIL_API must be set, because MAIL_API_KEY is'],
  [{ MAIL_ACCOUNT: 'api' }, 'MAIL_API must be set, because MAIL_ACCOUNT is'],
  [{ MAIL_API: 'ses', MAIL_API_KEY: 'k' }, 'MAIL_API_SECRET must be set, because MAIL_API is ses'],
  [{ MAIL_API: 'ses', MAIL_API_KEY: 'k', MAIL_API_SECRET: 's' }, 'MAIL_API_REGION must be set'],
  [{ MAIL_API: 'mailgun', MAIL_API_KEY: 'k' }, 'MAIL_API_DOMAIN must be set, because MAIL_API is mailgun'],
  [{ MAIL_API: 'resend', MAIL_API_KEY: 'k', MAIL_ACCOUNT: 'smtp' }, 'SMTP_URL must be set, because MAIL_ACCOUNT is'],
  [{ MAIL_API: 'resend', MAIL_API_KEY: 'k', MAIL_WEBHOOK_SECRET: 'x' }, 'MAIL_WEBHOOK_SECRET must begin with whsec_'],
  [{ MAIL_FROM: 'Ada <ada@mail.example>' }, 'MAIL_FROM must be one mail address'],
])('CORE: %j stops the start with a sentence', (environment, sentence) => {
  expect(parse(environment)).toThrow(sentence);
});

test('CORE: a provider that is set whole is taken, and no error repeats its key', () => {
  const { mailApi } = parse({ MAIL_API: 'postmark', MAIL_API_KEY: 'secret-key' })();
  expect(mailApi).toMatchObject({ provider: 'postmark', key: 'secret-key', isForBulkOnly: false });
  expect(parse({ MAIL_API: 'ses', MAIL_API_KEY: 'secret-key' })).not.toThrow('secret-key');
});
