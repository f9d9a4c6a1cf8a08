import { isIP } from 'node:net';
import { z } from 'zod';
import { ConfigError } from '#platform/config/config-error.ts';
import { wholeNumber } from '#platform/config/variable-kinds.ts';

/** How domains of people and publications are proved, and where certificates come from. */
export type DomainSettings = {
  /** Name servers to ask (`192.0.2.53`, `127.0.0.1:5300`); where empty, those that a domain is kept on. */
  readonly dnsServers: readonly string[];
  /** What a proxy in front says when it asks whether to get a certificate; nobody may ask where undefined. */
  readonly tlsAskSecret: string | undefined;
  /** Whether this program itself gets certificates and speaks TLS; otherwise a proxy in front does. */
  readonly isOwnTls: boolean;
  /** Where it listens for TLS; 0 takes any free port. */
  readonly tlsPort: number;
  readonly acmeDirectoryUrl: string;
  /** Asked for what the first one doesn't issue; undefined if there's no second one. */
  readonly acmeFallbackUrl: string | undefined;
  /** What CAA records call those who make our certificates (`letsencrypt.org`); none where nobody knows. */
  readonly caaIdentities: readonly string[];
};

const TLS_PORT = 443;
const ACME_DIRECTORY = 'https://acme-v02.api.letsencrypt.org/directory';

const directory = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });

export const domainVariables = {
  TLS: z.enum(['proxy', 'own'], 'must be proxy or own').default('proxy'),
  TLS_PORT: wholeNumber(0, 65_535),
  ACME_DIRECTORY_URL: directory.optional(),
  ACME_FALLBACK_DIRECTORY_URL: directory.optional(),
  CAA_IDENTITIES: z
    .string()
    .regex(/^\s*[a-z0-9.-]+(?:\s*,\s*[a-z0-9.-]+)*\s*$/i, 'must be names like letsencrypt.org, with commas between')
    .transform(listed)
    .optional(),
  TLS_ASK_SECRET: z
    .string()
    .regex(/^[\w.~-]{16,200}$/, 'must be 16 to 200 letters, digits, dots, dashes or underscores')
    .optional(),
  DNS_SERVERS: z
    .string()
    .refine(
      (value) => listed(value).every(isServer),
      'must be addresses like 192.0.2.53 or 127.0.0.1:5300, with commas between',
    )
    .transform(listed)
    .optional(),
};

type Values = z.output<z.ZodObject<typeof domainVariables>>;

/** Throws a ConfigError where the address of the site does not go with it. */
export function readDomainSettings(values: Values, siteUrl: string): DomainSettings {
  const isOwnTls = values.TLS === 'own';
  if (isOwnTls && !siteUrl.startsWith('https:')) {
    throw new ConfigError('LONGHAND_URL', 'must begin with https:// where TLS is own');
  }
  const acmeDirectoryUrl = values.ACME_DIRECTORY_URL ?? ACME_DIRECTORY;
  const acmeFallbackUrl = values.ACME_FALLBACK_DIRECTORY_URL;
  const known = isOwnTls ? identitiesOf([acmeDirectoryUrl, acmeFallbackUrl]) : [];
  return {
    dnsServers: values.DNS_SERVERS ?? [],
    tlsAskSecret: values.TLS_ASK_SECRET,
    isOwnTls,
    tlsPort: values.TLS_PORT ?? TLS_PORT,
    acmeDirectoryUrl,
    acmeFallbackUrl,
    caaIdentities: values.CAA_IDENTITIES?.map((name) => name.toLowerCase()) ?? known,
  };
}

/** Directories by the end of their host, and what CAA records call who keeps them. */
const IDENTITIES = [
  ['letsencrypt.org', 'letsencrypt.org'],
  ['zerossl.com', 'sectigo.com'],
  ['pki.goog', 'pki.goog'],
  ['ssl.com', 'ssl.com'],
] as const;

/** Empty as soon as one of them is unknown: nothing is then said to be forbidden. */
function identitiesOf(directories: readonly (string | undefined)[]): readonly string[] {
  const hosts = directories.flatMap((url) => (url === undefined ? [] : new URL(url).hostname));
  const found = hosts.map((host) => IDENTITIES.find(([end]) => host === end || host.endsWith(`.${end}`))?.[1]);
  return found.every((identity) => identity !== undefined) ? [...new Set(found)] : [];
}

function listed(value: string): readonly string[] {
  return value.split(',').map((one) => one.trim());
}

/** An address, with a port where there is one: `192.0.2.53:5300`, `[2001:db8::53]:5300`. */
function isServer(value: string): boolean {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+)(?::\d{1,5})?)$/.exec(value) ?? [];
  return isIP(bracketed ?? plain ?? value) > 0;
}
