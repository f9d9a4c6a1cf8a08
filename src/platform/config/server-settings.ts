import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '#platform/config/config-error.ts';
import type { LogLevel } from '#platform/log/log.ts';
import { type NetworkList, readProgramNetworks } from '#platform/config/program-networks.ts';
import { origins, proxies, siteAddress, text, time, wholeNumber, yesOrNo } from '#platform/config/variable-kinds.ts';

/** Where and how the program runs. */
export type ServerSettings = {
  readonly environment: 'production' | 'development' | 'test';
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Public address of the main site, without a slash at its end. */
  readonly siteUrl: string;
  /** Absolute folder of the embedded database, uploads and secrets. */
  readonly dataFolder: string;
  /** Number of web processes. */
  readonly workers: number;
  /** How long a process that's told to end says that it isn't ready while it keeps serving: a proxy in front needs that. */
  readonly drainSeconds: number;
  /** Megabytes that the page cache of each web process may take; 0 keeps no page. */
  readonly pageCacheMegabytes: number;
  /** Whose X-Forwarded-* headers are trusted: addresses and networks, or the number of proxies in a row; nobody's if undefined. */
  readonly trustedProxies: readonly string[] | number | undefined;
  /** Header in which such a proxy names the reader's country, in small letters; nowhere where undefined. */
  readonly countryHeader: string | undefined;
  /** Networks that only programs come from; none if undefined. */
  readonly programNetworks: NetworkList | undefined;
  /** Origins that writers' links may lead the server to though they are plain http or in an inner network. */
  readonly trustedOrigins: readonly string[];
  readonly logLevel: LogLevel;
  /** Where Prometheus asks; nowhere where undefined. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** ISO time to start from; only in tests. */
  readonly fakeClock: string | undefined;
  readonly isDemo: boolean;
};

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const hostName = z.string().regex(/^[\w.:%-]+$/, 'must be an address or a name of this machine');

export const serverVariables = {
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  HOST: hostName.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535),
  LONGHAND_URL: siteAddress,
  LONGHAND_DATA: z.string().default('./data'),
  LONGHAND_DEMO: yesOrNo,
  WORKERS: wholeNumber(1, 256),
  DRAIN_SECONDS: wholeNumber(0, 300),
  PAGE_CACHE_MB: wholeNumber(0, 65_536),
  TRUSTED_PROXIES: proxies,
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),
  /** A file: an address or a network like 192.0.2.0/24 a line. */
  PROGRAM_NETWORKS: text,
  TRUSTED_ORIGINS: origins,
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
  METRICS_PORT: wholeNumber(0, 65_535),
  METRICS_HOST: hostName.optional(),
  FAKE_CLOCK: time,
};

type Values = z.output<z.ZodObject<typeof serverVariables>>;

export function readServerSettings(values: Values): ServerSettings {
  const port = values.PORT ?? 3000;
  if (values.COUNTRY_HEADER !== undefined && values.TRUSTED_PROXIES === undefined) {
    throw new ConfigError('TRUSTED_PROXIES', 'must be set, because COUNTRY_HEADER is');
  }
  return {
    environment: values.NODE_ENV,
    host: values.HOST,
    port,
    siteUrl: (values.LONGHAND_URL && new URL(values.LONGHAND_URL).origin) ?? `http://127.0.0.1:${port}`,
    dataFolder: resolve(values.LONGHAND_DATA),
    workers: values.WORKERS ?? availableParallelism(),
    drainSeconds: values.DRAIN_SECONDS ?? 0,
    pageCacheMegabytes: values.PAGE_CACHE_MB ?? 64,
    trustedProxies: values.TRUSTED_PROXIES,
    countryHeader: values.COUNTRY_HEADER,
    programNetworks: readProgramNetworks(values.PROGRAM_NETWORKS),
    trustedOrigins: values.TRUSTED_ORIGINS ?? [],
    logLevel: values.LOG_LEVEL,
    metrics: readMetrics(values),
    fakeClock: values.FAKE_CLOCK,
    isDemo: values.LONGHAND_DEMO ?? false,
  };
}

/** The operator decides who can see what the site is doing: by default, anyone on this machine. */
function readMetrics({ METRICS_PORT: port, METRICS_HOST: host }: Values): ServerSettings['metrics'] {
  if (port !== undefined) return { host: host ?? '127.0.0.1', port };
  if (host !== undefined) throw new ConfigError('METRICS_PORT', 'must be set, because METRICS_HOST is');
  return undefined;
}
