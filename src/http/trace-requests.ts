import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { beginTrace, readTraceparent, runInTrace, type Trace } from '#platform/traces/trace.ts';
import { openTraceOutlet } from '#platform/traces/trace-outlet.ts';
import { answeredBy, noteAnswer } from './answered.ts';
import { requestIdOf } from './request-id.ts';
import type { Site } from './site.ts';

/** Milliseconds (rule 226). */
const SLOW = 1_000;

/** Makes requests parts of traces and tells of slow ones, in the log and where the operator collects them (rule 226). */
export function traceRequests({ config, log, proxies }: Pick<Site, 'config' | 'log' | 'proxies'>) {
  const outlet = config.traceOutlet === undefined ? undefined : openTraceOutlet(config.traceOutlet, log);
  const traces = new WeakMap<IncomingMessage, Trace>();

  function beginTraceOf(request: IncomingMessage): Trace | undefined {
    // Only a proxy of the operator says what a request is part of: a stranger could join others' traces.
    const isBelieved = proxies?.trusts(request.socket.remoteAddress ?? '', 0) === true;
    const parent = isBelieved ? readTraceparent(request.headers['traceparent']) : undefined;
    if (parent === undefined && outlet === undefined) return undefined;
    const trace = beginTrace(parent, { isTold: outlet !== undefined });
    traces.set(request, trace);
    return trace;
  }

  return {
    /** Called before anything answers but the page cache, which is never slow. */
    note: (request: IncomingMessage, response: ServerResponse): void => {
      const began = performance.now();
      const trace = beginTraceOf(request);
      let ended: number | undefined;
      // By then everything is written, however slowly the client reads it.
      response.once('prefinish', () => (ended = performance.now()));
      response.once('close', () => {
        const end = ended ?? performance.now();
        if (end - began < SLOW) return;
        const about = {
          requestId: requestIdOf(request),
          method: request.method ?? '',
          status: ended === undefined ? undefined : response.statusCode,
          ...answeredBy(response),
        };
        const ids = trace === undefined ? {} : { trace_id: trace.traceId, span_id: trace.spanId };
        log.info({ ...about, ...ids, milliseconds: Math.round(end - began) }, 'a request was slow');
        if (trace !== undefined)
          outlet?.offer({ ...about, trace, began, ended: end, endedAt: Date.now() - (performance.now() - end) });
      });
    },
    register: (app: FastifyInstance): void => {
      // Tells apart what Fastify answers that is no page.
      app.addHook('onRequest', (request, reply, done) => {
        noteAnswer(reply.raw, request.routeOptions.url, 'none');
        done();
      });
      // Behind the reading of bodies, which to older versions of Node.js is the socket's work and no request's.
      app.addHook('preHandler', (request, _reply, done) => {
        const trace = traces.get(request.raw);
        if (trace === undefined) done();
        else runInTrace(trace, done);
      });
    },
    stop: async (): Promise<void> => await outlet?.stop(),
  };
}
