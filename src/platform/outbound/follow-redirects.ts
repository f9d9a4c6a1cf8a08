import { OutboundError } from './outbound-error.ts';
import type { Outbound, OutboundRequest } from './outbound.ts';

/** Own judgement: a short link, its tracker, http to https. */
const MOST_REDIRECTS = 4;

export type Found = { readonly answer: Response; /** Where it stands in the end. */ readonly url: string };

/** Asks an address and follows redirects; we judge each address on the way like the first. Throws an OutboundError. */
export async function followRedirects(outbound: Outbound, address: string, request?: OutboundRequest): Promise<Found> {
  let url = address;
  for (let left = MOST_REDIRECTS; ; left -= 1) {
    try {
      return { answer: await outbound(url, request), url };
    } catch (error) {
      const next = error instanceof OutboundError && error.location !== undefined && URL.parse(error.location, url);
      if (!next || left === 0) throw error;
      url = next.href;
    }
  }
}
