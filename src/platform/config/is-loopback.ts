import type { Config } from './config.ts';

/** Whether the name of a host stands for this machine alone. */
export function isLoopback(host: string): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|\[?::1\]?|(?:.+\.)?localhost)$/.test(host);
}

/** Whether only someone at this machine can open the site, judging by its address and by what it listens on. */
export function isOnThisMachineOnly({ siteUrl, host }: Pick<Config, 'siteUrl' | 'host'>): boolean {
  return isLoopback(new URL(siteUrl).hostname) && isLoopback(host);
}
