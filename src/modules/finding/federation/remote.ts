import { z } from 'zod';
import { remoteAddress as address } from './remote-address.ts';
import { isUsableKey } from './http-signature.ts';

/** Somebody on a server elsewhere, as their server describes them. */
export type Remote = {
  readonly uri: string;
  /** Of their server, with a port where it has one. */
  readonly host: string;
  readonly username: string;
  readonly keyId: string;
  /** PEM. */
  readonly publicKey: string;
  readonly inbox: string;
  readonly sharedInbox: string | null;
  readonly fetchedAt: Date;
};

const remoteSchema = z.object({
  id: address,
  preferredUsername: z.string().regex(/^[^\p{Cc}\s@]{1,200}$/u),
  inbox: address,
  endpoints: z.object({ sharedInbox: address.optional() }).nullish(),
  publicKey: z.object({
    id: address,
    owner: address.optional(),
    publicKeyPem: z
      .string()
      .max(20_000)
      .regex(/^[^\0]*$/),
  }),
});

/**
 * Reads what a server said of `uri`; undefined where it speaks of somebody else, has no usable key, or names an inbox
 * that is not its own: what we send must never become a request to a third.
 */
export function readRemote(uri: string, answer: unknown, fetchedAt: Date): Remote | undefined {
  const parsed = remoteSchema.safeParse(answer);
  if (!parsed.success || parsed.data.id !== uri) return undefined;
  const { preferredUsername: username, inbox, endpoints, publicKey } = parsed.data;
  const sharedInbox = endpoints?.sharedInbox ?? null;
  const addresses = [inbox, publicKey.id, ...(sharedInbox === null ? [] : [sharedInbox])];
  if (!addresses.every((one) => isSameOrigin(one, uri))) return undefined;
  if ((publicKey.owner ?? uri) !== uri || !isUsableKey(publicKey.publicKeyPem)) return undefined;
  const { host } = new URL(uri);
  return { uri, host, username, keyId: publicKey.id, publicKey: publicKey.publicKeyPem, inbox, sharedInbox, fetchedAt };
}

/** Whether two addresses are of one server. */
export function isSameOrigin(one: string, other: string): boolean {
  const origin = URL.parse(one)?.origin;
  return origin !== undefined && origin === URL.parse(other)?.origin;
}
