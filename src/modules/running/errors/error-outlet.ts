import { randomUUID } from 'node:crypto';
import { version } from '#platform/build/build-name.ts';
import { createOutbound } from '#platform/outbound/outbound.ts';
import { LONGEST_REQUEST, openOutlet, type Outlet } from '#platform/outlets/outlet.ts';
import {
  envelopeHeaders,
  envelopeOutcome,
  type SentryEvent,
  type SentryException,
  type SentryFrame,
  writeEnvelope,
} from '#platform/outlets/sentry-envelope.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { SeenError } from './group-errors.ts';
import type { Place } from './resolve-frames.ts';

/** Rule 225. */
const RULES = { mostWaiting: 100, mostTogether: 1, mostRequestsAMinute: 30, sendAfter: 0 };
const SENDER = { name: 'longhand', version };

type Means = Pick<CommandContext, 'config' | 'clock' | 'log'>;
type Told = { readonly seen: SeenError; readonly eventId: string };

/** Tells a service in Sentry's protocol of each error that was grouped (rule 225); undefined where there is none. */
export function openErrorOutlet({ config, clock, log }: Means): Outlet<SeenError> | undefined {
  const { errorOutlet: settings } = config;
  if (settings === undefined) return undefined;
  // The operator named it, so that it may stand in an inner network.
  const outbound = createOutbound({
    trustedOrigins: [new URL(settings.address).origin],
    timeoutMilliseconds: LONGEST_REQUEST,
  });
  const headers = envelopeHeaders(settings.publicKey, SENDER);
  const outlet = openOutlet<Told>({
    name: 'errors',
    rules: RULES,
    log,
    join: joinSame,
    send: async ([told]) => {
      if (told === undefined) return { kind: 'taken' };
      const body = writeEnvelope(describeEvent(told, config), clock.now());
      const answer = await outbound(settings.address, { method: 'POST', headers, body });
      return envelopeOutcome(answer, new Date());
    },
  });
  return { ...outlet, offer: (seen) => outlet.offer({ seen, eventId: randomUUID().replaceAll('-', '') }) };
}

/** Of a group that waits already only the last one is told, with how many there were. */
function joinSame(waiting: Told, { seen }: Told): Told | undefined {
  if (waiting.seen.groupId !== seen.groupId) return undefined;
  return { ...waiting, seen: { ...seen, count: waiting.seen.count + seen.count } };
}

/** What a browser says of its build is anybody's to write. */
const BUILD = /^[\w.+-]{1,100}$/;
const ID = /^[\w-]{1,64}$/;
/** What the service takes: in one line, of so many characters. */
const MOST_TRANSACTION = 200;
const MOST_NAME = 256;
const inOneLine = (text: string, most: number) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();

function describeEvent({ seen, eventId }: Told, { environment }: CommandContext['config']): SentryEvent {
  const { groupId, count, source, report, receivedAt } = seen;
  const { location, routeName, userAgent, requestId, said } = report.about;
  const isBrowser = source === 'browser';
  const transaction = inOneLine(routeName || location, MOST_TRANSACTION);
  return {
    event_id: eventId,
    timestamp: receivedAt.toISOString(),
    platform: isBrowser ? 'javascript' : 'node',
    level: 'error',
    ...(BUILD.test(report.build) && { release: `longhand@${report.build}` }),
    environment,
    ...(transaction !== '' && { transaction }),
    fingerprint: [groupId],
    exception: { values: [describeException(seen)] },
    ...(isBrowser && {
      request: { url: location, ...(userAgent !== '' && { headers: { 'User-Agent': userAgent } }) },
    }),
    tags: { source, ...(ID.test(requestId) && { request_id: requestId }) },
    extra: { seen: count, ...(said !== '' && { said }) },
    sdk: { ...SENDER, settings: { infer_ip: 'never' } },
  };
}

function describeException({ report, places }: SeenError): SentryException {
  const frames = places.map(describeFrame).toReversed();
  const { name, message } = report;
  return { type: name, value: message, ...(frames.length > 0 && { stacktrace: { frames } }) };
}

function describeFrame({ file, line, column, name }: Place): SentryFrame {
  const named = inOneLine(name, MOST_NAME);
  return {
    filename: inOneLine(file, MOST_NAME),
    ...(named !== '' && { function: named }),
    lineno: line,
    colno: column,
    in_app: file.startsWith('src/'),
  };
}
