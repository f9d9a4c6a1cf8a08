import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '../headers/trusted-proxies.ts';

/** The countries of readers, as the operator's proxy says. */
export type ReaderCountries = {
  /** Two capital letters; null where unknown. */
  of(request: IncomingMessage): string | null;
  /**
   * The same for a page, which is kept once for all countries but those in which something is withheld or
   * priced otherwise: null where nothing is.
   */
  ofPage(request: IncomingMessage): string | null;
  /** Rereads in which countries pages differ. */
  reload(): Promise<void>;
};

/** What proxies write for an unknown place, and for a network that hides it. */
const NOWHERE: ReadonlySet<string> = new Set(['XX', 'ZZ', 'T1']);

/** Believes only a trusted proxy's header; if none is named, we know nobody's country. */
export function createReaderCountries(options: {
  /** In small letters, as Node names headers. */
  readonly header: string | undefined;
  readonly proxies: TrustedProxies | undefined;
  readonly loadDiffering: () => Promise<readonly string[]>;
}): ReaderCountries {
  const { header, proxies, loadDiffering } = options;
  if (header === undefined || proxies === undefined) {
    return { of: () => null, ofPage: () => null, reload: () => Promise.resolve() };
  }
  let differing: ReadonlySet<string> = new Set();
  const of = (request: IncomingMessage): string | null => {
    const written = request.headers[header];
    if (typeof written !== 'string' || !/^[a-z]{2}$/i.test(written)) return null;
    const country = written.toUpperCase();
    return NOWHERE.has(country) || !proxies.trusts(request.socket.remoteAddress ?? '', 0) ? null : country;
  };
  return {
    of,
    ofPage: (request) => {
      if (differing.size === 0) return null;
      const country = of(request);
      return country !== null && differing.has(country) ? country : null;
    },
    reload: async () => {
      differing = new Set(await loadDiffering());
    },
  };
}
