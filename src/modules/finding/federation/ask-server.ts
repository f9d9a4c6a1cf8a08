import { createOutbound } from '#platform/outbound/outbound.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { privateKeyOf } from './actor-keys.ts';
import { actorKeyUrl } from './federation-addresses.ts';
import type { LocalActor } from './find-actor.ts';
import { signRequest } from './http-signature.ts';

/** A server that is slow holds up what others are sent. */
const TIMEOUT = 8_000;
const MOST_BYTES = 131_072;

type Asked = {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** In whose name; unsigned where undefined. */
  readonly asker: LocalActor | undefined;
  readonly body?: Buffer;
};

/** One request to a server elsewhere, signed. Throws an `OutboundError`; inner addresses and redirects are refused. */
export async function askServer(
  { config, secrets, clock }: CommandContext,
  { url, method, headers, asker, body }: Asked,
): Promise<Response> {
  const outbound = createOutbound({
    trustedOrigins: config.trustedOrigins,
    timeoutMilliseconds: TIMEOUT,
    mostBytes: MOST_BYTES,
  });
  const own = { 'user-agent': `Longhand (+${config.siteUrl})`, ...headers };
  const signed =
    asker &&
    signRequest({
      keyId: actorKeyUrl(config.siteUrl, asker.personId),
      privateKey: privateKeyOf(secrets, asker),
      method,
      url,
      now: clock.now(),
      ...(body !== undefined && { body }),
    });
  return await outbound(url, { method, headers: { ...own, ...signed }, ...(body !== undefined && { body }) });
}
