import type { Config } from '#platform/config/config.ts';

/**
 * Who may read mail that no server took. It opens every account: in development and the demo everybody who sits at
 * this machine, and only administrators as soon as the site has a public address or listens to a network.
 */
export function readersOfKeptMail(
  config: Pick<Config, 'environment' | 'isDemo' | 'smtpUrl' | 'siteUrl' | 'host'>,
): 'everybody' | 'administrators' | 'nobody' {
  const { environment, isDemo, smtpUrl, siteUrl, host } = config;
  if (smtpUrl !== undefined || (environment === 'production' && !isDemo)) return 'nobody';
  return isLoopback(new URL(siteUrl).hostname) && isLoopback(host) ? 'everybody' : 'administrators';
}

function isLoopback(host: string): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|\[?::1\]?|(?:.+\.)?localhost)$/.test(host);
}
