import { boundPause, outcomeOf, type SendOutcome } from './send-outcome.ts';

/** An event in Sentry's protocol, as far as we fill it. */
export type SentryEvent = {
  /** 32 hexadecimal digits; sent again with the same ones, it counts once. */
  readonly event_id: string;
  readonly timestamp: string;
  readonly platform: 'javascript' | 'node';
  readonly level: 'error';
  readonly release?: string;
  readonly environment: string;
  readonly transaction?: string;
  readonly fingerprint: readonly string[];
  readonly exception: { readonly values: readonly SentryException[] };
  readonly request?: { readonly url: string; readonly headers?: Readonly<Record<string, string>> };
  readonly tags: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, string | number>>;
  readonly sdk: SentrySender & { readonly settings: { readonly infer_ip: 'never' } };
};

export type SentrySender = { readonly name: string; readonly version: string };

export type SentryException = {
  readonly type: string;
  readonly value: string;
  /** The place that threw comes last; absent if none is known. */
  readonly stacktrace?: { readonly frames: readonly SentryFrame[] };
};

export type SentryFrame = {
  readonly filename: string;
  readonly function?: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: boolean;
};

/** One event as the body of `POST /api/PROJECT/envelope/`: a line about all, a line about the item, and the item. */
export function writeEnvelope(event: SentryEvent, sentAt: Date): Buffer {
  const { name, version } = event.sdk;
  const payload = Buffer.from(JSON.stringify(event));
  const about = { event_id: event.event_id, sent_at: sentAt.toISOString(), sdk: { name, version } };
  const item = { type: 'event', length: payload.length, content_type: 'application/json' };
  return Buffer.concat([Buffer.from(`${JSON.stringify(about)}\n${JSON.stringify(item)}\n`), payload, NEWLINE]);
}

const NEWLINE = Buffer.from('\n');

/** The headers of that request. */
export function envelopeHeaders(publicKey: string, { name, version }: SentrySender): Readonly<Record<string, string>> {
  const sender = `${name}/${version}`;
  return {
    'content-type': 'application/x-sentry-envelope',
    'user-agent': sender,
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${sender}, sentry_key=${publicKey}`,
  };
}

/** What an answer means for errors: its limits by kind come before its Retry-After, even if it took this one. */
export function envelopeOutcome(answer: Pick<Response, 'status' | 'headers'>, now: Date): SendOutcome {
  const outcome = outcomeOf(answer, now);
  const pause = readRateLimits(answer.headers.get('x-sentry-rate-limits') ?? '');
  return outcome.kind === 'refused' || pause === undefined ? outcome : { ...outcome, pause };
}

/** `60:error;transaction:organization, 2700::key`: seconds, then kinds; no kinds means all. The longest that covers errors. */
function readRateLimits(text: string): number | undefined {
  const pauses = text.split(',').flatMap((limit) => {
    const [seconds = '', kinds = ''] = limit.trim().split(':');
    const isOurs = kinds === '' || kinds.split(';').includes('error');
    return isOurs && /^\d{1,9}(?:\.\d+)?$/.test(seconds) ? [boundPause(1_000 * Number(seconds))] : [];
  });
  return pauses.length === 0 ? undefined : Math.max(...pauses);
}
