import { describeDevice } from '#shared/identity/describe-device.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeNewSignInMail } from '#modules/ground/mails/safety-mails.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { findOwnEmail } from './find-own-email.ts';
import { rememberBrowser } from './sign-in.store.ts';
import type { SignInOperation } from './sign-in-method.ts';

/**
 * Remembers the browser of a sign-in, and where the account has not seen it before, tells its owner by
 * mail when, where and with what it was. A new account hears nothing of its own first browser.
 */
export async function noticeNewBrowser(
  context: CommandContext,
  { personId, operation }: { readonly personId: string; readonly operation: SignInOperation },
): Promise<void> {
  const { database, clock, browser, config } = context;
  const at = clock.now();
  const isKnown =
    browser !== null && (await rememberBrowser(database, { personId, visitorHash: browser.visitorHash, at }));
  if (isKnown || operation === 'register') return;
  const email = await findOwnEmail(database, personId);
  if (email === undefined) return;
  const { siteUrl } = config;
  const site = await readSiteName(context);
  const device = describeDevice(browser?.userAgent ?? '') ?? null;
  const settingsUrl = siteUrl + buildPath('ShowSettingsTab', { setting: 'security' });
  const mail = composeNewSignInMail({ at, place: browser?.country ?? null, device }, { site, siteUrl, settingsUrl });
  await sendMail(context, { to: email.address, mail });
}
