import { z } from 'zod';
import { ConfigError } from '#platform/config/config-error.ts';
import { wholeNumber } from '#platform/config/variable-kinds.ts';

/** Where mail that comes back arrives. */
export type MailSettings = {
  /** Undefined where nothing comes back: bounces and complaints go to the sender's mailbox then. */
  readonly mailIntake: MailIntake | undefined;
};

export type MailIntake = {
  /** Where the background process listens; 0 takes any free port. */
  readonly port: number;
  /** In small letters; its MX record leads to that port. */
  readonly domain: string;
};

export const mailVariables = {
  MAIL_INTAKE_PORT: wholeNumber(0, 65_535),
  MAIL_BOUNCE_DOMAIN: z
    .string()
    .regex(
      /^(?=.{4,200}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i,
      'must be a domain, such as bounces.stories.example',
    )
    .transform((domain) => domain.toLowerCase())
    .optional(),
};

type Values = z.output<z.ZodObject<typeof mailVariables>>;

/** Throws a ConfigError where only one of both is set. */
export function readMailSettings({ MAIL_INTAKE_PORT: port, MAIL_BOUNCE_DOMAIN: domain }: Values): MailSettings {
  if (port === undefined && domain === undefined) return { mailIntake: undefined };
  if (port === undefined) throw new ConfigError('MAIL_INTAKE_PORT', 'must be set, because MAIL_BOUNCE_DOMAIN is');
  if (domain === undefined) throw new ConfigError('MAIL_BOUNCE_DOMAIN', 'must be set, because MAIL_INTAKE_PORT is');
  return { mailIntake: { port, domain } };
}
