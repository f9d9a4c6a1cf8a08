import { z } from 'zod';
import { startLocalServer } from './local-server.ts';

/** `bytes` are hexadecimal digits in this protocol, unlike in other JSON of the kind, and none of an id are all zeros. */
const id = (digits: number) => z.string().regex(new RegExp(`^(?!0+$)[\\da-f]{${digits}}$`, 'i'));
/** Whole numbers of 64 bits: a text of digits, since no number of JSON holds them. */
const whole = z.string().regex(/^-?\d{1,19}$/);
const nanoseconds = z.string().regex(/^\d{19}$/);
const value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: whole }),
  z.strictObject({ boolValue: z.boolean() }),
  z.strictObject({ doubleValue: z.number() }),
]);
const attributes = z
  .array(z.strictObject({ key: z.string().min(1), value }))
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'a key stands twice');

const span = z
  .strictObject({
    traceId: id(32),
    spanId: id(16),
    parentSpanId: id(16).optional(),
    traceState: z.string().optional(),
    flags: z.number().int().min(0).optional(),
    name: z.string().min(1),
    kind: z.number().int().min(1).max(5),
    startTimeUnixNano: nanoseconds,
    endTimeUnixNano: nanoseconds,
    attributes: attributes.optional(),
    droppedAttributesCount: z.number().int().min(0).optional(),
    status: z
      .strictObject({ code: z.number().int().min(0).max(2).optional(), message: z.string().optional() })
      .optional(),
  })
  .refine((one) => BigInt(one.endTimeUnixNano) >= BigInt(one.startTimeUnixNano), 'it ends before it begins');

const body = z.strictObject({
  resourceSpans: z
    .array(
      z.strictObject({
        resource: z.strictObject({ attributes }),
        scopeSpans: z
          .array(
            z.strictObject({
              scope: z.strictObject({ name: z.string(), version: z.string().optional() }),
              spans: z.array(span).min(1),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

export type SpanRead = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string | undefined;
  readonly name: string;
  readonly kind: number;
  /** Milliseconds. */
  readonly length: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly code: number | undefined;
  readonly resource: Readonly<Record<string, string>>;
};

/** Reads traces in the JSON of OTLP 1 as strictly as it can be read. Throws where anything else is found. */
export function readOtlp(text: string): readonly SpanRead[] {
  const spans = body.parse(JSON.parse(text)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap((scope) => scope.spans)
      .map(({ startTimeUnixNano: start, endTimeUnixNano: end, status, attributes: own, ...rest }) => ({
        ...rest,
        length: Number(BigInt(end) - BigInt(start)) / 1e6,
        attributes: readAttributes(own ?? []),
        code: status?.code,
        resource: readAttributes(resource.attributes),
      })),
  );
  if (spans.some(({ resource }) => !resource['service.name'])) throw new SyntaxError('nobody says who they are');
  if (new Set(spans.map(({ traceId, spanId }) => traceId + spanId)).size < spans.length)
    throw new SyntaxError('two spans have one id');
  return spans;
}

function readAttributes(given: z.output<typeof attributes>): Readonly<Record<string, string>> {
  return Object.fromEntries(given.map(({ key, value: one }) => [key, String(Object.values(one)[0])]));
}

export type OtlpStandIn = {
  readonly origin: string;
  readonly taken: readonly SpanRead[];
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
};

/** A collector of traces on loopback, which takes what comes with `key` and nothing that the protocol does not allow. */
export async function startOtlpStandIn(key: string): Promise<OtlpStandIn> {
  const taken: SpanRead[] = [];
  const complaints: string[] = [];
  const server = await startLocalServer(() => (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const isRight = headers['content-type'] === 'application/json' && headers['x-key'] === key;
      try {
        if (method !== 'POST' || url !== '/v1/traces' || !isRight) throw new SyntaxError(`${method} ${url}`);
        taken.push(...readOtlp(Buffer.concat(chunks).toString('utf8')));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"partialSuccess":{}}');
      } catch (error) {
        complaints.push(String(error));
        response.writeHead(400).end();
      }
    });
  });
  return { origin: server.origin, taken, complaints, close: server.close };
}
