import { buildName, version } from '#platform/build/build-name.ts';
import type { TraceOutletSettings } from '#platform/config/outlet-settings.ts';
import type { Log } from '#platform/log/log.ts';
import { createOutbound } from '#platform/outbound/outbound.ts';
import { LONGEST_REQUEST, openOutlet, type Outlet } from '#platform/outlets/outlet.ts';
import { outcomeOf } from '#platform/outlets/send-outcome.ts';
import { type EndedRequest, writeOtlp } from './otlp.ts';

/** Rule 226. */
const RULES = { mostWaiting: 100, mostTogether: 20, mostRequestsAMinute: 12, sendAfter: 5_000 };

/** Hands slow requests to a collector of traces, over OTLP/HTTP in JSON. */
export function openTraceOutlet(settings: TraceOutletSettings, log: Log): Outlet<EndedRequest> {
  const { address, serviceName } = settings;
  // The operator named it, so it may be in an inner network.
  const outbound = createOutbound({
    trustedOrigins: [new URL(address).origin],
    timeoutMilliseconds: LONGEST_REQUEST,
  });
  const headers = { ...settings.headers, 'content-type': 'application/json', 'user-agent': `longhand/${version}` };
  return openOutlet<EndedRequest>({
    name: 'traces',
    rules: RULES,
    log,
    send: async (requests) => {
      const body = writeOtlp(requests, { serviceName, version: buildName });
      return outcomeOf(await outbound(address, { method: 'POST', headers, body }), new Date());
    },
  });
}
