import { z } from 'zod';

const operationShape = z.object({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z
    .object({ persistedQuery: z.object({ sha256Hash: z.string() }).nullish() })
    .loose()
    .nullish(),
});

/** One operation as a client sends it: a text, the hash of a trusted one, or both. */
export type Operation = {
  readonly text: string | undefined;
  readonly hash: string | undefined;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** Reads one operation; undefined where it is not one. */
export function readOperation(value: unknown): Operation | undefined {
  const parsed = operationShape.safeParse(value);
  if (!parsed.success) return undefined;
  const { query, operationName, variables, extensions } = parsed.data;
  const hash = extensions?.persistedQuery?.sha256Hash;
  if (!query && !hash) return undefined;
  return {
    text: query ?? undefined,
    hash: hash ?? undefined,
    operationName: operationName ?? undefined,
    variables: variables ?? {},
  };
}
