import { z } from 'zod';
import { MAX_RESPONSE_LENGTH } from './passkey.ts';

const base64url = z.string().regex(/^[\w-]*$/);
const shared = {
  id: base64url.min(1).max(1_400),
  rawId: base64url.max(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).catch({}),
};

const registration = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .catch([]),
  }),
});
const authentication = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});

export type RegistrationProof = z.output<typeof registration>;
export type AuthenticationProof = z.output<typeof authentication>;

/** What `navigator.credentials.create` gave, as JSON; undefined for anything else. */
export function readRegistrationProof(text: string): RegistrationProof | undefined {
  return registration.safeParse(parseJson(text)).data;
}

/** What `navigator.credentials.get` gave, as JSON; undefined for anything else. */
export function readAuthenticationProof(text: string): AuthenticationProof | undefined {
  return authentication.safeParse(parseJson(text)).data;
}

/** The challenge that an answer says it is for; it is trusted only once it was found and taken. */
export function challengeOf(answer: RegistrationProof | AuthenticationProof): string {
  const clientData = parseJson(Buffer.from(answer.response.clientDataJSON, 'base64url').toString());
  return z.object({ challenge: base64url.max(200) }).safeParse(clientData).data?.challenge ?? '';
}

function parseJson(text: string): unknown {
  if (text.length > MAX_RESPONSE_LENGTH) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
