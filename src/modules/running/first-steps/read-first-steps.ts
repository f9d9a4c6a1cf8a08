import { sendsMail } from '#platform/config/mail-settings.ts';
import { isLoopback } from '#platform/config/is-loopback.ts';
import { DEFAULT_SITE_NAME } from '#shared/site-name.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readersOfKeptMail } from '#modules/ground/mails/readers-of-kept-mail.ts';
import { readStuckMail } from '#modules/ground/mails/stuck-mail.ts';
import { canSwitchFlags } from '#modules/ground/roles/roles.policy.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { readWaysIn } from '#modules/identity/passwords/ways-in.ts';

/** How far a site is on its first day, as its administrator sees it. */
export type FirstSteps = {
  readonly isNamed: boolean;
  readonly sendsMail: boolean;
  readonly showsKeptMail: boolean;
  readonly isPublic: boolean;
  readonly hasWayIn: boolean;
  readonly email: string | null;
  readonly hasStories: boolean;
  readonly hasPeople: boolean;
  readonly hasLook: boolean;
  readonly hasBackup: boolean;
  readonly takesMoney: boolean;
  /** Mails that whoever carries them did not take. */
  readonly stuckMails: number;
};

const READ = `
  select (select address from email_address where person_id = $1) as email,
    exists (select 1 from story where is_listed) as "hasStories",
    exists (select 1 from email_address where person_id <> $1) as "hasPeople",
    exists (select 1 from setting where name in ('site.logoImageId', 'site.accentColor')) as "hasLook",
    exists (select 1 from backup_run where outcome <> 'FAILED') as "hasBackup"`;

type Found = Pick<FirstSteps, 'email' | 'hasStories' | 'hasPeople' | 'hasLook' | 'hasBackup'>;

/** Null for whoever may not set the site up. */
export async function readFirstSteps(context: CommandContext): Promise<FirstSteps | null> {
  const { database, config, viewer } = context;
  if (viewer === null || !canSwitchFlags(context)) return null;
  const [[row], name, ways, stuck] = await Promise.all([
    database.query<Found>('first_steps', READ, [viewer.personId]),
    readSiteName(context),
    readWaysIn(context, viewer.personId),
    readStuckMail(database),
  ]);
  return {
    email: row?.email ?? null,
    hasStories: row?.hasStories === true,
    hasPeople: row?.hasPeople === true,
    hasLook: row?.hasLook === true,
    hasBackup: row?.hasBackup === true,
    takesMoney: config.stripe !== undefined || config.braintree !== undefined,
    stuckMails: stuck.count,
    isNamed: name !== DEFAULT_SITE_NAME,
    sendsMail: sendsMail(config),
    showsKeptMail: readersOfKeptMail(config) !== 'nobody',
    isPublic: !isLoopback(new URL(config.siteUrl).hostname),
    hasWayIn: ways.hasPassword || ways.passkeyCount > 0 || ways.connectionCount > 0,
  };
}
