import { z } from 'zod';
import { ConfigError } from '#platform/config/config-error.ts';
import { host, text, wholeNumber } from '#platform/config/variable-kinds.ts';
import { isOneAddress } from '#platform/mail/mail-message.ts';
import { type MailProviderName, mailProviderNames } from '#platform/mail/mail-transport.ts';

/** Who carries mail beside the mail server of `SMTP_URL`, whom it comes from, and where what comes back arrives. */
export type MailSettings = {
  /** Undefined where nothing comes back: bounces and complaints go to the sender's mailbox then. */
  readonly mailIntake: MailIntake | undefined;
  /** Undefined where all mail leaves over SMTP, or none does. */
  readonly mailApi: MailApi | undefined;
  /** One bare address; undefined where another variable or the site's own host says it. */
  readonly mailFrom: string | undefined;
};

export type MailIntake = {
  /** Where the background process listens; 0 takes any free port. */
  readonly port: number;
  /** In small letters; its MX record leads to that port. */
  readonly domain: string;
};

/** A service that carries mail by an HTTP interface. */
export type MailApi = {
  readonly provider: MailProviderName;
  readonly key: string;
  /** The other half of the key, of Amazon SES alone; empty elsewhere. */
  readonly secret: string;
  /** Where its servers stand, of Amazon SES and Mailgun; empty where the provider has one place. */
  readonly region: string;
  /** That mail comes from; undefined: the site's own. */
  readonly domain: string | undefined;
  /** What answers in its place. */
  readonly host: string | undefined;
  /** What says that an event comes from it: a key, a password, or of Amazon the topic. */
  readonly webhookSecret: string | undefined;
  /** Mail to one person that somebody waits for goes by the mail server all the same. */
  readonly isForBulkOnly: boolean;
};

const domainName = z
  .string()
  .regex(
    /^(?=.{4,200}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i,
    'must be a domain, such as bounces.stories.example',
  )
  .transform((domain) => domain.toLowerCase())
  .optional();

export const mailVariables = {
  MAIL_INTAKE_PORT: wholeNumber(0, 65_535),
  MAIL_BOUNCE_DOMAIN: domainName,
  MAIL_API: z.enum(mailProviderNames, `must be ${mailProviderNames.join(', ')}`).optional(),
  MAIL_API_KEY: text,
  MAIL_API_SECRET: text,
  MAIL_API_REGION: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+-\d)?$/, 'must be a region, such as eu-west-1, or eu')
    .optional(),
  MAIL_API_DOMAIN: domainName,
  MAIL_API_HOST: host,
  MAIL_WEBHOOK_SECRET: text,
  MAIL_ACCOUNT: z.enum(['api', 'smtp'], 'must be api or smtp').optional(),
  MAIL_FROM: z
    .string()
    .refine((value) => isOneAddress(value), 'must be one mail address')
    .optional(),
};

type Values = z.output<z.ZodObject<typeof mailVariables>>;

/** Throws a ConfigError if something is only half set. */
export function readMailSettings(values: Values, smtpUrl: string | undefined): MailSettings {
  return { mailIntake: readIntake(values), mailApi: readMailApi(values, smtpUrl), mailFrom: values.MAIL_FROM };
}

function readIntake({ MAIL_INTAKE_PORT: port, MAIL_BOUNCE_DOMAIN: domain }: Values): MailIntake | undefined {
  if (port === undefined && domain === undefined) return undefined;
  if (port === undefined) throw new ConfigError('MAIL_INTAKE_PORT', 'must be set, because MAIL_BOUNCE_DOMAIN is');
  if (domain === undefined) throw new ConfigError('MAIL_BOUNCE_DOMAIN', 'must be set, because MAIL_INTAKE_PORT is');
  return { port, domain };
}

const OF_NO_USE_ALONE = [
  'MAIL_API_KEY',
  'MAIL_API_SECRET',
  'MAIL_API_REGION',
  'MAIL_API_DOMAIN',
  'MAIL_API_HOST',
  'MAIL_WEBHOOK_SECRET',
] as const;

function readMailApi(values: Values, smtpUrl: string | undefined): MailApi | undefined {
  const { MAIL_API: provider, MAIL_API_KEY: key, MAIL_API_SECRET: secret, MAIL_API_REGION: region } = values;
  const { MAIL_API_DOMAIN: domain, MAIL_WEBHOOK_SECRET: webhookSecret, MAIL_ACCOUNT: account } = values;
  if (provider === undefined) {
    const alone = OF_NO_USE_ALONE.find((name) => values[name] !== undefined) ?? (account === 'api' && 'MAIL_ACCOUNT');
    if (alone) throw new ConfigError('MAIL_API', `must be set, because ${alone} is`);
    return undefined;
  }
  const needs = (name: string, isThere: boolean) => {
    if (!isThere) throw new ConfigError(name, `must be set, because MAIL_API is ${provider}`);
  };
  needs('MAIL_API_KEY', key !== undefined);
  if (provider === 'ses') needs('MAIL_API_SECRET', secret !== undefined);
  if (provider === 'ses') needs('MAIL_API_REGION', region !== undefined);
  if (provider === 'mailgun') needs('MAIL_API_DOMAIN', domain !== undefined);
  if (account === 'smtp' && smtpUrl === undefined)
    throw new ConfigError('SMTP_URL', 'must be set, because MAIL_ACCOUNT is smtp');
  refuseWebhookSecret(provider, webhookSecret);
  return {
    provider,
    key: key ?? '',
    secret: secret ?? '',
    region: region ?? '',
    domain,
    host: values.MAIL_API_HOST,
    webhookSecret,
    isForBulkOnly: account === 'smtp',
  };
}

/** Its format, since a wrong one would only be noticed once nothing comes back. */
const WEBHOOK_FORMS: Readonly<Record<MailProviderName, { readonly form: RegExp; readonly says: string }>> = {
  ses: { form: /^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d{12}:[\w.-]{1,256}$/, says: 'must be the ARN of an SNS topic' },
  mailgun: { form: /^\S{8,200}$/, says: 'must be the HTTP webhook signing key of Mailgun' },
  postmark: { form: /^\S{16,200}$/, says: 'must be a password of at least 16 characters, which Postmark sends' },
  sendgrid: { form: /^[A-Za-z0-9+/]{60,400}={0,2}$/, says: 'must be the verification key that SendGrid shows' },
  resend: { form: /^whsec_[A-Za-z0-9+/]{16,200}={0,2}$/, says: 'must begin with whsec_, as Resend shows it' },
};

function refuseWebhookSecret(provider: MailProviderName, secret: string | undefined): void {
  const { form, says } = WEBHOOK_FORMS[provider];
  if (secret !== undefined && !form.test(secret)) throw new ConfigError('MAIL_WEBHOOK_SECRET', says);
}

/** Whether mail leaves this site at all. */
export function sendsMail({ smtpUrl, mailApi }: MailWays): boolean {
  return smtpUrl !== undefined || mailApi !== undefined;
}

/** Whether some mail leaves over SMTP, which is what is signed here: a provider signs by itself. */
export function sendsBySmtp({ smtpUrl, mailApi }: MailWays): boolean {
  return smtpUrl !== undefined && (mailApi === undefined || mailApi.isForBulkOnly);
}

type MailWays = { readonly smtpUrl: string | undefined; readonly mailApi: MailApi | undefined };
