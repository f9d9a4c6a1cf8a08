import { setTimeout as pause } from 'node:timers/promises';
import { followRedirects } from '#platform/outbound/follow-redirects.ts';
import { OutboundError, type OutboundFault } from '#platform/outbound/outbound-error.ts';
import { createOutbound } from '#platform/outbound/outbound.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

/** What one run fetches at most, so that a made-up export cannot fill the disk. */
export type PictureLimits = { readonly mostPictures: number; readonly mostBytes: number };

/** Own judgement, for an operator. */
const OF_AN_OPERATOR: PictureLimits = { mostPictures: 50_000, mostBytes: 20 * 1_000_000_000 };
/** As an upload (rule 4). */
const MOST_BYTES_OF_ONE = 25 * 1_000_000;
const TIMEOUT = 30_000;
/** Milliseconds between two requests to one host. */
const PAUSE = 50;
const AGENT = 'Mozilla/5.0 (compatible; Longhand; +https://www.w3.org/TR/webarch/)';
/** A host that failed so often without a break is asked no more: each wait would be as long as the one before. */
const MOST_FAILURES = 8;
/** A server may name a time to wait, and gets at most this many seconds of it. */
const LONGEST_WAIT = 30;

export type FetchedPicture = { readonly bytes: Uint8Array } | { readonly reason: string };
export type FetchPicture = (url: string) => Promise<FetchedPicture>;

type Host = { turn: Promise<unknown>; failures: number };

/** Fetches pictures for a run: from each host one after the other, within limits, and never from an inner network. */
export function createPictureFetcher(
  { config }: Pick<CommandContext, 'config'>,
  { mostPictures, mostBytes }: PictureLimits = OF_AN_OPERATOR,
): FetchPicture {
  const { trustedOrigins } = config;
  const outbound = createOutbound({ trustedOrigins, timeoutMilliseconds: TIMEOUT, mostBytes: MOST_BYTES_OF_ONE });
  const hosts = new Map<string, Host>();
  let [pictures, bytes] = [0, 0];

  async function ask(url: URL): Promise<FetchedPicture | { readonly waitSeconds: number }> {
    try {
      const headers = { accept: 'image/*', 'user-agent': AGENT };
      const { answer } = await followRedirects(outbound, url.href, { headers });
      if (answer.ok) return { bytes: new Uint8Array(await answer.arrayBuffer()) };
      const isBusy = answer.status === 429 || answer.status >= 500;
      const asked = Number(answer.headers.get('retry-after') ?? '1');
      if (isBusy) return { waitSeconds: Math.min(Number.isFinite(asked) ? Math.max(asked, 0) : 1, LONGEST_WAIT) };
      return { reason: `${url.host} answered ${answer.status}` };
    } catch (error) {
      if (error instanceof OutboundError) return { reason: reasons[error.fault].replace('{host}', url.host) };
      throw error;
    }
  }

  async function inTurn(url: URL, host: Host): Promise<FetchedPicture> {
    if (host.failures >= MOST_FAILURES) return { reason: `${url.host} failed too often and is not asked any more` };
    if (pictures >= mostPictures) return { reason: `more than ${mostPictures} pictures are not fetched in one run` };
    if (bytes >= mostBytes) return { reason: `more than ${mostBytes / 1e9} GB are not fetched in one run` };
    pictures += 1;
    let got = await ask(url);
    if ('waitSeconds' in got) {
      await pause(got.waitSeconds * 1_000);
      got = await ask(url);
    }
    const found = 'waitSeconds' in got ? { reason: `${url.host} is too busy` } : got;
    if ('bytes' in found) bytes += found.bytes.length;
    // A picture that is gone says nothing of the next one; a host that cannot be reached does.
    host.failures = 'bytes' in found || found.reason.includes(' answered ') ? 0 : host.failures + 1;
    await pause(PAUSE);
    return found;
  }

  return (address) => {
    const url = new URL(address);
    // Nearly every server answers there too, and only there nobody on the way changes the answer.
    if (!trustedOrigins.includes(url.origin)) url.protocol = 'https:';
    const host = hosts.get(url.host) ?? { turn: Promise.resolve(), failures: 0 };
    hosts.set(url.host, host);
    const found = host.turn.then(() => inTurn(url, host));
    host.turn = found.catch(() => undefined);
    return found;
  };
}

const reasons: Readonly<Record<OutboundFault, string>> = {
  forbidden: '{host} may not be asked',
  unreachable: '{host} could not be reached',
  tooSlow: '{host} took too long',
  tooLarge: 'it is larger than 25 MB',
  redirected: '{host} leads round in circles',
  quarantined: 'this restored copy doesn’t ask {host} for anything',
};
