import type { FastifyRequest } from 'fastify';

const NAMES = [
  'grant_type',
  'code',
  'redirect_uri',
  'code_verifier',
  'refresh_token',
  'scope',
  'client_id',
  'client_secret',
  'token',
] as const;
const MOST_CHARACTERS = 2_000;

export type Fields = { get(name: (typeof NAMES)[number]): string | undefined };

/** The fields of a token request; undefined if it isn't a form, or repeats a field (OAuth 2.1, 3.2.2). */
export function readFields({ body }: FastifyRequest): Fields | undefined {
  if (!(body instanceof URLSearchParams)) return undefined;
  for (const name of NAMES) {
    const values = body.getAll(name);
    if (values.length > 1 || (values[0] ?? '').length > MOST_CHARACTERS) return undefined;
  }
  // A parameter without a value counts as omitted.
  return { get: (name) => body.get(name) || undefined };
}
