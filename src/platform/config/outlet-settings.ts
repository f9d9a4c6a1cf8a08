import { z } from 'zod';
import { ConfigError } from '#platform/config/config-error.ts';
import { text, webAddress } from '#platform/config/variable-kinds.ts';

/** Who else hears how the program is doing, if the operator wants that (rules 225 and 226). */
export type OutletSettings = {
  /** A service that gathers errors in Sentry's protocol; undefined where errors stay here. */
  readonly errorOutlet: ErrorOutletSettings | undefined;
  /** A collector of traces; undefined where none are measured. */
  readonly traceOutlet: TraceOutletSettings | undefined;
};

export type ErrorOutletSettings = {
  /** `https://host/api/PROJECT/envelope/` */
  readonly address: string;
  readonly publicKey: string;
};

export type TraceOutletSettings = {
  /** `http://host:4318/v1/traces` */
  readonly address: string;
  /** Sent along, such as a key of the collector. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
};

export const outletVariables = {
  SENTRY_DSN: z
    .string()
    .refine((value) => readDsn(value) !== undefined, 'must be like https://KEY@host/PROJECT')
    .transform(readDsn)
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((value) => readHeaders(value) !== undefined, 'must be like name=value,name=value, with %2C for a comma')
    .transform(readHeaders)
    .optional(),
  OTEL_SERVICE_NAME: text,
};

type Values = z.output<z.ZodObject<typeof outletVariables>>;

/** Throws a ConfigError if something is only half set. */
export function readOutletSettings(values: Values): OutletSettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = values;
  if (endpoint === undefined && headers !== undefined)
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT', 'must be set, because OTEL_EXPORTER_OTLP_HEADERS is');
  return {
    errorOutlet: values.SENTRY_DSN,
    traceOutlet: endpoint === undefined ? undefined : readTraceOutlet(endpoint, values),
  };
}

function readTraceOutlet(endpoint: string, values: Values): TraceOutletSettings {
  const url = new URL(endpoint);
  // Anything after a question mark or a number sign would end up in the middle of the address.
  if (url.search + url.hash + url.username + url.password !== '')
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT', 'must be a web address without a query or a name in it');
  return {
    address: `${endpoint}/v1/traces`,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: values.OTEL_SERVICE_NAME ?? 'longhand',
  };
}

/** `https://KEY@host/path/PROJECT`; a second key behind a colon is of an older protocol, and nobody asks for it. */
function readDsn(value: string): ErrorOutletSettings | undefined {
  const url = URL.parse(value);
  const [, path = '', project] = /^(.*)\/([\w-]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (url === null || project === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  if (!/^[\w-]{1,100}$/.test(url.username) || url.hash !== '' || url.search !== '') return undefined;
  return { address: `${url.origin}${path}/api/${project}/envelope/`, publicKey: url.username };
}

const HEADER = /^[!#$%&'*+.^_`|~\w-]+$/;

function readHeaders(value: string): Readonly<Record<string, string>> | undefined {
  const pairs = value.split(',').map((pair) => readPair(pair.trim()));
  return pairs.every((pair) => pair !== undefined) ? Object.fromEntries(pairs) : undefined;
}

function readPair(pair: string): readonly [string, string] | undefined {
  const at = pair.indexOf('=');
  const name = pair.slice(0, Math.max(at, 0)).trim();
  try {
    const value = decodeURIComponent(pair.slice(at + 1).trim());
    return HEADER.test(name) && /^[\t\x20-\x7e]+$/.test(value) ? [name.toLowerCase(), value] : undefined;
  } catch {
    return undefined;
  }
}
