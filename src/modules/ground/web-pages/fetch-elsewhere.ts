import { webPageMessages as messages } from '#shared/messages/web-pages.ts';
import { resultMessages } from '#shared/messages/results.ts';
import { type Found, followRedirects } from '#platform/outbound/follow-redirects.ts';
import { OutboundError, type OutboundFault } from '#platform/outbound/outbound-error.ts';
import { createOutbound } from '#platform/outbound/outbound.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { badRequest } from '#modules/ground/refusals.ts';

/** Own judgement: a page with a hundred pictures is pasted once in a while. */
const RULE = { most: 240, windowSeconds: 3_600 } as const;
const TIMEOUT = 15_000;
const AGENT = 'Mozilla/5.0 (compatible; Longhand; +https://www.w3.org/TR/webarch/)';

/** Why nothing came from elsewhere: a sentence for who asked. */
export type NothingCame =
  | { readonly type: 'BadRequest'; readonly message: string }
  | { readonly type: 'RateLimited'; readonly message: string; readonly retryAfter: number };

type Wanted = { readonly url: string; readonly accept: string; readonly mostBytes: number };

/**
 * Fetches what stands at an address that the viewer gave: https only, never from an inner network, whatever
 * its name says or redirects to (rule 148), and counted for each person. Throws `NotAllowed` for who is
 * signed out or suspended.
 */
export async function fetchElsewhere(context: CommandContext, wanted: Wanted): Promise<Found | NothingCame> {
  const { viewer, config } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const url = URL.parse(wanted.url.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return badRequest(messages.noAddress);
  const taken = await takeOperation(context, 'fetch elsewhere', viewer.personId, RULE);
  if (!taken.ok) {
    return { type: 'RateLimited', message: resultMessages.rateLimited, retryAfter: taken.retryAfterSeconds };
  }
  const { trustedOrigins } = config;
  // Nearly every server answers there too, and only there nobody on the way changes the answer.
  if (!trustedOrigins.includes(url.origin)) url.protocol = 'https:';
  const outbound = createOutbound({ trustedOrigins, timeoutMilliseconds: TIMEOUT, mostBytes: wanted.mostBytes });
  try {
    const found = await followRedirects(outbound, url.href, {
      headers: { accept: wanted.accept, 'user-agent': AGENT },
    });
    return found.answer.ok ? found : badRequest(messages.unreachable);
  } catch (error) {
    if (error instanceof OutboundError) return badRequest(sentences[error.fault]);
    throw error;
  }
}

const sentences: Readonly<Record<OutboundFault, string>> = {
  forbidden: messages.forbidden,
  unreachable: messages.unreachable,
  tooSlow: messages.tooSlow,
  tooLarge: messages.tooLarge,
  redirected: messages.unreachable,
  quarantined: messages.quarantined,
};
