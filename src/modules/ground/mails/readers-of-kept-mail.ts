import { sendsMail } from '#platform/config/mail-settings.ts';
import type { Config } from '#platform/config/config.ts';
import { isOnThisMachineOnly } from '#platform/config/is-loopback.ts';

/**
 * Who may read mail that no server took. It opens every account: in development and the demo everybody who sits at
 * this machine, and only administrators as soon as the site has a public address or listens to a network.
 */
export function readersOfKeptMail(
  config: Pick<Config, 'environment' | 'isDemo' | 'smtpUrl' | 'mailApi' | 'siteUrl' | 'host'>,
): 'everybody' | 'administrators' | 'nobody' {
  const { environment, isDemo, siteUrl, host } = config;
  if (sendsMail(config) || (environment === 'production' && !isDemo)) return 'nobody';
  return isOnThisMachineOnly({ siteUrl, host }) ? 'everybody' : 'administrators';
}
