import { createHmac } from 'node:crypto';
import type { Browser } from '#modules/ground/browser.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

/** Who the meter counts for: the account, else the browser by its cookie (rules 79, 81); null where there is neither. */
export function readerOf(viewer: Viewer | null, browser: Browser | null): string | null {
  if (viewer !== null) return `person:${viewer.personId}`;
  return browser === null ? null : `visitor:${browser.visitorHash}`;
}

/** `YYYY-MM-DD` in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** An IPv4 network of 256 addresses; of IPv6 the /64 that limits count by. */
function wideNetwork(network: string): string {
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0');
}

/** The network and the kind of browser, so that only who knows our secret and the day could find them out. */
export function networkHash(secrets: CommandContext['secrets'], browser: Browser, day: string): string {
  const said = `${day} ${wideNetwork(browser.network)} ${browser.userAgent}`;
  return createHmac('sha256', secrets.secret('meter of networks')).update(said).digest('base64url');
}
