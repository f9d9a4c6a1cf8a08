import { describeDevice } from '#shared/identity/describe-device.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composePasswordMail } from '#modules/ground/mails/safety-mails.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';

/** Tells the account's address what became of its password, with date, place and device. */
export async function notifyPasswordChange(
  context: CommandContext,
  personId: string,
  change: 'set' | 'changed' | 'removed',
): Promise<void> {
  const to = (await findOwnEmail(context.database, personId))?.address;
  if (to === undefined) return;
  const { siteUrl } = context.config;
  const site = await readSiteName(context);
  const occasion = {
    at: context.clock.now(),
    place: context.browser?.country ?? null,
    device: describeDevice(context.browser?.userAgent ?? '') ?? null,
  };
  const settingsUrl = siteUrl + buildPath('ShowSettingsTab', { setting: 'security' });
  await sendMail(context, { to, mail: composePasswordMail(change, occasion, { site, siteUrl, settingsUrl }) });
}
