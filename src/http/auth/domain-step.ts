import { safeRedirect } from '#shared/identity/redirect-target.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import type { Site } from '../site.ts';

/** What a custom domain tells the main site: itself, the reader's browser there, and where the reader was. */
export type DomainStep = {
  readonly host: KnownHost;
  readonly visitorHash: string;
  /** A path of that host. */
  readonly redirect: string;
  /** The same, as written in an address or a form. */
  readonly query: Readonly<Record<'host' | 'state' | 'redirect', string>>;
};

const VISITOR_HASH = /^[0-9a-f]{64}$/;

/** Undefined if it doesn't name one of our custom domains, or a browser. */
export async function readDomainStep(
  site: Site,
  read: (name: string) => string | undefined,
): Promise<DomainStep | undefined> {
  const [name, state] = [read('host') ?? '', read('state') ?? ''];
  const host = await site.hosts.look(name);
  if (host === undefined || host.context.type === 'DEFAULT' || host.key !== name || !VISITOR_HASH.test(state))
    return undefined;
  const redirect = safeRedirect(read('redirect'), [host.origin]);
  return { host, visitorHash: state, redirect, query: { host: host.key, state, redirect } };
}
