import type { Piece, Trace } from './trace.ts';

/** A request that is over. */
export type EndedRequest = {
  readonly trace: Trace;
  readonly began: number;
  readonly ended: number;
  /** By the clock of the machine, when `ended` was. */
  readonly endedAt: number;
  readonly method: string;
  /** Name of a page or pattern of an address. */
  readonly route: string;
  /** Undefined if the client went away before there was an answer. */
  readonly status: number | undefined;
  readonly cache: string;
  readonly requestId: string;
};

type Value = { readonly stringValue: string } | { readonly intValue: string };
type Attribute = { readonly key: string; readonly value: Value };

/** `SpanKind` and `StatusCode` of the protocol. */
const INTERNAL = 1;
const SERVER = 2;
const CLIENT = 3;
const FAILED = 2;
const FIRST_FAILURE = 500;
/** Only the longest are reported. */
const MOST_CHILDREN = 50;
/** In a millisecond. */
const MICROSECONDS = 1e3;
const NANOSECONDS = 1e6;
/** IDs of children count up from their request's, so they need no random bytes each. */
const HALF = 8;

/** Requests as the body of `POST /v1/traces`, in the JSON of OTLP 1. */
export function writeOtlp(
  requests: readonly EndedRequest[],
  sender: { readonly serviceName: string; readonly version: string },
): string {
  const attributes = [text('service.name', sender.serviceName), text('service.version', sender.version)];
  const scope = { name: 'longhand', version: sender.version };
  const spans = requests.flatMap(describeRequest);
  return JSON.stringify({ resourceSpans: [{ resource: { attributes }, scopeSpans: [{ scope, spans }] }] });
}

function describeRequest(request: EndedRequest) {
  const { trace, began, ended, method, route, status, cache, requestId } = request;
  const pieces = trace.pieces ?? [];
  const isFailed = status === undefined || status >= FIRST_FAILURE;
  const longest = pieces.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, MOST_CHILDREN);
  const root = {
    traceId: trace.traceId,
    spanId: trace.spanId,
    ...(trace.parentId !== undefined && { parentSpanId: trace.parentId }),
    name: `${method} ${route}`,
    kind: SERVER,
    ...timesOf(request, { began, ended }),
    attributes: [
      text('http.request.method', method),
      text('http.route', route),
      ...(status === undefined ? [] : [number('http.response.status_code', status)]),
      ...(isFailed ? [text('error.type', status === undefined ? 'aborted' : String(status))] : []),
      text('longhand.cache', cache),
      text('longhand.request_id', requestId),
      number('longhand.statements', pieces.filter(({ kind }) => kind === 'statement').length),
    ],
    ...(isFailed && { status: { code: FAILED } }),
  };
  return [root, ...longest.map((piece, place) => describePiece(request, piece, place))];
}

function describePiece(request: EndedRequest, piece: Piece, place: number) {
  const { traceId, spanId } = request.trace;
  const isStatement = piece.kind === 'statement';
  return {
    traceId,
    spanId: childId(spanId, place),
    parentSpanId: spanId,
    name: piece.name,
    kind: isStatement ? CLIENT : INTERNAL,
    ...timesOf(request, piece),
    attributes: isStatement
      ? [text('db.system.name', 'postgresql'), text('db.query.summary', piece.name)]
      : [text('graphql.operation.name', piece.name)],
  };
}

function childId(spanId: string, place: number): string {
  const low = (Number.parseInt(spanId.slice(HALF), 16) + place + 1) % 2 ** 32;
  // All zeros would be no id.
  const high = spanId.slice(0, HALF).replace(/^0+$/, '00000001');
  return high + low.toString(16).padStart(HALF, '0');
}

/** Whole numbers of 64 bits are texts in JSON. */
function timesOf(
  { ended: end, endedAt }: EndedRequest,
  { began, ended }: { readonly began: number; readonly ended: number },
) {
  // The time of day in microseconds is the longest that a number holds.
  const last = BigInt(Math.round(endedAt * MICROSECONDS)) * 1_000n;
  const at = (time: number) => String(last - BigInt(Math.round((end - time) * NANOSECONDS)));
  return { startTimeUnixNano: at(began), endTimeUnixNano: at(Math.max(began, ended)) };
}

const lengthOf = ({ began, ended }: Piece): number => ended - began;
const text = (key: string, stringValue: string): Attribute => ({ key, value: { stringValue } });
const number = (key: string, value: number): Attribute => ({ key, value: { intValue: String(value) } });
