import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The trace that one request is part of, and what it does meanwhile. */
export type Trace = {
  /** 32 and 16 hexadecimal digits. */
  readonly traceId: string;
  readonly spanId: string;
  /** The caller's; undefined if the trace begins here. */
  readonly parentId: string | undefined;
  /** Undefined if nobody collects traces: then only its IDs are logged. */
  readonly pieces: Piece[] | undefined;
};

/** A part of the work: a statement, or an operation of the graph. Times are by `performance.now()`. */
export type Piece = {
  readonly kind: 'graph' | 'statement';
  /** Of ours, from a bounded set: nothing that a reader wrote. */
  readonly name: string;
  readonly began: number;
  readonly ended: number;
};

export type Traceparent = { readonly traceId: string; readonly parentId: string };

const TRACE_BYTES = 16;
const SPAN_BYTES = 8;
/** More than any page does; we don't keep anything after that. */
const MOST_PIECES = 500;

/** `00-` and the ids, of a version that may come later with more behind them (W3C Trace Context, level 2). */
const FORM = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(-.*)?$/;

/** Reads the header `traceparent`; undefined if it isn't one. */
export function readTraceparent(header: unknown): Traceparent | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, traceId, parentId, rest] = FORM.exec(header.trim()) ?? [];
  if (traceId === undefined || parentId === undefined) return undefined;
  return version === '00' && rest !== undefined ? undefined : { traceId, parentId };
}

/** Continues the caller's trace, or begins one. */
export function beginTrace(parent: Traceparent | undefined, { isTold }: { readonly isTold: boolean }): Trace {
  return {
    traceId: parent?.traceId ?? randomBytes(TRACE_BYTES).toString('hex'),
    spanId: randomBytes(SPAN_BYTES).toString('hex'),
    parentId: parent?.parentId,
    pieces: isTold ? [] : undefined,
  };
}

const current = new AsyncLocalStorage<Trace>();

/** Runs something, and all that it starts, as a part of a trace. */
export function runInTrace<T>(trace: Trace, run: () => T): T {
  return current.run(trace, run);
}

/** What every line of the log says beside its words, in the names that log services look for; nothing outside a trace. */
export function traceFields(): { readonly trace_id?: string; readonly span_id?: string } {
  const trace = current.getStore();
  return trace === undefined ? {} : { trace_id: trace.traceId, span_id: trace.spanId };
}

/** Does some work of a request and, if traces are collected, notes how long it takes. */
export function timePiece<T>(kind: Piece['kind'], name: () => string, work: () => Promise<T>): Promise<T> {
  const pieces = current.getStore()?.pieces;
  if (pieces === undefined || pieces.length >= MOST_PIECES) return work();
  const began = performance.now();
  return work().finally(() => {
    pieces.push({ kind, name: name(), began, ended: performance.now() });
  });
}
